import { expect, it } from 'vitest';
import { Requests } from './requests';

const refusal = { type: 'refused', kind: 'refused', message: 'No.' } as const;

it('answers the request that was accepted, and no other', async () => {
  const requests = new Requests();
  const [first, second] = [requests.newId(), requests.newId()];
  const answer = requests.answerTo(first);
  void requests.answerTo(second);
  requests.accepted({ type: 'accepted', id: first, number: 7 });
  expect(await answer).toEqual({ ok: true, number: 7 });
  expect([requests.awaits(first), requests.awaits(second)]).toEqual([false, true]);
});

it('answers a refused request with the refusal', async () => {
  const requests = new Requests();
  const answer = requests.answerTo('a');
  expect(requests.refused({ ...refusal, id: 'a' })).toBe(true);
  expect(await answer).toEqual({ ok: false, refused: { ...refusal, id: 'a' } });
});

it('answers a question with what is told, or with the refusal', async () => {
  const requests = new Requests();
  const [told, refused] = [requests.replyTo('a'), requests.replyTo('b')];
  expect(requests.replied({ id: 'a' })).toBe(true);
  expect(requests.replied({ id: 'a' })).toBe(false);
  expect(requests.refused({ ...refusal, id: 'b' })).toBe(true);
  expect(await told).toEqual({ id: 'a' });
  expect(await refused).toEqual({ ...refusal, id: 'b' });
});

it('leaves refusals of other things to the caller', () => {
  expect(new Requests().refused(refusal)).toBe(false);
});
