// Runs measures on judged cases and counts the outcomes of each group.

import { groupBy, type JudgedCase, OUTCOMES, type Outcome } from './judge-cases.ts';
import type { Measure } from './measures.ts';
import type { CaseSet } from './verdict-cases.ts';

/** Whether a result meets its bound. `undecided`: the sample is so small that one case exceeds the bound. */
export type Standing = 'held' | 'missed' | 'undecided' | 'no cases';

export interface MeasureResult extends Pick<Measure, 'title' | 'as' | 'bound'> {
  cases: number;
  counted: number;
  /** NaN if there are no cases. */
  percent: number;
  standing: Standing;
  /** Counted cases for `atMost`, uncounted cases for `atLeast`. The bound may allow some of these failing cases. */
  against: JudgedCase[];
}

/** Number of cases per outcome in one group of a set. */
export interface GroupCounts {
  set: CaseSet;
  group: string;
  cases: number;
  shipped: Record<Outcome, number>;
  /** Null if no case of the group has targets. */
  listed: Record<Outcome, number> | null;
}

/** Returns one result per measure. A measure with `minGroupSize` returns one result per group of at least that size. */
export function runMeasures(
  measures: readonly Measure[],
  cases: readonly JudgedCase[],
): MeasureResult[] {
  return measures.flatMap((measure) => {
    const selected = selectCases(measure, cases);
    if (measure.minGroupSize === undefined) return [runMeasure(measure, selected)];
    const { minGroupSize, title } = measure;
    return [...groupBy(selected, (each) => each.group)]
      .filter(([, group]) => group.length >= minGroupSize)
      .map(([name, group]) => runMeasure({ ...measure, title: `${title}: ${name}` }, group));
  });
}

function selectCases(measure: Measure, cases: readonly JudgedCase[]): JudgedCase[] {
  const { names = /^/, targets: targetPattern = /^/ } = measure;
  return cases.filter(
    ({ name, set, group, targets }) =>
      set === measure.set &&
      measure.groups.test(group) &&
      names.test(name) &&
      targets.every((target) => targetPattern.test(target)) &&
      (measure.as === 'shipped' || targets.length > 0),
  );
}

function runMeasure(measure: Measure, cases: readonly JudgedCase[]): MeasureResult {
  const { title, as, bound, outcomes } = measure;
  const isCounted = (each: JudgedCase) => outcomes.includes(each[as].outcome);
  const counted = cases.filter(isCounted).length;
  const isFailing = 'atMost' in bound ? isCounted : (each: JudgedCase) => !isCounted(each);
  return {
    title,
    as,
    bound,
    cases: cases.length,
    counted,
    percent: (100 * counted) / cases.length,
    standing: findStanding(bound, counted, cases.length),
    against: cases.filter(isFailing),
  };
}

/** Compares a result with its bound. A single case above a low bound can be chance, so the result is undecided. */
function findStanding(bound: Measure['bound'], counted: number, cases: number): Standing {
  if (cases === 0) return 'no cases';
  if ('atLeast' in bound) return 100 * counted >= bound.atLeast * cases ? 'held' : 'missed';
  if (100 * counted <= bound.atMost * cases) return 'held';
  return counted === 1 && bound.atMost > 0 ? 'undecided' : 'missed';
}

/** Counts the outcomes of each group. Sets keep their order, and the groups of a set are sorted by name. */
export function countGroups(cases: readonly JudgedCase[]): GroupCounts[] {
  return [...groupBy(cases, (each) => each.set)].flatMap(([set, inSet]) =>
    [...groupBy(inSet, (each) => each.group)]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([group, inGroup]) => ({
        set,
        group,
        cases: inGroup.length,
        shipped: countOutcomes(inGroup, 'shipped'),
        listed: inGroup.some(({ targets }) => targets.length > 0)
          ? countOutcomes(inGroup, 'listed')
          : null,
      })),
  );
}

function countOutcomes(cases: readonly JudgedCase[], as: Measure['as']): Record<Outcome, number> {
  const count = (outcome: Outcome) => cases.filter((each) => each[as].outcome === outcome).length;
  const [pass, info, warn, alert] = OUTCOMES.map(count) as [number, number, number, number];
  return { pass, info, warn, alert };
}
