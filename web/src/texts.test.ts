import { beforeAll, describe, expect, it } from 'vitest';
import { listed, texts } from './texts.svelte';

beforeAll(() => {
  globalThis.document = { documentElement: { lang: '' } } as unknown as Document;
});

it('has the texts of a part for everyone who asked for it, also while they are being loaded', async () => {
  await texts.use('en');
  void texts.add('advice');
  await texts.add('advice');
  expect(texts.say('web-advice-ask')).toBe('What would you do?');
});

describe('several things in a sentence', () => {
  it.each([
    ['en', 'Ann', 'Ann and Bob', 'Ann, Bob and Cleo'],
    ['fr', 'Ann', 'Ann et Bob', 'Ann, Bob et Cleo'],
  ])('are told as one does in %s', async (language, one, two, three) => {
    await texts.use(language);
    expect(listed([])).toBe('');
    expect(listed(['Ann'])).toBe(one);
    expect(listed(['Ann', 'Bob'])).toBe(two);
    expect(listed(['Ann', 'Bob', 'Cleo'])).toBe(three);
  });
});
