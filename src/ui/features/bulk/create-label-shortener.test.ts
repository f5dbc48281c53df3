import { expect, it } from 'vitest';
import { createLabelShortener } from './create-label-shortener.ts';

/** Shortens each label of a name and replaces the omitted characters with `…`. */
function shorten(name: string, target: string | null, room: number): string {
  const shortenLabel = createLabelShortener(name, target, room);
  const labels = name.split('.').map((label) =>
    shortenLabel(label)
      .map((part) => (typeof part === 'number' ? '…' : part))
      .join(''),
  );
  return labels.join('.');
}

it.each([
  ['keeps a name that fits', 'a-name-with-room.eth', null, 22, 'a-name-with-room.eth'],
  [
    'omits the middle of a plain label',
    `${'a'.repeat(30)}${'b'.repeat(30)}.eth`,
    null,
    22,
    'aaaaaaaaa…bbbbbbbbb.eth',
  ],
  [
    'keeps a confusable character and its neighbours',
    `treasury-wallet-of-the-c\u043empany-vault.eth`,
    null,
    22,
    'treasur…c\u043empany-vault.eth',
  ],
  [
    'keeps the characters that differ from the imitated name',
    'treasury-wallet-of-the-cornpany-vault.eth',
    'treasury-wallet-of-the-company-vault.eth',
    22,
    'treasur…ornpany-vault.eth',
  ],
  [
    'keeps a known name inside a longer name',
    `${'x'.repeat(30)}-metamask-${'y'.repeat(30)}.eth`,
    'metamask.eth',
    22,
    'xxxx…-metamask-…yyyy.eth',
  ],
  [
    'gives a long label the room that short labels do not need',
    `pay.${'a'.repeat(40)}.eth`,
    null,
    24,
    'pay.aaaaaaaa…aaaaaaaa.eth',
  ],
  ['keeps a run that is too short to omit', 'aaaabbbcccccc', null, 12, 'aaaabbbcccccc'],
])('%s', (_, name, target, room, expected) => {
  expect(shorten(name, target, room)).toBe(expected);
});

it('keeps surrogate pairs intact and limits the length', () => {
  const shortened = shorten('\u{1f98a}'.repeat(5_000), null, 22);
  expect(shortened.isWellFormed()).toBe(true);
  expect(shortened.length).toBeLessThan(1_000);
});

it('returns the number of omitted characters', () => {
  const label = `${'a'.repeat(50)}\u043e${'b'.repeat(50)}`;
  const parts = createLabelShortener(label, null, 22)(label);
  const count = parts.map((part) => (typeof part === 'number' ? part : part.length));
  expect(count.reduce((sum, each) => sum + each, 0)).toBe(label.length);
});
