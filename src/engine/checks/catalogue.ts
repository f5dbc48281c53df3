// Catalogue of the checks of each level. Decides which statuses a level inherits from its parts.

import {
  CHECK_CODES,
  CHECK_STATUSES,
  CHECKS,
  type CheckCode,
  type GenericCheckResult,
} from '../../contract/checks.ts';
import { type CheckStatement, sayCheck } from '../../words/checks/check-words.ts';
import { CHARACTER_CHECKS } from './character-checks.ts';
import type { Check, Level } from './check.ts';
import { type CheckMasks, getBit } from './check-masks.ts';
import { createMask, getStatus } from './combine-check-masks.ts';
import type { GraphemeFacts, LabelFacts, NameFacts } from './facts.ts';
import { LABEL_CHECKS } from './label-checks.ts';
import { NAME_CHECKS } from './name-checks.ts';

/** The levels of each check. The compiler reports a check of `src/contract/checks.ts` that is missing here. */
const LEVELS: Readonly<Record<CheckCode, Check>> = {
  ...CHARACTER_CHECKS,
  ...LABEL_CHECKS,
  ...NAME_CHECKS,
};

/** The checks of one level: graphemes, labels or names. */
export interface CheckLevel<Facts> {
  /** Mask of all checks of this level. */
  readonly all: number;
  /** Mask of the checks that inherit the worst status of the parts. */
  readonly inherited: number;
  /** Mask of the inherited checks for which a part's `warn` becomes `info`. */
  readonly limitations: number;
  /** Runs the checks that are not inherited on this level. */
  judge(facts: Facts): CheckMasks;
  /** Explains the status of a check. */
  explain(code: CheckCode, facts: Facts, checkMasks: CheckMasks): CheckStatement;
  /** Returns the result of the check with the given index in CHECK_CODES. */
  getResult(index: number, facts: Facts, checkMasks: CheckMasks): GenericCheckResult;
  /** Returns all results, sorted by status, then severity. */
  getResults(facts: Facts, checkMasks: CheckMasks): GenericCheckResult[];
}

function createCheckLevel<Facts>(
  getLevel: (check: Check) => Level<Facts> | undefined,
): CheckLevel<Facts> {
  const codes = CHECK_CODES.filter((code) => getLevel(LEVELS[code]));
  const all = createMask(codes);
  const own = codes.flatMap((code) => {
    const judge = getLevel(LEVELS[code])?.judge;
    return judge ? [{ bit: getBit(code), judge }] : [];
  });
  const inherited = own.reduce((mask, { bit }) => mask & ~bit, all);
  const limitations = createMask(codes.filter((code) => getLevel(LEVELS[code])?.isLimitation));

  function judge(facts: Facts): CheckMasks {
    const checkMasks = { alert: 0, warn: 0, info: 0, skip: 0 };
    for (const check of own) {
      const status = check.judge(facts);
      if (status !== 'pass') checkMasks[status] |= check.bit;
    }
    return checkMasks;
  }

  function explain(code: CheckCode, facts: Facts, checkMasks: CheckMasks): CheckStatement {
    const level = getLevel(LEVELS[code]);
    if (level === undefined) throw new RangeError(`The check ${code} does not apply here`);
    const bit = getBit(code);
    return level.explain(facts, getStatus(checkMasks, bit), bit);
  }

  function describeCheck(
    code: CheckCode,
    facts: Facts,
    checkMasks: CheckMasks,
  ): GenericCheckResult {
    const status = getStatus(checkMasks, getBit(code));
    const message = sayCheck(explain(code, facts, checkMasks));
    return { message, check_name: CHECKS[code].name, check: code, status };
  }

  function getResults(facts: Facts, checkMasks: CheckMasks): GenericCheckResult[] {
    const unordered = codes.map((code) => describeCheck(code, facts, checkMasks));
    return CHECK_STATUSES.flatMap((status) =>
      unordered.filter((result) => result.status === status),
    );
  }

  return {
    all,
    inherited,
    limitations,
    judge,
    explain,
    getResult: (index, facts, checkMasks) => {
      const code = CHECK_CODES[index];
      if (code === undefined) throw new RangeError(`There is no check ${index}`);
      return describeCheck(code, facts, checkMasks);
    },
    getResults,
  };
}

export const graphemeChecks = createCheckLevel<GraphemeFacts>(({ grapheme }) => grapheme);
export const labelChecks = createCheckLevel<LabelFacts>(({ label }) => label);
export const nameChecks = createCheckLevel<NameFacts>(({ name }) => name);

/** Check masks of a name that is too long to inspect. `uninspected` is an alert, and all other checks are skipped. */
export const UNINSPECTED: CheckMasks = {
  alert: getBit('uninspected'),
  warn: 0,
  info: 0,
  skip: nameChecks.all & ~getBit('uninspected'),
};
