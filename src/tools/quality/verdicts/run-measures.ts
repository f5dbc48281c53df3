// The measures on judged cases, and how the cases of each kind and class came out.

import { type JudgedCase, OUTCOMES, type Outcome } from './judge-cases.ts';
import type { Measure } from './measures.ts';

/** `undecided`: one case more than the bound, where the bound allows less than one case. */
export type Standing = 'held' | 'missed' | 'undecided' | 'no cases';

export interface MeasureResult {
  title: string;
  as: Measure['as'];
  bound: Measure['bound'];
  cases: number;
  counted: number;
  /** NaN without cases. */
  percent: number;
  standing: Standing;
  /** Cases on the wrong side, whether or not the bound allows them. */
  against: JudgedCase[];
}

/** How the cases of one kind or class came out. */
export interface GroupCounts {
  group: string;
  isAttack: boolean;
  cases: number;
  shipped: Record<Outcome, number>;
  /** Null when no case of the group has targets. */
  listed: Record<Outcome, number> | null;
}

/** One result for each measure; for one of `eachOf`, one for each group that is large enough. */
export function runMeasures(
  measures: readonly Measure[],
  cases: readonly JudgedCase[],
): MeasureResult[] {
  return measures.flatMap((measure) => {
    const selected = selectCases(measure, cases);
    if (measure.eachOf === undefined) return [runMeasure(measure, selected)];
    const { eachOf, title } = measure;
    return [...groupCases(selected)]
      .filter(([, group]) => group.length >= eachOf)
      .map(([name, group]) => runMeasure({ ...measure, title: `${title}: ${name}` }, group));
  });
}

function selectCases({ of, groups, as }: Measure, cases: readonly JudgedCase[]): JudgedCase[] {
  return cases.filter(
    ({ isAttack, group, targets }) =>
      isAttack === (of === 'attacks') &&
      groups.test(group) &&
      (as === 'shipped' || targets.length > 0),
  );
}

function runMeasure(measure: Measure, cases: readonly JudgedCase[]): MeasureResult {
  const { title, as, bound, counts } = measure;
  const isCounted = (each: JudgedCase) => counts.includes(each[as].outcome);
  const counted = cases.filter(isCounted).length;
  const isWrong = 'atMost' in bound ? isCounted : (each: JudgedCase) => !isCounted(each);
  return {
    title,
    as,
    bound,
    cases: cases.length,
    counted,
    percent: (100 * counted) / cases.length,
    standing: findStanding(bound, counted, cases.length),
    against: cases.filter(isWrong),
  };
}

/** A rate of less than one case in the sample can be neither shown nor refuted by one case; two refute it. */
function findStanding(bound: Measure['bound'], counted: number, cases: number): Standing {
  if (cases === 0) return 'no cases';
  if ('atLeast' in bound) return 100 * counted >= bound.atLeast * cases ? 'held' : 'missed';
  if (100 * counted <= bound.atMost * cases) return 'held';
  return counted === 1 && bound.atMost > 0 ? 'undecided' : 'missed';
}

function groupCases(cases: readonly JudgedCase[]): Map<string, JudgedCase[]> {
  const groups = new Map<string, JudgedCase[]>();
  for (const each of cases) {
    const group = groups.get(each.group);
    if (group) group.push(each);
    else groups.set(each.group, [each]);
  }
  return groups;
}

/** Attacks first, each by name. */
export function countGroups(cases: readonly JudgedCase[]): GroupCounts[] {
  const attacks = cases.filter(({ isAttack }) => isAttack);
  const ordinary = cases.filter(({ isAttack }) => !isAttack);
  return [attacks, ordinary].flatMap((side) =>
    [...groupCases(side)]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([group, inGroup]) => ({
        group,
        isAttack: side === attacks,
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
