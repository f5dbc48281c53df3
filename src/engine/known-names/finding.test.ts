import { expect, test } from 'vitest';
import type { ImitationStatus } from '../../contract/imitation-kinds.ts';
import { type Finding, pickWorse, ROWS, type Row } from './finding.ts';

function createFinding(
  status: ImitationStatus,
  row: Row,
  name: string | null,
  isWatched = false,
): Finding {
  const target = name === null ? null : { name: `${name}.eth`, label: name, isWatched };
  return { row, kind: 'one_edit', status, target, describe: () => '' };
}

/** From the one that counts before all others to the one that counts behind them. */
const FINDINGS: readonly Finding[] = [
  createFinding('alert', 'N1', 'b'),
  createFinding('alert', 'L1', 'a'),
  createFinding('alert', 'L8', null),
  createFinding('warn', 'N1', 'b'),
  createFinding('warn', 'N1', 'c'),
  createFinding('warn', 'N1', 'a', true),
  createFinding('warn', 'N1', 'b', true),
  createFinding('warn', 'N4', 'a'),
  createFinding('info', 'N1', 'a'),
  createFinding('info', 'L7', 'a'),
  createFinding('info', 'L8', null),
];

test('the worst status counts, then the first row, the built-in list, and the first name', () => {
  for (const [at, worse] of FINDINGS.entries()) {
    for (const better of FINDINGS.slice(at + 1)) {
      expect(pickWorse(worse, better)).toBe(worse);
      expect(pickWorse(better, worse)).toBe(worse);
    }
  }
});

test('of one finding and none the finding counts', () => {
  const [finding = null] = FINDINGS;
  expect(pickWorse(finding, null)).toBe(finding);
  expect(pickWorse(null, finding)).toBe(finding);
  expect(pickWorse(null, null)).toBeNull();
});

test('rows are in the order of their numbers', () => {
  expect(ROWS).toEqual(['N1', 'N4', 'L1', 'L2', 'L3', 'L4', 'L5', 'L6', 'L7', 'L8']);
});
