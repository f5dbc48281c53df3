import { describe, expect, it } from 'vitest';
import { alignNames } from '../../../comparison/align-names.ts';
import { getPieceText, groupPieces, type PieceGrapheme } from '../../../comparison/group-pieces.ts';
import { arrangeLines, type Column, foldColumns, joinLine } from './letter-columns.ts';

function listLetters(name: string): PieceGrapheme[] {
  let label = 0;
  return Array.from(name, (grapheme, index) => ({
    index,
    label: grapheme === '.' ? label++ : label,
    report: { grapheme },
  }));
}

function foldPair(given: string, wanted: string): Column[] {
  const pieces = alignNames(listLetters(given), listLetters(wanted));
  return foldColumns(groupPieces(pieces), given !== wanted);
}

/** Formats columns as the given name, with folded runs as `…` and differences in brackets. */
function format(columns: readonly Column[]): string {
  return columns
    .map(({ left, right, differs, isFolded }) => {
      if (isFolded) return '…';
      return differs ? `[${getPieceText(left)}|${getPieceText(right)}]` : getPieceText(left);
    })
    .join('');
}

const a = (count: number) => 'a'.repeat(count);

describe('foldColumns', () => {
  it.each([
    ['vitalìk.eth', 'vitalik.eth', 'vital[ì|i]k.eth'],
    ['rnetamask.eth', 'metamask.eth', '[rn|m]etamask.eth'],
    ['metamask-support.eth', 'metamask.eth', 'metamask[-support|].eth'],
    ['vitalik.eth.limo.evil.com', 'vitalik.eth', 'vitalik.eth[.limo.evil.com|]'],
    [`${a(30)}ì.eth`, `${a(30)}i.eth`, 'aaaa…aaaa[ì|i].eth'],
    [`${a(12)}ì${a(12)}.eth`, `${a(12)}i${a(12)}.eth`, 'aaaaaaaaaaaa[ì|i]aaaa….eth'],
    ['vitаlik.one.label.and.another.eth', 'vitalik.eth', 'vit[а|a]lik.[one.|]…[her.|]eth'],
    ['я'.repeat(70), 'я'.repeat(70), 'я'.repeat(70)],
    [a(60), a(60), a(60)],
    [a(61), a(61), `${a(16)}…${a(16)}`],
  ])('folds only long equal runs of plain letters, and long gaps: %s', (given, wanted, shown) => {
    expect(format(foldPair(given, wanted))).toBe(shown);
  });

  it('loses no letter', () => {
    const [given, wanted] = [`${a(90)}.ì.${a(90)}.eth`, `${a(90)}.i.${a(50)}.eth`];
    const columns = foldPair(given, wanted);
    expect(columns.flatMap(({ left }) => getPieceText(left)).join('')).toBe(given);
    expect(columns.flatMap(({ right }) => getPieceText(right)).join('')).toBe(wanted);
  });
});

describe('arrangeLines', () => {
  it.each([
    ['vitalìk.eth', 'vitalik.eth', 1],
    ['metamask-support.eth', 'metamask.eth', 1],
    ['漢'.repeat(20), `${'漢'.repeat(19)}字`, 2],
    ['thefamousethereumfoundation-vitalìk.eth', 'vitalik.eth', 2],
  ])('arranges %s and %s in lines of at most 16 ems', (given, wanted, count) => {
    const lines = arrangeLines(foldPair(given, wanted));
    expect(lines).toHaveLength(count);
    for (const { ems } of lines) expect(ems).toBeLessThanOrEqual(16);
  });
});

it('leaves no short rest on the last line', () => {
  const given = 'thefamousethereumfoundation-vitalìk.eth';
  const lines = arrangeLines(foldPair(given, 'vitalik.eth'));
  expect(lines.map(({ columns }) => format(columns))).toEqual([
    '[thef|]…[ion-|]',
    'vital[ì|i]k.eth',
  ]);
});

it('joinLine estimates the width of hidden characters by their labels', () => {
  const [plain, hidden] = ['nick', 'ni\u200dck'].map((name) => joinLine(foldPair(name, name)).ems);
  expect((hidden ?? 0) - (plain ?? 0)).toBeGreaterThan(1.5);
});
