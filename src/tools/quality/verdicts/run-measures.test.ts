import { describe, expect, it } from 'vitest';
import type { JudgedCase, Outcome } from './judge-cases.ts';
import type { Bound, Measure } from './measures.ts';
import { countGroups, runMeasures } from './run-measures.ts';

const measure: Measure = {
  title: 'attacks with a warning',
  set: 'attacks',
  groups: /^wild-/,
  as: 'shipped',
  outcomes: ['warn', 'alert'],
  bound: { atLeast: 50 },
};

function createCase(group: string, shipped: Outcome, listed?: Outcome): JudgedCase {
  return {
    name: `${shipped}.eth`,
    set: group === 'Han' ? 'ordinary' : 'attacks',
    group,
    targets: listed === undefined ? [] : ['target.eth'],
    shipped: { outcome: shipped, said: '' },
    listed: { outcome: listed ?? shipped, said: '' },
  };
}

const createCases = (...outcomes: Outcome[]) =>
  outcomes.map((outcome) => createCase('wild-idn', outcome));

describe('runMeasures', () => {
  it.each<[Bound, Outcome[], string]>([
    [{ atLeast: 50 }, ['warn', 'info'], 'held'],
    [{ atLeast: 50 }, ['warn', 'info', 'pass'], 'missed'],
    [{ atMost: 50 }, ['alert', 'pass'], 'held'],
    [{ atMost: 50 }, ['alert', 'warn', 'pass'], 'missed'],
    [{ atMost: 0 }, ['pass', 'info'], 'held'],
    [{ atMost: 0 }, ['warn', 'pass'], 'missed'],
    [{ atMost: 1 }, ['warn', 'pass'], 'undecided'],
    [{ atMost: 1 }, ['warn', 'warn', 'pass'], 'missed'],
    [{ atMost: 1 }, [], 'no cases'],
  ])('compares the bound %o with the outcomes %o and returns %s', (bound, outcomes, standing) => {
    const [result] = runMeasures([{ ...measure, bound }], createCases(...outcomes));
    expect(result?.standing).toBe(standing);
  });

  it('selects the cases by set and group', () => {
    const cases = [
      ...createCases('warn'),
      createCase('subname', 'warn'),
      createCase('Han', 'warn'),
    ];
    const results = runMeasures([measure, { ...measure, set: 'ordinary', groups: /./ }], cases);
    expect(results.map((result) => result.cases)).toEqual([1, 1]);
  });

  it.each<[Partial<Measure>, string[]]>([
    [{}, ['0xab', 'short', 'long', 'both']],
    [{ names: /^0x/ }, ['0xab']],
    [{ targets: /^.{6,}\.eth$/ }, ['0xab', 'long']],
  ])('with the conditions %o selects the cases %o', (conditions, selected) => {
    const [template] = createCases('pass') as [JudgedCase];
    const cases = [
      { ...template, name: '0xab', targets: [] },
      { ...template, name: 'short', targets: ['curve.eth'] },
      { ...template, name: 'long', targets: ['tether.eth'] },
      { ...template, name: 'both', targets: ['curve.eth', 'tether.eth'] },
    ];
    const [result] = runMeasures([{ ...measure, ...conditions }], cases);
    expect(result?.against.map(({ name }) => name)).toEqual(selected);
  });

  it('skips cases without targets if the measure uses a watchlist', () => {
    const cases = [createCase('wild-idn', 'pass', 'alert'), createCase('wild-idn', 'pass')];
    const [result] = runMeasures([{ ...measure, as: 'listed' }], cases);
    expect(result).toMatchObject({ cases: 1, counted: 1, percent: 100, against: [] });
  });

  it.each<[Bound, string]>([
    [{ atLeast: 50 }, 'pass.eth'],
    [{ atMost: 50 }, 'warn.eth'],
  ])('with the bound %o lists %s as a failing case', (bound, name) => {
    const [result] = runMeasures([{ ...measure, bound }], createCases('warn', 'pass'));
    expect(result?.against.map((each) => each.name)).toEqual([name]);
  });

  it('returns a separate result for each group that is large enough', () => {
    const cases = [...createCases('warn', 'pass'), createCase('wild-edit1', 'warn')];
    const results = runMeasures([{ ...measure, minGroupSize: 2 }], cases);
    expect(results.map(({ title }) => title)).toEqual(['attacks with a warning: wild-idn']);
  });
});

it('countGroups counts the outcomes of each group and sorts the groups of a set', () => {
  const cases = [
    createCase('wild-idn', 'info', 'alert'),
    createCase('Han', 'pass'),
    createCase('wild-edit1', 'warn'),
  ];
  const none = { pass: 0, info: 0, warn: 0, alert: 0 };
  expect(countGroups(cases)).toEqual([
    { set: 'attacks', group: 'wild-edit1', cases: 1, shipped: { ...none, warn: 1 }, listed: null },
    {
      set: 'attacks',
      group: 'wild-idn',
      cases: 1,
      shipped: { ...none, info: 1 },
      listed: { ...none, alert: 1 },
    },
    { set: 'ordinary', group: 'Han', cases: 1, shipped: { ...none, pass: 1 }, listed: null },
  ]);
});
