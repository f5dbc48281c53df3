import { describe, expect, it } from 'vitest';
import { getPieceText } from '../../../comparison/group-pieces.ts';
import type { CheckCode } from '../../../contract/checks.ts';
import { gatherEvidence } from '../../../evidence/testing/gather-evidence.ts';
import { createNodeInspector } from '../../../hosts/node.ts';
import { getHeadline } from '../../../words/names/headline.ts';
import {
  findEvidence,
  findMarks,
  type Marks,
  type PlacedEvidence,
  placeEvidence,
} from './evidence.ts';

const engine = await createNodeInspector();

async function placeName(name: string): Promise<PlacedEvidence> {
  return placeEvidence(await gatherEvidence(engine, name));
}

const UNKNOWN = `[${'0'.repeat(64)}]`;

describe('findEvidence', () => {
  it.each<[name: string, check: CheckCode, graphemes: number[], labels: number[]]>([
    ['bïllz.eth', 'confusables', [1], []],
    ['vitalìk.eth', 'impersonation_risk', [5], []],
    ['rnetamask.eth', 'impersonation_risk', [0, 1], []],
    ['bïllz.eth', 'impersonation_risk', [1], []],
    ['ni\u200dck.eth', 'invisible', [2], []],
    ['ni\u200dck.eth', 'normalized', [2], []],
    ['ok.Brantly.eth', 'normalized', [2], []],
    ['b๐red.eth', 'mixed_scripts', [1], []],
    // Info findings point at no grapheme, and risks only at labels where the grapheme is a risk.
    ['автор.eth', 'confusables', [], []],
    ['автор.vitаlik.eth', 'confusables', [8], []],
    ['foo.xyz', 'decentralized_name', [], [1]],
    ['vitalik.etn', 'decentralized_name', [], [1]],
    [`${UNKNOWN}.eth`, 'unknown_label', [], [0]],
    [`a.${'é'.repeat(130)}.eth`, 'namewrapper_compatible', [], [1]],
    ['ok.under_score.eth', 'punycode_compatible_name', [], [1]],
    ['vitalik.eth', 'confusables', [], []],
    ['a'.repeat(300), 'uninspected', [], []],
    ['0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', 'impersonation_risk', [], []],
  ])('finds the evidence in %j for the check %s', async (name, code, graphemes, labels) => {
    const evidence = await placeName(name);
    const check = evidence.report.checks.find((each) => each.check === code);
    const found = check ? findEvidence(check, evidence) : { graphemes: [], labels: [] };
    expect(found).toEqual({ graphemes, labels });
  });
});

describe('placeEvidence', () => {
  it.each([
    ['vitalìk.eth', 'vitalik.eth', 11, [5]],
    ['rnetamask.eth', 'metamask.eth', 12, [0, 1]],
    ['josé.eth', null, 8, []],
    ['pay.vitalìk.eth', 'vitalik.eth', 12, [0, 1, 2, 8]],
  ])('aligns %s, dots included, with %s', async (name, wanted, count, differing) => {
    const placed = await placeName(name);
    expect([placed.wanted, placed.pieces.length, placed.differing]).toEqual([
      wanted,
      count,
      differing,
    ]);
  });
});

async function mark(name: string): Promise<Marks> {
  const evidence = await gatherEvidence(engine, name);
  return findMarks(placeEvidence(evidence), getHeadline(evidence.report, evidence.normalForm));
}

it.each<[name: string, graphemes: number[], enlarged: string[], sayEverything: boolean]>([
  ['vitalìk.eth', [5], ['ì/i'], true],
  ['prîncêss.eth', [2, 5], ['î/i', 'ê/e'], true],
  ['rnetamask.eth', [0, 1], ['rn/m'], false],
  // Only the evidence says that ENS reads this name as a different name.
  ['vitaIik.eth', [4], ['I/l'], false],
  ['ni\u200dck.eth', [2], ['\u200d/'], true],
  ['sh_op.eth', [2], ['_/-'], false],
  ['a\u00adb_.eth', [1], ['\u00ad/'], true],
  ['hello一.eth', [5], ['一/'], false],
  // Enlarging a missing, added or capital letter explains nothing.
  ['metamas.eth', [], [], false],
  ['meta-mask.eth', [4], [], false],
  ['VITALIK.eth', [0, 1, 2, 3, 4, 5, 6], [], false],
  ['nick.eth', [], [], false],
])('marks %s', async (name, graphemes, enlarged, sayEverything) => {
  const marks = await mark(name);
  expect({
    ...marks,
    enlarged: marks.enlarged.map((each) => [each.given, each.wanted].map(getPieceText).join('/')),
  }).toMatchObject({ graphemes, enlarged, sayEverything });
});

it('enlarges two places and counts the others', async () => {
  const { enlarged, more } = await mark('prîñcêss.eth');
  expect([enlarged.length, more]).toEqual([2, 1]);
});
