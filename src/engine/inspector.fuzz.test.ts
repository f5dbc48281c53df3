import { ens_beautify, ens_normalize } from '@adraffy/ens-normalize';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_RATING, NORMALIZATIONS } from '../contract/bulk-columns.ts';
import { CHECK_CODES } from '../contract/checks.ts';
import { IMITATION_KINDS, IMITATION_STATUSES } from '../contract/imitation-kinds.ts';
import type { Outcome } from '../contract/problem.ts';
import type { NameGuardReport } from '../contract/reports.ts';
import { createInspector, type Inspector } from './inspector.ts';
import { anyHostileName } from './testing/any-text.ts';
import { readHashing, readTables } from './testing/read-tables.ts';
import { getFuzzRuns } from './testing/test-scope.ts';

const options = { hashing: readHashing() };
const tables = readTables();
const inspector = createInspector(tables, options);

/** Number of names in each list. */
const LENGTH = 40;
const anyList = fc.array(anyHostileName, { minLength: LENGTH, maxLength: LENGTH });

const formatHash = (bytes: Uint8Array) => `0x${Buffer.from(bytes).toString('hex')}`;

function attempt(run: () => string): string | null {
  try {
    return run();
  } catch {
    return null;
  }
}

/** Normalizes a name without unknown labels. Rejects empty labels, which ens-normalize accepts. */
function normalizeByLibrary(name: string) {
  const normalized =
    name.split('.').includes('') && name !== '' ? null : attempt(() => ens_normalize(name));
  return {
    isNormalized: normalized === name,
    beautiful: normalized === name ? attempt(() => ens_beautify(name)) : null,
  };
}

/** Compares lists by their JSON, which is faster than one assertion per name. */
function expectEqual(found: unknown[], expected: unknown[]): void {
  if (JSON.stringify(found) !== JSON.stringify(expected)) expect(found).toEqual(expected);
}

const unwrap = <T>(outcome: Outcome<T> | undefined): T | null =>
  outcome?.ok ? outcome.value : null;

/** Returns the fields of the full report that a consolidated report also has. */
function consolidate(report: NameGuardReport) {
  const { checks, labels, canonical_name, looks_like, ...consolidated } = report;
  return consolidated;
}

type Columns = ReturnType<Inspector['inspectColumns']>;

/** Returns what the columns say of a name. {@link summarizeReport} returns the same from its report. */
function summarizeRow(columns: Columns, row: number) {
  const { rating, riskCount, namehash, target, targets } = columns;
  if (rating[row] === NO_RATING) return null;
  const read = <T>(column: keyof Columns, values: readonly T[]) =>
    values[columns[column][row] as number] ?? null;
  const kind = read('imitationKind', IMITATION_KINDS);
  return {
    rating: rating[row],
    riskCount: riskCount[row],
    highestRisk: read('highestRisk', CHECK_CODES),
    risks: CHECK_CODES.filter((_, bit) => ((columns.checkMask[row] as number) >> bit) & 1),
    normalization: read('normalization', NORMALIZATIONS),
    isChanged: columns.isChanged[row] !== 0,
    namehash: formatHash(namehash.subarray(row * 32, row * 32 + 32)),
    target: targets[(target[row] as number) - 1] ?? null,
    imitation: kind && [kind, read('imitationStatus', IMITATION_STATUSES)],
    isKnown: columns.known[row] !== 0,
  };
}

function summarizeReport(report: NameGuardReport) {
  const { imitates, checks } = report;
  const labels = report.labels ?? [];
  const risks = checks.filter(({ status }) => status === 'alert' || status === 'warn');
  return {
    rating: report.rating,
    riskCount: report.risk_count,
    highestRisk: report.highest_risk?.check ?? null,
    risks: CHECK_CODES.filter((code) => risks.some(({ check }) => check === code)),
    normalization: report.normalization,
    // ENSIP-15 accepts every label and changes at least one.
    isChanged:
      labels.some(({ normalization }) => normalization === 'unnormalized') &&
      labels.every(({ normalization_error: error }) => !error || error.code === 'not_normalized'),
    namehash: report.namehash,
    target: imitates?.name ?? null,
    imitation: imitates && [imitates.kind, imitates.status],
    isKnown: report.known !== null,
  };
}

const sortedKeys = (value: object | null) =>
  value && Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));

describe('lists of hostile names', () => {
  it('have equal results in bulk reports, columns and full reports', () => {
    fc.assert(
      fc.property(anyList, (names) => {
        const full = names.map((name) => unwrap(inspector.inspectName(name)));
        expectEqual(
          inspector.bulkInspectNames(names).map((outcome) => sortedKeys(unwrap(outcome))),
          full.map((report) => sortedKeys(report && consolidate(report))),
        );
        const columns = inspector.inspectColumns(names);
        expectEqual(
          names.map((_, row) => summarizeRow(columns, row)),
          full.map((report) => report && summarizeReport(report)),
        );
      }),
      { numRuns: getFuzzRuns(350) },
    );
  });

  it('have the normalization of ens-normalize', () => {
    fc.assert(
      fc.property(anyList, (names) => {
        const reports = inspector.bulkInspectNames(names).map(unwrap);
        const decided = reports.filter((report) => report && report.normalization !== 'unknown');
        expectEqual(
          decided.map((report) => ({
            name: report?.name,
            isNormalized: report?.normalization === 'normalized',
            beautiful: report?.beautiful_name,
          })),
          decided.map((report) => ({
            name: report?.name,
            ...normalizeByLibrary(report?.name ?? ''),
          })),
        );
      }),
      { numRuns: getFuzzRuns(700) },
    );
  });

  it('have equal results in reverse order and from a new inspector', () => {
    fc.assert(
      fc.property(anyList, fc.boolean(), (names, isFresh) => {
        const other = isFresh ? createInspector(tables, options) : inspector;
        const backwards = [...names].reverse();
        expectEqual(other.bulkInspectNames(backwards).reverse(), inspector.bulkInspectNames(names));
      }),
      { numRuns: getFuzzRuns(400) },
    );
  });

  it('have equal reports on graphemes alone and within labels', () => {
    fc.assert(
      fc.property(anyList, (names) => {
        for (const name of names) {
          for (const label of unwrap(inspector.inspectName(name))?.labels ?? []) {
            for (const { status_in_label, ...inLabel } of label.graphemes ?? []) {
              const alone = unwrap(inspector.inspectGrapheme(inLabel.grapheme));
              const sameFields =
                alone &&
                Object.fromEntries(Object.keys(inLabel).map((key) => [key, alone[key as never]]));
              expectEqual([sameFields], [inLabel]);
            }
          }
        }
      }),
      { numRuns: getFuzzRuns(170) },
    );
  });
});
