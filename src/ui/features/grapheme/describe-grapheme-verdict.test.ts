import { describe, expect, it } from 'vitest';
import { unwrap } from '../../../client/queries/problem-error.ts';
import type { GlyphComparison } from '../../../contract/similarity-service.ts';
import { createNodeInspector } from '../../../hosts/node.ts';
import {
  describeGraphemeChecks,
  describeGraphemeVerdict,
  GROUPS,
  type GridChoice,
  groupConfusables,
} from './describe-grapheme-verdict.ts';

const engine = await createNodeInspector();

const inspect = (grapheme: string) => unwrap(engine.inspectGrapheme(grapheme));

const findMessage = (checks: ReturnType<typeof describeGraphemeChecks>) =>
  checks.find(({ check }) => check === 'confusables')?.message;

describe('describeGraphemeVerdict', () => {
  it.each([
    ['o', 'pass', '5 checks, nothing found', null],
    ['_', 'pass', '5 checks, nothing found', null],
    ['ì', 'warn', '5 checks: can be mistaken for', 'i'],
    ['👨', 'warn', '5 checks: can be mistaken for', '🧑'],
    ['ー', 'warn', '5 checks: can be mistaken for 2 other characters', null],
    ['A', 'alert', '5 checks: not accepted by ENS as it is', null],
    ['\u200d', 'alert', '5 checks: invisible, not accepted by ENS as it is', null],
    // This character is only hard to type or missing from many fonts.
    ['漢', 'pass', '5 checks, nothing found, 1 worth knowing', null],
    ['ሀ', 'warn', '5 checks: can be mistaken for 4 other characters', null],
    ['𐒰', 'alert', '5 checks: not accepted by ENS as it is', null],
  ])('describes %s as %s, “%s”', (grapheme, tone, text, other) => {
    expect(describeGraphemeVerdict(inspect(grapheme))).toEqual({ tone, text, other });
  });
});

describe('describeGraphemeChecks', () => {
  it.each([
    ['o', 'Other characters are mistaken for this plain form.'],
    ['日', 'This character is ordinary, but other characters look like it.'],
    ['_', null],
    ['ì', null],
    ['漢', null],
  ])('explains why %s has confusables but is not flagged: %s', (each, message) => {
    const report = inspect(each);
    expect(findMessage(describeGraphemeChecks(report))).toBe(message ?? findMessage(report.checks));
  });

  it.each([
    ['ì', ['confusables warn', 'typing_difficulty info']],
    ['漢', ['typing_difficulty info']],
    ['o', []],
  ])('puts keyboards and fonts below the risks of %s', (grapheme, found) => {
    const checks = describeGraphemeChecks(inspect(grapheme));
    const first = checks.slice(0, found.length).map(({ check, status }) => `${check} ${status}`);
    expect(first).toEqual(found);
    for (const { status } of checks.slice(found.length)) expect(status).toBe('pass');
  });
});

const EVERYTHING: GridChoice = { script: null, tone: null, order: 'alike' };

function listGroups(grapheme: string, choice: Partial<GridChoice> = {}, similarity = new Map()) {
  const report = inspect(grapheme);
  return { report, groups: groupConfusables(report, { ...EVERYTHING, ...choice }, similarity) };
}

/** Comparisons with the given similarities. */
function compare(similarities: Record<string, number | null>): Map<string, GlyphComparison> {
  return new Map(
    Object.entries(similarities).map(([grapheme, similarity]) => [
      grapheme,
      { grapheme, similarity, drawing: similarity === null ? 'missing' : 'whole' },
    ]),
  );
}

const listNames = (groups: ReturnType<typeof groupConfusables>) =>
  groups.map(({ group, members }) => [group, members.map(({ grapheme }) => grapheme).join('')]);

describe('groupConfusables', () => {
  it.each([
    ['á', 'alike'],
    ['1', 'alike'],
    ['👨', 'script'],
    ['1', 'script'],
    ['漢', 'script'],
  ] as const)('puts each confusable of %s into one group in the order %s', (each, order) => {
    const { report, groups } = listGroups(each, { order });
    const members = groups.flatMap((group) => group.members);
    expect(new Set(members).size).toBe(members.length);
    expect(new Set(members)).toEqual(new Set(report.confusables));
    const indexes = groups.map(({ group }) => GROUPS.indexOf(group));
    expect(indexes).toEqual(indexes.toSorted((a, b) => a - b));
    for (const group of groups) expect(group.members.length).toBeGreaterThan(0);
  });

  it.each(['alike', 'script'] as const)(
    'puts the canonical form first in the order %s',
    (order) => {
      const [first] = listGroups('á', { order }, compare({ à: 1 })).groups;
      expect(listNames(first ? [first] : [])).toEqual([['canonical', 'a']]);
    },
  );

  it('filters by script and tone', () => {
    const { groups } = listGroups('1', { script: 'Latin', tone: 'warn' });
    const members = groups.flatMap((group) => group.members);
    expect(members.length).toBeGreaterThan(0);
    for (const member of members) {
      expect([member.grapheme_script, member.rating]).toEqual(['Latin', 3]);
    }
  });

  it('puts letters of other scripts before letters with strokes and marks until they are measured', () => {
    const { groups } = listGroups('o');
    const [, letters] = listNames(groups)[0] as [string, string];
    expect(groups.map(({ group }) => group)).toEqual(['alike']);
    for (const [first, second] of ['οø', 'оø', 'øó', 'օǒ']) {
      expect(letters.indexOf(first as string)).toBeLessThan(letters.indexOf(second as string));
    }
  });

  it('sorts by similarity once measured, with identical first and undrawn last', () => {
    const { report } = listGroups('o');
    const similarities = Object.fromEntries(
      report.confusables.map(({ grapheme }) => [grapheme, 0.5 as number | null]),
    );
    const measured = compare({ ...similarities, ø: 0.9, о: 1, ó: 1, ο: null });
    const { groups } = listGroups('o', {}, measured);
    const [alike, undrawn] = listNames(groups) as [string, string][];
    expect(alike?.[0]).toBe('alike');
    expect(alike?.[1].startsWith('оóø')).toBe(true);
    expect(undrawn).toEqual(['undrawn', 'ο']);
  });
});
