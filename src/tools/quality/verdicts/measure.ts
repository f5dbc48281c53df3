import type { Outcome } from './judge-cases.ts';
import type { CaseSet } from './verdict-cases.ts';

/** Minimum or maximum percentage of counted cases. */
export type Bound = { atLeast: number } | { atMost: number };

/** Further conditions on the cases of a measure. */
interface CaseConditions {
  /** Pattern of the names. */
  names?: RegExp;
  /** Pattern of the targets. All targets of a case must match. */
  targets?: RegExp;
  /** If set, each group with at least this number of cases has a separate result. */
  minGroupSize?: number;
}

/** Percentage of cases with certain outcomes, and its bound. */
export interface Measure extends CaseConditions {
  title: string;
  set: CaseSet;
  /** Pattern of the groups. */
  groups: RegExp;
  /** Which judgement of a case is used. `listed` skips cases without targets. */
  as: 'shipped' | 'listed';
  /** Outcomes that are counted. */
  outcomes: readonly Outcome[];
  bound: Bound;
}

/** Outcomes that a measure counts, and the words for them in its title. */
const COUNTED = {
  pass: { outcomes: ['pass', 'info'], words: 'without a warning or alert' },
  warned: { outcomes: ['warn', 'alert'], words: 'with a warning or alert' },
  alert: { outcomes: ['alert'], words: 'with an alert' },
  noticed: { outcomes: ['info', 'warn', 'alert'], words: 'with info, a warning or an alert' },
} satisfies Record<string, { outcomes: readonly Outcome[]; words: string }>;

export type Counted = keyof typeof COUNTED;

type CreateMeasure = (
  subject: string,
  groups: RegExp,
  counted: Counted,
  bound: Bound,
  conditions?: CaseConditions,
) => Measure;

/** Returns a function that creates measures of one set of cases. */
export const createMeasureFor =
  (set: CaseSet, as: Measure['as']): CreateMeasure =>
  (subject, groups, counted, bound, conditions = {}) => {
    const { outcomes, words } = COUNTED[counted];
    return { title: `${subject} ${words}`, set, groups, as, outcomes, bound, ...conditions };
  };
