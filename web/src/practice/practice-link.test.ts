import { describe, expect, it } from 'vitest';
import type { LinkState, TableLink } from '../wire/link';
import type { Json, ToClient, ToServer } from '../wire/messages';
import { Problem } from '../wire/http';
import { PracticeTable, type PracticeAnswer } from './practice-link';

type Answering = (question: Json) => PracticeAnswer | Problem;

/** A practice table whose server is a function, and everything that its link tells. */
function practised(answering: Answering) {
  const questions: Json[] = [];
  const later: (() => void)[] = [];
  const states: LinkState[] = [];
  const heard: ToClient[] = [];
  const ask = async (question: Json): Promise<PracticeAnswer> => {
    questions.push(question);
    const answer = await Promise.resolve(answering(question));
    if (answer instanceof Problem) throw answer;
    return answer;
  };
  const table = new PracticeTable({ from: 'position' }, undefined, [], { ask, later: (action) => later.push(action) });
  const open = (): TableLink =>
    table.open({
      hello: () => ({ type: 'hello', language: 'en', last: 7 }),
      onMessage: (message) => heard.push(message),
      onState: (state) => states.push(state),
    });
  return { table, open, questions, later, states, heard };
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

function requestOf(question: Json): ToServer {
  return question.request as ToServer;
}

const accepts: Answering = (question) => {
  const request = requestOf(question);
  if (request.type !== 'play') return { messages: [{ type: 'present', seats: [0] }] };
  return { messages: [{ type: 'accepted', id: request.id, number: 4 }] };
};

const play = (id: string): ToServer => ({ type: 'play', seat: 0, move: { type: 'walk' }, id });

describe('a link to a practice table', () => {
  it('says hello without a last number and is open with the answer', async () => {
    const { open, questions, states } = practised(accepts);
    open();
    await settled();
    expect(questions).toEqual([{ start: { from: 'position' }, done: [], request: { type: 'hello', language: 'en' } }]);
    expect(states).toEqual(['connecting', 'open']);
  });

  it('sends what was accepted so far with every later request', async () => {
    const { open, questions, table } = practised(accepts);
    const link = open();
    link.send(play('a'));
    link.send(play('b'));
    await settled();
    expect(questions.at(-1)!.done).toEqual([play('a')]);
    expect(table.done).toEqual([play('a'), play('b')]);
  });

  it('does not count what was refused as done', async () => {
    const { open, table, heard } = practised((question) => {
      const request = requestOf(question);
      return request.type === 'hello'
        ? accepts(question)
        : { messages: [{ type: 'refused', kind: 'refused', message: 'no', id: 'a' }] };
    });
    open().send(play('a'));
    await settled();
    expect(table.done).toEqual([]);
    expect(heard.at(-1)!.type).toBe('refused');
  });

  it('asks again when the server is back, without doing anything twice', async () => {
    let away = true;
    const { open, later, states, table } = practised((question) =>
      away && requestOf(question).type === 'play' ? new Problem('away', [], 'no_server', true) : accepts(question),
    );
    open().send(play('a'));
    await settled();
    expect(states.at(-1)).toBe('lost');
    away = false;
    later.shift()!();
    await settled();
    expect(states.at(-1)).toBe('open');
    expect(table.done).toEqual([play('a')]);
  });

  it('is gone if the table cannot begin', async () => {
    const { open, states } = practised(() => new Problem('no such position', [], 'bad_position'));
    open();
    await settled();
    expect(states.at(-1)).toBe('gone');
  });

  it('goes on with what was done when it is made anew', async () => {
    const { open, questions } = practised(accepts);
    const first = open();
    first.send(play('a'));
    await settled();
    first.close();
    open();
    await settled();
    expect(questions.at(-1)!.done).toEqual([play('a')]);
  });
});
