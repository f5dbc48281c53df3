import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BULK_COLUMNS,
  NO_IMITATION,
  NO_RATING,
  NO_RISK,
  NORMALIZATIONS,
} from '../contract/bulk-columns.ts';
import { CHECK_CODES, CHECK_STATUSES, type GenericCheckResult } from '../contract/checks.ts';
import { IMITATION_KINDS, IMITATION_STATUSES } from '../contract/imitation-kinds.ts';
import type { ConsolidatedFields, NameGuardReport } from '../contract/reports.ts';
import { SCRIPTS } from '../contract/scripts.ts';
import { createColumns } from '../primitives/create-columns.ts';
import { createConfusables } from './confusables/confusables.ts';
import { writeTextKey } from './hashing/text-key.ts';
import { createInspector } from './inspector.ts';
import { createPlainKnownNames } from './known-names/plain-known-names.ts';
import { createPlainNameReport, needsNoTables } from './name/plain-name.ts';
import { decodeBulkTables } from './tables/decode-bulk-tables.ts';
import { readSections } from './tables/sections.ts';
import { addAccent } from './testing/add-accent.ts';
import { anyResembling } from './testing/any-resembling.ts';
import { anyText, unicodeText } from './testing/any-text.ts';
import { readTables } from './testing/read-tables.ts';
import { hashToHex } from './text/hash-to-hex.ts';

const tables = readTables();
const inspector = createInspector(tables);

function reportOf<T>(outcome: { ok: true; value: T } | { ok: false }): T {
  if (!outcome.ok) throw new Error('The text was rejected');
  return outcome.value;
}

const RATINGS = { alert: 4, warn: 3, skip: 2, pass: 2, info: 2 };

/** Checks whether ENSIP-15 accepts all labels, even if it changes some. */
function isAccepted({ labels }: NameGuardReport): boolean {
  return (
    labels?.every(
      ({ normalization_error: error }) => error === null || error.code === 'not_normalized',
    ) ?? false
  );
}

function hasUnnormalizedLabel({ labels }: NameGuardReport): boolean {
  return labels?.some(({ normalization }) => normalization === 'unnormalized') ?? false;
}

/** Expects the consolidated fields of a report to match its checks. */
function expectAgreement(fields: ConsolidatedFields, checks: readonly GenericCheckResult[]): void {
  const order = ({ status, check }: GenericCheckResult) =>
    CHECK_STATUSES.indexOf(status) * 100 + CHECK_CODES.indexOf(check);
  expect(checks).toEqual([...checks].sort((a, b) => order(a) - order(b)));
  expect(new Set(checks.map(({ check }) => check)).size).toBe(checks.length);
  const risks = checks.filter(({ status }) => status === 'alert' || status === 'warn');
  expect(fields.risk_count).toBe(risks.length);
  expect(fields.highest_risk).toEqual(risks[0] ?? null);
  expect(fields.rating).toBe(Math.max(2, ...checks.map(({ status }) => RATINGS[status])));
  for (const { message } of checks) expect(message).toMatch(/^.+\.$/su);
}

describe('inspectName', () => {
  test('returns a report on any well-formed string, and a problem for unpaired surrogates', () => {
    fc.assert(
      fc.property(anyText, (name) => {
        const outcome = inspector.inspectName(name);
        expect(outcome.ok).toBe(name.isWellFormed());
        if (!outcome.ok) expect(outcome.problem.code).toBe('unpaired_surrogate');
      }),
    );
  });

  test('returns fields that match the checks, for names, labels and graphemes', () => {
    fc.assert(
      fc.property(unicodeText, (name) => {
        const report = reportOf(inspector.inspectName(name));
        expectAgreement(report, report.checks);
        expect(report.name).toBe(name);
        for (const label of report.labels ?? []) {
          expectAgreement(label, label.checks);
          if (label.graphemes) {
            expect(label.graphemes.map(({ grapheme }) => grapheme).join('')).toBe(label.label);
          }
        }
        expect(report.labels?.map(({ label }) => label).join('.') ?? name).toBe(name);
      }),
    );
  });

  test('returns a canonical name that is its own canonical name, and a normalized perceived form', () => {
    fc.assert(
      fc.property(unicodeText, (name) => {
        const { canonical_name, looks_like } = reportOf(inspector.inspectName(name));
        if (canonical_name !== null) {
          const again = reportOf(inspector.inspectName(canonical_name));
          if (again.labels !== null) expect(again.canonical_name).toBe(canonical_name);
        }
        if (looks_like !== null) {
          expect(looks_like).not.toBe(name);
          expect(reportOf(inspector.inspectName(looks_like)).normalization).toBe('normalized');
        }
      }),
    );
  });
});

describe('bulkInspectNames', () => {
  test('returns the consolidated fields of the full reports, in order', () => {
    fc.assert(
      fc.property(fc.array(anyText, { maxLength: 8 }), (names) => {
        const outcomes = inspector.bulkInspectNames(names);
        expect(outcomes.length).toBe(names.length);
        for (const [at, name] of names.entries()) {
          const full = inspector.inspectName(name);
          const bulk = outcomes[at];
          expect(bulk?.ok).toBe(full.ok);
          if (full.ok && bulk?.ok) expect(full.value).toMatchObject(bulk.value);
        }
      }),
    );
  });

  test('returns equal reports on plain names with and without tables', () => {
    const inner = fc.string({ unit: fc.constantFrom(...'abcdefwxyz0189--'), maxLength: 62 });
    const ends = fc.constantFrom(...'abz059-_$.A');
    const name = fc.tuple(ends, inner, ends).map((parts) => `${parts.join('')}.eth`);
    const plainKnownNames = createPlainKnownNames();
    let plain = 0;
    fc.assert(
      fc.property(name, (candidate) => {
        if (!needsNoTables(candidate)) return;
        plain++;
        const full = reportOf(inspector.inspectName(candidate));
        const { checks, canonical_name, looks_like, labels, ...consolidated } = full;
        const resemblance = plainKnownNames.judgePlainName(candidate);
        expect(createPlainNameReport(candidate, full.namehash, resemblance)).toEqual(consolidated);
        const others = checks.filter(({ check }) => check !== 'impersonation_risk');
        expect(others.filter(({ status }) => status !== 'pass').map(({ check }) => check)).toEqual([
          'namewrapper_fuses',
        ]);
        expect(canonical_name).toBe(candidate);
        expect(looks_like).toBeNull();
        expect(labels?.length).toBe(2);
      }),
      { numRuns: 1000 },
    );
    expect(plain).toBeGreaterThan(100);
  });
});

describe('inspectColumns', () => {
  test('writes an empty row for a name that is not valid Unicode', () => {
    const columns = inspector.inspectColumns(['hello.eth', 'nick\ud800.eth']);
    const { targets, titles, ...typed } = columns;
    expect({ targets, titles }).toEqual({ targets: [], titles: [] });
    const row = Object.entries(typed).map(([name, column]) => {
      const width = column.length / 2;
      return [name, column.slice(width)];
    });
    expect(Object.fromEntries(row)).toEqual(createColumns(BULK_COLUMNS, 1));
    expect(columns).toMatchObject({ rating: Uint8Array.of(2, NO_RATING) });
    expect(NORMALIZATIONS[columns.normalization[1] ?? -1]).toBe('unknown');
    expect(columns.highestRisk[1]).toBe(NO_RISK);
  });

  test('writes the same data as full reports, row by row', () => {
    const resembling = anyResembling.map((label) => `${label}.eth`);
    const plainOrAny = fc.oneof(anyText, resembling, fc.constantFrom('a-b.eth', '0.eth'));
    fc.assert(
      fc.property(fc.array(plainOrAny, { maxLength: 8 }), (names) => {
        const columns = inspector.inspectColumns(names);
        for (const [row, name] of names.entries()) {
          const outcome = inspector.inspectName(name);
          if (!outcome.ok) {
            expect(columns.rating[row]).toBe(NO_RATING);
            continue;
          }
          const { value } = outcome;
          const risks = value.checks.filter(({ status }) => RATINGS[status] > 2);
          const mask = risks.reduce((sum, { check }) => sum | (1 << CHECK_CODES.indexOf(check)), 0);
          const highest = value.highest_risk && CHECK_CODES.indexOf(value.highest_risk.check);
          expect({
            rating: columns.rating[row],
            riskCount: columns.riskCount[row],
            highestRisk: columns.highestRisk[row],
            normalization: NORMALIZATIONS[columns.normalization[row] ?? -1],
            isChanged: columns.isChanged[row] !== 0,
            checkMask: columns.checkMask[row],
            namehash: hashToHex(columns.namehash.subarray(row * 32, row * 32 + 32)),
            imitates: value.imitates && {
              name: columns.targets[(columns.target[row] ?? 0) - 1] ?? null,
              kind: IMITATION_KINDS[columns.imitationKind[row] ?? -1],
              status: IMITATION_STATUSES[columns.imitationStatus[row] ?? -1],
            },
            isKnown: columns.known[row] !== 0,
          }).toEqual({
            rating: value.rating,
            riskCount: value.risk_count,
            highestRisk: highest ?? NO_RISK,
            normalization: value.normalization,
            isChanged: hasUnnormalizedLabel(value) && isAccepted(value),
            checkMask: mask,
            namehash: value.namehash,
            imitates: value.imitates && {
              name: value.imitates.name,
              kind: value.imitates.kind,
              status: value.imitates.status,
            },
            isKnown: value.known !== null,
          });
          const hasNoImitation = columns.imitationKind[row] === NO_IMITATION;
          expect(hasNoImitation).toBe(value.imitates === null);
        }
      }),
    );
  });

  test.each([
    ['Nick.eth', true],
    ['VITALIK.Eth', true],
    ['nick.eth', false],
    ['ni?ck.eth', false],
    ['Nick..eth', false],
    [`[${'0'.repeat(64)}].Nick.eth`, true],
    [`[${'0'.repeat(64)}].ni?ck.eth`, false],
    [`[${'0'.repeat(64)}].nick.eth`, false],
    [`${'N'.repeat(300)}.eth`, false],
  ])('writes whether ENSIP-15 changes %s: %s', (name, isChanged) => {
    expect(inspector.inspectColumns([name]).isChanged[0]).toBe(Number(isChanged));
  });

  test('lists each title of built-in known names once, without watched names', () => {
    const watchingInspector = createInspector(tables, { watchlist: ['my-own-name.eth'] });
    const names = [
      'metamask.eth',
      'Uniswap.eth',
      'my-own-name.eth',
      'pay.metamask.eth',
      'METAMASK.eth',
    ];
    const { title, titles } = watchingInspector.inspectColumns(names);
    expect(titles).toEqual(['MetaMask', 'Uniswap']);
    expect([...title]).toEqual([1, 2, 0, 0, 1]);
  });

  test.each([
    ['nick.eth', 'Latin'],
    ['123.eth', 'Common'],
    ['a-1.eth', 'Latin'],
    ['жук.eth', 'Cyrillic'],
    ['nжk.eth', 'Combined'],
    ['👍.eth', 'Common'],
  ])('writes the script of %s: %s', (name, script) => {
    expect(SCRIPTS[inspector.inspectColumns([name]).script[0] ?? -1]).toBe(script);
  });

  test('writes the skeleton keys of plain names in the same way as those of other names', () => {
    const sections = readSections(tables.bulk);
    const confusables = createConfusables(sections, decodeBulkTables(sections));
    const name = fc.oneof(
      fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,20}[a-z0-9])?\.eth$/),
      // Names of letters that skeletons replace, with up to 63 characters in the label.
      fc.stringMatching(/^[clmw01]{1,63}\.eth$/),
    );
    const key = new BigUint64Array(1);
    const getKey = (text: string) => {
      writeTextKey(text, new Uint32Array(key.buffer), 0);
      return key[0];
    };
    fc.assert(
      fc.property(name, (plain) => {
        const { skeleton, looseSkeleton } = inspector.inspectColumns([plain]);
        const labels = plain.split('.');
        expect(skeleton[0]).toBe(getKey(labels.map((l) => confusables.skeleton(l)).join('.')));
        expect(looseSkeleton[0]).toBe(
          getKey(labels.map((l) => confusables.looseSkeleton(l)).join('.')),
        );
      }),
    );
  });

  test('writes equal skeleton keys for names that look the same, and different keys for others', () => {
    const { skeleton, looseSkeleton } = inspector.inspectColumns([
      'microsoft.eth',
      'rnicrosoft.eth',
      'vitalik.eth',
      'vitalìk.eth',
      'apple.eth',
      'аррӏе.eth',
      'app.le.eth',
    ]);
    expect(skeleton[0]).toBe(skeleton[1]);
    expect(skeleton[2]).not.toBe(skeleton[3]);
    expect(looseSkeleton[2]).toBe(looseSkeleton[3]);
    expect(skeleton[4]).toBe(skeleton[5]);
    expect(skeleton[4]).not.toBe(skeleton[6]);
    expect(new Set(skeleton).size).toBe(5);
  });

  test('writes different keys for different names that are not inspected', () => {
    const long = 'o'.repeat(200);
    const { skeleton, looseSkeleton } = inspector.inspectColumns([
      `${long}.a`,
      `${long}.a`,
      `${long}.á`,
    ]);
    for (const keys of [skeleton, looseSkeleton]) {
      expect(keys[0]).toBe(keys[1]);
      expect(keys[0]).not.toBe(keys[2]);
    }
  });
});

describe('inspectGrapheme', () => {
  test('returns a report or a problem for any string', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const outcome = inspector.inspectGrapheme(text);
        if (outcome.ok) expect(outcome.value.grapheme).toBe(text);
        else expect(['not_a_grapheme', 'unpaired_surrogate']).toContain(outcome.problem.code);
      }),
    );
  });

  test('returns consistent fields, confusables and canonical forms', () => {
    fc.assert(
      fc.property(unicodeText, (text) => {
        const outcome = inspector.inspectGrapheme(text);
        if (!outcome.ok) return;
        const report = outcome.value;
        expectAgreement(report, report.checks);
        const listed = report.confusables.map(({ grapheme }) => grapheme);
        expect(listed).not.toContain(text);
        expect(new Set(listed).size).toBe(listed.length);
        if (report.canonical_grapheme !== null && report.canonical_grapheme !== text) {
          expect(listed[0]).toBe(report.canonical_grapheme);
          const canonical = reportOf(inspector.inspectGrapheme(report.canonical_grapheme));
          expect(canonical.canonical_grapheme).toBe(report.canonical_grapheme);
        }
        for (const { grapheme, is_canonical } of report.confusables) {
          expect(is_canonical).toBe(grapheme === report.canonical_grapheme);
        }
      }),
    );
  });
});

test('an inspector to which details are added has the same results as one with both tables', () => {
  const bulk = createInspector({ bulk: tables.bulk });
  expect(() => bulk.withDetails(tables.details.subarray(1))).toThrow();
  const complete = bulk.withDetails(tables.details);
  fc.assert(
    fc.property(anyText, (text) => {
      expect(complete.inspectName(text)).toEqual(inspector.inspectName(text));
      expect(complete.inspectGrapheme(text)).toEqual(inspector.inspectGrapheme(text));
      expect(complete.bulkInspectNames([text])).toEqual(bulk.bulkInspectNames([text]));
    }),
  );
});

describe('accented names', () => {
  const anyAccented = fc
    .tuple(
      fc.oneof(anyResembling, fc.stringMatching(/^[a-z]{3,9}$/)),
      fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 3 }),
    )
    .map(([label, accents]) => `${accents.reduce(addAccent, label)}.eth`);
  const inspect = (name: string) => reportOf(inspector.inspectName(name));

  test('that pass also pass without their accents, so no accent hides an imitation', () => {
    fc.assert(
      fc.property(anyAccented, (name) => {
        const { rating, canonical_name, checks } = inspect(name);
        fc.pre(rating === 2 && canonical_name !== null && canonical_name !== name);
        fc.pre(/^[a-z0-9.-]+$/.test(canonical_name));
        const plain = inspect(canonical_name);
        expect(plain.rating).toBe(2);
        // Looks of known names with fewer than four letters are not compared.
        if (canonical_name.length >= 'abcd.eth'.length) expect(plain.known).toBeNull();
        expect(checks).toContainEqual(
          expect.objectContaining({ check: 'impersonation_risk', status: 'info' }),
        );
      }),
    );
  });

  test('get the same verdict alone and in a list', () => {
    fc.assert(
      fc.property(anyAccented, (name) => {
        const [consolidated] = inspector.bulkInspectNames([name]);
        const { rating, risk_count, highest_risk } = inspect(name);
        expect(consolidated && reportOf(consolidated)).toMatchObject({
          rating,
          risk_count,
          highest_risk,
        });
      }),
    );
  });
});
