import { describe, expect, it } from 'vitest';
import { createLabelShortener } from './create-label-shortener.ts';

/** The name with its labels folded, `…` for what is left out. */
function fold(name: string, target: string | null, room: number): string {
  const foldLabel = createLabelShortener(name, target, room);
  const labels = name.split('.').map((label) =>
    foldLabel(label)
      .map((part) => (typeof part === 'number' ? '…' : part))
      .join(''),
  );
  return labels.join('.');
}

describe('createLabelShortener', () => {
  it.each([
    ['leaves what there is room for', 'a-name-with-room.eth', null, 22, 'a-name-with-room.eth'],
    [
      'leaves out the middle of plain text',
      `${'a'.repeat(30)}${'b'.repeat(30)}.eth`,
      null,
      22,
      'aaaaaaaaa…bbbbbbbbb.eth',
    ],
    [
      'keeps a character that could deceive, with its neighbours',
      `treasury-wallet-of-the-c\u043empany-vault.eth`,
      null,
      22,
      'treasur…c\u043empany-vault.eth',
    ],
    [
      'keeps where a plain name differs from the one that it imitates',
      'treasury-wallet-of-the-cornpany-vault.eth',
      'treasury-wallet-of-the-company-vault.eth',
      22,
      'treasur…ornpany-vault.eth',
    ],
    [
      'keeps the name that another is built around',
      `${'x'.repeat(30)}-metamask-${'y'.repeat(30)}.eth`,
      'metamask.eth',
      22,
      'xxxx…-metamask-…yyyy.eth',
    ],
    [
      'gives each label what the others leave of the room',
      `pay.${'a'.repeat(40)}.eth`,
      null,
      24,
      'pay.aaaaaaaa…aaaaaaaa.eth',
    ],
    ['leaves no gap that hides little', 'aaaabbbcccccc'.repeat(1), null, 12, 'aaaabbbcccccc'],
  ])('%s', (_, name, target, room, expected) => {
    expect(fold(name, target, room)).toBe(expected);
  });

  it('cuts no character in half, and shows no more than a row can hold', () => {
    const folded = fold('\u{1f98a}'.repeat(5_000), null, 22);
    expect(folded.isWellFormed()).toBe(true);
    expect(folded.length).toBeLessThan(1_000);
  });

  it('leaves out as many characters as it says', () => {
    const label = `${'a'.repeat(50)}\u043e${'b'.repeat(50)}`;
    const parts = createLabelShortener(label, null, 22)(label);
    const count = parts.map((part) => (typeof part === 'number' ? part : part.length));
    expect(count.reduce((sum, each) => sum + each, 0)).toBe(label.length);
  });
});
