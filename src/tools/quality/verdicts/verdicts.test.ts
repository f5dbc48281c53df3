import { describe, expect, it } from 'vitest';
import { inspector } from '../../../engine/testing/test-inspector.ts';
import { formatExamples, formatMeasures, formatTitle } from './format-measures.ts';
import { type JudgedCase, judgeCases, type Outcome } from './judge-cases.ts';
import { type Bound, MEASURES, type Measure } from './measures.ts';
import { runOwnMeasures } from './own-measures.ts';
import { countRegistered, formatCosts } from './registered-cost.ts';
import { type MeasureResult, runMeasures } from './run-measures.ts';
import { readOwnCases, readVerdictCases } from './verdict-cases.ts';

const SHOWN_EXAMPLES = 10;

const folder = process.env.CONFORMANCE_DIR;

if (!folder) {
  console.log('The verdicts were NOT measured: set CONFORMANCE_DIR to a folder with cases.');
  it.skip('verdicts, if CONFORMANCE_DIR is set', () => {});
} else {
  defineVerdictTests(folder);
}

describe('own cases', () => {
  defineMeasureTests(runOwnMeasures(judgeCases(readOwnCases(), inspector)));
});

function defineVerdictTests(folder: string): void {
  const results = runMeasures(MEASURES, judgeCases(readVerdictCases(folder), inspector));
  console.log(`Verdicts:\n${formatMeasures(results)}`);
  describe('verdicts', () => defineMeasureTests(results));
}

function defineMeasureTests(results: readonly MeasureResult[]): void {
  // `undecided` also passes, because a single failing case in a small sample proves nothing.
  it.each(results.map((result) => [formatTitle(result), result] as const))(
    'meet the bound for %s',
    (_, result) => {
      const examples = formatExamples([result], SHOWN_EXAMPLES);
      expect(['held', 'undecided'], examples).toContain(result.standing);
    },
  );
}

const measure: Measure = {
  title: 'attacks with a warning',
  set: 'attacks',
  groups: /^wild-/,
  as: 'shipped',
  outcomes: ['warn', 'alert'],
  bound: { atLeast: 50 },
};

const CASE = { name: 'qwanntz.eth', set: 'attacks', group: 'wild-idn' } as const;

function createCase(outcome: Outcome): JudgedCase {
  const judged = { outcome, said: '' };
  return { ...CASE, targets: [], shipped: judged, listed: judged };
}

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
])(
  'runMeasures compares the bound %o with the outcomes %o and returns %s',
  (bound, outcomes, standing) => {
    const [result] = runMeasures([{ ...measure, bound }], outcomes.map(createCase));
    expect(result?.standing).toBe(standing);
  },
);

it('judgeCases watches only the targets of a case', () => {
  const cases = ['qwantz.eth', 'alicewong.eth'].map((target) => ({ ...CASE, targets: [target] }));
  const judged = judgeCases(cases, inspector);
  expect(judged.map(({ shipped, listed }) => [shipped.outcome, listed.outcome])).toEqual([
    ['pass', 'warn'],
    ['pass', 'pass'],
  ]);
});

it('a missing file has no cases', () => {
  expect(readVerdictCases('/no/such/folder')).toEqual([]);
});

it('counts the findings about registered labels by kind', () => {
  const labels = ['rnetamask', 'vitalik', 'rainbow', 'metamask-support', 'vitalìk', 'a.b'];
  expect(formatCosts(countRegistered(labels, inspector)).split('\n')).toEqual([
    ' 25.000 %           1 of 4  registered ASCII labels: alert: identical_look',
    ' 25.000 %           1 of 4  registered ASCII labels: warn: added_words',
    '100.000 %           1 of 1  registered other labels: alert: similar_look',
    ' 25.000 %           1 of 4  registered ASCII labels: alert',
    ' 25.000 %           1 of 4  registered ASCII labels: warn',
    '100.000 %           1 of 1  registered other labels: alert',
  ]);
});
