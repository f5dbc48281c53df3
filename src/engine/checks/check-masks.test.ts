import { describe, expect, test } from 'vitest';
import { CHECK_CODES, type CheckStatus } from '../../contract/checks.ts';
import type { Rating } from '../../contract/rating.ts';
import {
  ALL_PASS,
  type CheckMasks,
  countRisks,
  createMask,
  findHighestRisk,
  getBit,
  getRating,
  getRiskMask,
  getStatus,
  getWorstStatus,
  mergeCheckMasks,
} from './check-masks.ts';

const FIRST = 0b001;
const SECOND = 0b010;
const THIRD = 0b100;
const LAST = getBit(CHECK_CODES.at(-1) ?? 'invisible');

const createCheckMasks = (statuses: Partial<CheckMasks>): CheckMasks => ({
  ...ALL_PASS,
  ...statuses,
});

test('getBit returns a different bit for each check, in order of severity', () => {
  expect(CHECK_CODES.map(getBit)).toEqual(CHECK_CODES.map((_, index) => 2 ** index));
  expect(createMask(CHECK_CODES.slice(0, 3))).toBe(FIRST | SECOND | THIRD);
});

describe('check masks', () => {
  type Row = [
    checkMasks: Partial<CheckMasks>,
    worst: CheckStatus,
    ofFirst: CheckStatus,
    rating: Rating,
    risks: number,
    highest: number,
  ];

  test.each<Row>([
    [{}, 'pass', 'pass', 2, 0, -1],
    [{ skip: FIRST }, 'skip', 'skip', 2, 0, -1],
    [{ skip: SECOND }, 'skip', 'pass', 2, 0, -1],
    [{ info: FIRST, skip: SECOND }, 'info', 'info', 2, 0, -1],
    [{ info: SECOND, skip: FIRST }, 'info', 'skip', 2, 0, -1],
    [{ warn: FIRST, info: FIRST }, 'warn', 'warn', 3, 1, 0],
    [{ warn: SECOND | THIRD }, 'warn', 'pass', 3, 2, 1],
    [{ alert: THIRD, warn: FIRST }, 'alert', 'warn', 4, 2, 2],
    [{ alert: FIRST, warn: FIRST | SECOND }, 'alert', 'alert', 4, 2, 0],
    [{ alert: LAST }, 'alert', 'pass', 4, 1, CHECK_CODES.length - 1],
  ])(
    'of %j: worst %s, first check %s, rating %d, %d risks, highest risk %d',
    (statuses, ...row) => {
      const checkMasks = createCheckMasks(statuses);
      expect([
        getWorstStatus(checkMasks, 0),
        getStatus(checkMasks, FIRST),
        getRating(checkMasks),
        countRisks(checkMasks),
        findHighestRisk(checkMasks),
      ]).toEqual(row);
      expect(getRiskMask(checkMasks)).toBe((statuses.alert ?? 0) | (statuses.warn ?? 0));
    },
  );

  test.each<[Partial<CheckMasks>, CheckStatus]>([
    [{ warn: FIRST }, 'info'],
    [{ warn: FIRST | SECOND }, 'warn'],
    [{ warn: FIRST, skip: SECOND }, 'info'],
    [{ alert: FIRST }, 'alert'],
  ])('the worst status of %j is %s if the first check is a limitation', (statuses, worst) => {
    expect(getWorstStatus(createCheckMasks(statuses), FIRST)).toBe(worst);
  });
});

describe('mergeCheckMasks', () => {
  const merge = (part: Partial<CheckMasks>, inherited = FIRST | SECOND, limitations = 0) =>
    mergeCheckMasks(
      createCheckMasks({ skip: THIRD }),
      [{ checkMasks: createCheckMasks(part) }, { checkMasks: ALL_PASS }],
      { inherited, limitations },
    );

  test.each<[Partial<CheckMasks>, Partial<CheckMasks>]>([
    [{}, { skip: THIRD }],
    [{ alert: FIRST | THIRD }, { alert: FIRST, skip: THIRD }],
    [{ warn: SECOND | THIRD }, { warn: SECOND, skip: THIRD }],
    [{ info: FIRST | THIRD }, { info: FIRST, skip: THIRD }],
    [{ skip: FIRST }, { skip: FIRST | THIRD }],
  ])('adds the inherited statuses of the part %j, which gives %j', (part, merged) => {
    expect(merge(part)).toEqual(createCheckMasks(merged));
  });

  test('turns the warning of a limitation into info', () => {
    expect(merge({ warn: FIRST | SECOND }, FIRST | SECOND, FIRST)).toEqual(
      createCheckMasks({ warn: SECOND, info: FIRST, skip: THIRD }),
    );
    expect(merge({ warn: FIRST }, SECOND, FIRST)).toEqual(createCheckMasks({ skip: THIRD }));
  });
});
