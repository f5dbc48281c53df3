import { beforeAll, describe, expect, it } from 'vitest';
import type { GraphemeGuardReport } from '../../../contract/reports.ts';
import { createNodeInspector } from '../../../hosts/node.ts';
import { countValues, GROUPS, type GridChoice, groupConfusables } from './group-confusables.ts';

const reports = new Map<string, GraphemeGuardReport>();

beforeAll(async () => {
  const engine = await createNodeInspector();
  for (const grapheme of ['á', '1', '👨', '漢']) {
    const outcome = engine.inspectGrapheme(grapheme);
    if (outcome.ok) reports.set(grapheme, outcome.value);
  }
});

const EVERYTHING: GridChoice = { script: null, rating: null, order: 'default' };

function listGroups(grapheme: string, choice: Partial<GridChoice> = {}, similarity = new Map()) {
  const report = reports.get(grapheme);
  if (!report) throw new Error(`No report on ${grapheme}`);
  return { report, groups: groupConfusables(report, { ...EVERYTHING, ...choice }, similarity) };
}

describe('groupConfusables', () => {
  it.each(['á', '1', '👨', '漢'])('puts each confusable of %s into one group', (each) => {
    const { report, groups } = listGroups(each);
    const members = groups.flatMap((group) => group.members);
    expect(new Set(members).size).toBe(members.length);
    expect(new Set(members)).toEqual(new Set(report.confusables));
    const order = groups.map(({ group }) => GROUPS.indexOf(group));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    for (const group of groups) expect(group.members.length).toBeGreaterThan(0);
  });

  it('puts the canonical form into a separate group', () => {
    const [first] = listGroups('á').groups;
    expect([first?.group, first?.members.map(({ grapheme }) => grapheme)]).toEqual([
      'canonical',
      ['a'],
    ]);
  });

  it('filters by script and rating', () => {
    const { groups } = listGroups('1', { script: 'Latin', rating: 3 });
    const members = groups.flatMap((group) => group.members);
    expect(members.length).toBeGreaterThan(0);
    for (const member of members) {
      expect([member.grapheme_script, member.rating]).toEqual(['Latin', 3]);
    }
  });

  it('returns one group ordered by similarity, with unknown similarities last', () => {
    const { report } = listGroups('1');
    const [a, b] = report.confusables.slice(-2).map(({ grapheme }) => grapheme);
    const similarity = new Map(
      [
        [a, 0.5],
        [b, 1],
      ].map(([grapheme, figure]) => [grapheme, { grapheme, drawing: 'whole', similarity: figure }]),
    );
    const { groups } = listGroups('1', { order: 'similarity' }, similarity);
    expect(groups.map(({ group }) => group)).toEqual(['all']);
    const ordered = groups[0]?.members.map(({ grapheme }) => grapheme);
    const others = report.confusables.slice(0, -2).map(({ grapheme }) => grapheme);
    expect(ordered).toEqual([b, a, ...others]);
    expect(report.confusables.slice(-2).map(({ grapheme }) => grapheme)).toEqual([a, b]);
  });
});

describe('countValues', () => {
  it('lists the most frequent value first', () => {
    expect(countValues(['x', 'y', 'y', 'z', 'y', 'z'])).toEqual([
      ['y', 3],
      ['z', 2],
      ['x', 1],
    ]);
  });
});
