import { beforeAll, describe, expect, it } from 'vitest';
import type { Inspector } from '../engine/inspector.ts';
import { createNodeInspector } from '../hosts/node.ts';
import { placeGraphemes } from '../ui/lib/placed-graphemes.ts';
import { align } from './align.ts';
import { getPieceText, groupPieces, isDifferent } from './group-pieces.ts';

let inspector: Inspector;
beforeAll(async () => {
  inspector = await createNodeInspector();
});

function place(name: string) {
  const outcome = inspector.inspectName(name);
  return outcome.ok ? placeGraphemes(outcome.value) : [];
}

function group(left: string, right: string) {
  return groupPieces(
    align(place(left), place(right), (a, b) => a.report.grapheme === b.report.grapheme),
  );
}

/** Formats the differing pieces, such as `rn>m`. */
function formatDifferences(left: string, right: string): string {
  return group(left, right)
    .filter(isDifferent)
    .map((piece) => `${getPieceText(piece.left)}>${getPieceText(piece.right)}`)
    .join(' ');
}

describe('groupPieces', () => {
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
    expect(formatDifferences(left, right)).toBe(differences);
  });
});
