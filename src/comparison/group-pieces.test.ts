import { expect, it } from 'vitest';
import { align } from './align.ts';
import { getPieceText, groupPieces, isDifferent, type PieceGrapheme } from './group-pieces.ts';

const place = (name: string): PieceGrapheme[] =>
  name
    .split('.')
    .flatMap((text, label) =>
      Array.from(text, (grapheme, index) => ({ index, label, report: { grapheme } })),
    );

it.each([
  ['vitalik.eth', 'vitalik.eth', ''],
  ['vitalìk.eth', 'vitalik.eth', 'ì>i'],
  ['rnetamask.eth', 'metamask.eth', 'rn>m'],
  ['rnetarnask.eth', 'metamask.eth', 'rn>m rn>m'],
  ['clatabase.eth', 'database.eth', 'cl>d'],
  ['аррӏе.eth', 'apple.eth', 'а>a р>p р>p ӏ>l е>e'],
  ['meta-mask.eth', 'metamask.eth', '->'],
  ['metamask-support.eth', 'metamask.eth', '-support>'],
  ['metamas.eth', 'metamask.eth', '>k'],
  ['metamsak.eth', 'metamask.eth', 's>a a>s'],
  ['vitalik.eth.claim.eth', 'vitalik.eth', 'claim> eth>'],
])('groups the differences of %s and %s: %s', (left, right, differences) => {
  const isSame = (a: PieceGrapheme, b: PieceGrapheme) => a.report.grapheme === b.report.grapheme;
  const pieces = groupPieces(align(place(left), place(right), isSame)).filter(isDifferent);
  const words = pieces.map((piece) => `${getPieceText(piece.left)}>${getPieceText(piece.right)}`);
  expect(words.join(' ')).toBe(differences);
});
