import { describe, expect, it } from 'vitest';
import { createLineScreen } from './line-screen.ts';
import { PRIVATE_KEY, pickWords, WORD_LISTS } from './testing/phrases.ts';

interface Line {
  text: string;
  number: number;
}

/** Screens lines in chunks and returns the numbers of the secret lines, and all texts in the returned order. */
async function screenLines(texts: readonly string[], chunk: number, hasHashes = false) {
  const lines: Line[] = texts.map((text, at) => ({ text, number: at + 1 }));
  const screen = createLineScreen<Line>(hasHashes);
  const screened = [];
  for (let at = 0; at < lines.length; at += chunk) {
    screened.push(await screen.push(lines.slice(at, at + chunk)));
  }
  screened.push(await screen.end());
  return {
    order: screened.flatMap(({ lines }) => lines.map(({ number }) => number)),
    secrets: screened.flatMap(({ lines, secrets }) =>
      lines.filter((line) => secrets.has(line)).map(({ number }) => number),
    ),
  };
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);
const TWELVE = pickWords('english', 12);
const NAMES = range(1, 30).map((at) => `name${at}.eth`);

describe.each([1, 2, 7, 1000])('lines that arrive in chunks of %d', (chunk) => {
  it.each<[what: string, texts: string[], secrets: number[]]>([
    ['names', NAMES, []],
    ['bare labels', ['alice', 'bob', 'garden', 'carol', 'abandon'], []],
    ['a key', [...NAMES, PRIVATE_KEY, 'alice.eth'], [31]],
    ['a phrase in one line', ['alice.eth', TWELVE.join(' '), 'bob.eth'], [2]],
    ['a phrase with one word per line', ['alice.eth', ...TWELVE, 'bob.eth'], range(2, 13)],
    ['a phrase on two lines', [TWELVE.slice(0, 6).join(' '), TWELVE.slice(6).join(' ')], [1, 2]],
    [
      'a phrase with a wrong word',
      [...TWELVE.slice(0, 4), 'qqqqq', ...TWELVE.slice(5)],
      range(1, 12),
    ],
    ['a numbered phrase', TWELVE.map((word, at) => `${at + 1}.${word}`), range(1, 12)],
    ['numbered names', range(1, 30).map((at) => `${at}.box`), []],
    ['two phrases in a row', pickWords('english', 48), range(1, 48)],
    ['a dictionary', [...(WORD_LISTS.english ?? [])], []],
    [
      'a phrase in a dictionary',
      [...pickWords('english', 100), TWELVE.join(' '), ...pickWords('english', 100)],
      [101],
    ],
    [
      'a phrase after a dictionary',
      [...pickWords('english', 100), 'alice.eth', ...TWELVE],
      range(102, 113),
    ],
  ])('returns %s in order and finds their secrets', async (_, texts, secrets) => {
    const screened = await screenLines(texts, chunk);
    expect(screened.order).toEqual(range(1, texts.length));
    expect(screened.secrets).toEqual(secrets);
  });
});

it('decides names and ordinary labels at once', async () => {
  const screen = createLineScreen<{ text: string }>(false);
  for (const text of ['alice.eth', 'bob', 'https://a.xyz/b']) {
    expect((await screen.push([{ text }])).lines).toEqual([{ text }]);
  }
});

it.each([
  ['alice.eth,0x', true, []],
  ['alice.eth,\\x', true, []],
  ['alice.eth,', true, [1]],
  ['alice.eth,0x', false, [1]],
])('in a table, takes digits after 0x for a hash: %s, %s', async (before, hasHashes, secrets) => {
  expect((await screenLines([before + PRIVATE_KEY], 1, hasHashes)).secrets).toEqual(secrets);
});

it('does not keep back a long list of numbers after a word', async () => {
  const screen = createLineScreen<Line>(false);
  let held = 0;
  for (const texts of [['abandon'], ...Array(5).fill(range(1, 900).map(String))]) {
    const lines = (texts as string[]).map((text, index) => ({ text, number: index + 1 }));
    held += lines.length - (await screen.push(lines)).lines.length;
  }
  expect(held).toBe(0);
});

it('keeps back few long lines without words', async () => {
  const screen = createLineScreen<{ text: string }>(false);
  await screen.push([{ text: 'abandon' }]);
  let held = 1;
  for (let pushed = 1; pushed <= 10; pushed += 1) {
    held += 1 - (await screen.push([{ text: '~'.repeat(60_000) }])).lines.length;
    expect(held).toBeLessThanOrEqual(2);
  }
});

it('finds a phrase whose words are far apart', async () => {
  const texts = TWELVE.flatMap((word) => [word, '~'.repeat(60_000)]);
  const { secrets } = await screenLines(texts, 1);
  expect(secrets).toEqual(TWELVE.map((_, at) => 2 * at + 1));
});

it('reads lines that are kept back only once', async () => {
  let reads = 0;
  const createLine = (at: number) => ({
    get text() {
      reads += 1;
      return at % 900 === 0 ? 'abandon' : '1';
    },
  });
  const screen = createLineScreen<{ text: string }>(false);
  await screen.push([createLine(0)]);
  const readsOfOne = reads;
  for (let at = 1; at < 3_000; at += 1) await screen.push([createLine(at)]);
  expect(reads).toBeLessThanOrEqual(3_000 * readsOfOne);
});
