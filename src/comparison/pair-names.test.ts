import { describe, expect, it, test } from 'vitest';
import { createNodeInspector } from '../hosts/node.ts';
import { getPieceText, groupPieces, isDifferent, type Piece } from './group-pieces.ts';
import { getPairKind, pairNames } from './pair-names.ts';

const inspector = await createNodeInspector();

function pair(first: string, second: string): Piece[] | null {
  const [one, other] = [first, second].map((name) => inspector.inspectName(name));
  if (!one?.ok || !other?.ok) throw new Error('not valid Unicode');
  return pairNames(one.value, other.value);
}

const HASH = '4f5b812789fc606be1b3b16908db13fc7a9adf7ca72641f84d75b47069d3d7f0';

describe('pairNames', () => {
  it.each([
    ['vitalik.eth', 'vitalik.eth', ''],
    ['vitalìk.eth', 'vitalik.eth', 'ì>i'],
    ['rnetarnask.eth', 'metamask.eth', 'rn>m rn>m'],
    ['clatabase.eth', 'database.eth', 'cl>d'],
    ['аррӏе.eth', 'apple.eth', 'а>a р>p р>p ӏ>l е>e'],
    ['meta-mask.eth', 'metamask.eth', '->'],
    ['metamask-support.eth', 'metamask.eth', '-support>'],
    ['metamas.eth', 'metamask.eth', '>k'],
    ['metamsak.eth', 'metamask.eth', 's>a a>s'],
    ['vitalik.eth.claim.eth', 'vitalik.eth', '.claim.eth>'],
    ['ni\u200dck.eth', 'nick.eth', '\u200d>'],
    // The same letters, but a different name.
    ['ab.eth', 'a.beth', 'b> >b'],
    ['pay.vitalik.eth', 'vitalik.eth', 'pay.>'],
    // The label that imitates stands opposite the name that it imitates.
    ['pay.rnetamask', 'metamask.eth', 'pay.> rn>m >.eth'],
    ['vitalik.rnetamask', 'metamask.eth', 'vitalik.> rn>m >.eth'],
    ['club.metarnask.base.eth', 'metamask.eth', 'club.> rn>m base.>'],
    ['go.曰本.eth', '日本.eth', 'go.> 曰>日'],
    ['pay.a1ice.eth', 'pay.alice.eth', '1>l'],
    ['payrnetamask.eth', 'metamask.eth', 'pay> rn>m'],
    ['support-rnetamask-app.eth', 'metamask.eth', 'support-> rn>m -app>'],
    ['pay-a1ice.eth', 'pay.alice.eth', '->. 1>l'],
    ['👨‍👩‍👧.eth', '👨‍👩‍👦.eth', '👨‍👩‍👧>👨‍👩‍👦'],
    [`[${HASH}].eth`, `[${HASH.replace('4', '3')}].eth`, '4>3'],
    ['', 'a', '>a'],
  ])('aligns %j with %j, which differ in %j', (first, second, differences) => {
    const pieces = pair(first, second) ?? [];
    const formatted = pieces
      .filter(isDifferent)
      .map(({ left, right }) => `${getPieceText(left)}>${getPieceText(right)}`);
    expect(formatted.join(' ')).toBe(differences);
  });

  it.each([
    ['vitalik.eth', 'pay.v\u00ectalik.eth'],
    [`a.[${HASH}]`, 'a..b'],
  ])('keeps every character of %j and %j', (first, second) => {
    const pieces = pair(first, second) ?? [];
    expect(pieces.map(({ left }) => getPieceText(left)).join('')).toBe(first);
    expect(pieces.map(({ right }) => getPieceText(right)).join('')).toBe(second);
  });

  test('returns null for names that were too long to be inspected', () => {
    expect(pair('a.eth', 'a'.repeat(10_000))).toBeNull();
  });
});

test('groupPieces never joins graphemes of two labels', () => {
  const columns = ['a', 'b'].map((grapheme, label) => ({
    left: { index: label, label, report: { grapheme } },
    right: null,
  }));
  expect(groupPieces(columns)).toHaveLength(2);
});

const ADDRESS = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';

it.each([
  ['', '', 'names'],
  ['a.eth', 'b.eth', 'names'],
  ['a.eth', '', 'names'],
  [ADDRESS, '', 'names'],
  ['0xd8da6045.eth', 'b.eth', 'names'],
  [ADDRESS, ADDRESS, 'addresses'],
  [ADDRESS, ` ${ADDRESS.toUpperCase()}`, 'addresses'],
  [ADDRESS, 'a.eth', 'mixed'],
  ['a.eth', ADDRESS, 'mixed'],
  [ADDRESS, ADDRESS.slice(0, -1), 'unreadable second'],
  ['0xd8dA…6045', ADDRESS, 'unreadable first'],
  ['a.eth', `0x${ADDRESS.slice(2, 8)} ${ADDRESS.slice(8)}`, 'unreadable second'],
])('compares %j and %j as %s', (first, second, expected) => {
  const pair = getPairKind(first, second);
  expect(pair.kind === 'unreadable' ? `${pair.kind} ${pair.which}` : pair.kind).toBe(expected);
});
