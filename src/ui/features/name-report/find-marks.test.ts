import { expect, it } from 'vitest';
import { getPieceText } from '../../../comparison/group-pieces.ts';
import { gatherEvidence } from '../../../evidence/testing/gather-evidence.ts';
import { createNodeInspector } from '../../../hosts/node.ts';
import { getHeadline } from '../../../words/names/headline.ts';
import { findMarks, type Marks } from './find-marks.ts';
import { placeEvidence } from './placed-evidence.ts';

const engine = await createNodeInspector();

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
