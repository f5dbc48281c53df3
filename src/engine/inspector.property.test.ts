import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BULK_COLUMNS, NO_RATING, NO_RISK, NORMALIZATIONS } from '../contract/bulk-columns.ts';
import { CHECK_CODES, CHECK_STATUSES, type GenericCheckResult } from '../contract/checks.ts';
import type { ConsolidatedFields } from '../contract/reports.ts';
import { createColumns } from '../primitives/create-columns.ts';
import { createInspector } from './inspector.ts';
import { createPlainKnownNames } from './known-names/plain-known-names.ts';
import { writeTextKey } from './name/look-key.ts';
import { createPlainNameReport, needsNoTables } from './name/plain-name.ts';
import { anyAccented, anyResembling, anyText, unicodeText } from './testing/any-text.ts';
import { readTables } from './testing/read-tables.ts';
import { inspectGrapheme, inspectName, inspector } from './testing/test-inspector.ts';
import { confusables } from './testing/test-tables.ts';

const tables = readTables();

const RATINGS = { alert: 4, warn: 3, skip: 2, pass: 2, info: 2 };

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
  test('returns fields that match the checks, and a problem for unpaired surrogates', () => {
    fc.assert(
      fc.property(anyText, (name) => {
        const outcome = inspector.inspectName(name);
        expect(outcome.ok).toBe(name.isWellFormed());
        if (!outcome.ok) {
          expect(outcome.problem.code).toBe('unpaired_surrogate');
          return;
        }
        const report = outcome.value;
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
        const { canonical_name, looks_like } = inspectName(name);
        if (canonical_name !== null) {
          const again = inspectName(canonical_name);
          if (again.labels !== null) expect(again.canonical_name).toBe(canonical_name);
        }
        if (looks_like !== null) {
          expect(looks_like).not.toBe(name);
          expect(inspectName(looks_like).normalization).toBe('normalized');
        }
      }),
    );
  });
});

describe('bulkInspectNames', () => {
  test('returns equal reports on plain names with and without tables', () => {
    const inner = fc.string({ unit: fc.constantFrom(...'abcdefwxyz0189--'), maxLength: 62 });
    const ends = fc.constantFrom(...'abz059-_$.A');
    const anyPlain = fc.tuple(ends, inner, ends).map((parts) => parts.join(''));
    const name = fc.oneof(anyPlain, anyResembling).map((label) => `${label}.eth`);
    const plainKnownNames = createPlainKnownNames();
    let plain = 0;
    let imitations = 0;
    fc.assert(
      fc.property(name, (candidate) => {
        if (!needsNoTables(candidate)) return;
        plain++;
        const { checks, canonical_name, looks_like, labels, ...consolidated } =
          inspectName(candidate);
        const resemblance = plainKnownNames.judgePlainName(candidate);
        if (resemblance.imitation) imitations++;
        expect(createPlainNameReport(candidate, consolidated.namehash, resemblance)).toEqual(
          consolidated,
        );
        const others = checks.filter(({ check }) => check !== 'impersonation_risk');
        expect(others.filter(({ status }) => status !== 'pass').map(({ check }) => check)).toEqual([
          'namewrapper_fuses',
        ]);
        expect(canonical_name).toBe(candidate);
        expect(looks_like).toBeNull();
        expect(labels?.length).toBe(2);
      }),
      { numRuns: 4000 },
    );
    expect(plain).toBeGreaterThan(1000);
    expect(imitations).toBeGreaterThan(200);
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

  test('lists each title of built-in known names once, without watched names', () => {
    const watchingInspector = createInspector(tables, { watchlist: ['my-own-name.eth'] });
    const names = 'metamask.eth Uniswap.eth my-own-name.eth pay.metamask.eth METAMASK.eth';
    const { title, titles } = watchingInspector.inspectColumns(names.split(' '));
    expect(titles).toEqual(['MetaMask', 'Uniswap']);
    expect([...title]).toEqual([1, 2, 0, 0, 1]);
  });

  test('writes the keys of the skeletons of plain names and of other names', () => {
    const name = fc.oneof(
      fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,20}[a-z0-9])?\.eth$/),
      // Names of letters that skeletons replace, with up to 63 characters in the label.
      fc.stringMatching(/^[clmw01]{1,63}\.eth$/),
      unicodeText,
    );
    const withoutKnownNames = inspector.withWatchlist({ usesKnownNames: false });
    const key = new BigUint64Array(1);
    const getKey = (text: string) => {
      writeTextKey(text, new Uint32Array(key.buffer), 0);
      return key[0];
    };
    fc.assert(
      fc.property(name, (text) => {
        const { skeleton, looseSkeleton } = withoutKnownNames.inspectColumns([text]);
        const labels = text.split('.');
        expect(skeleton[0]).toBe(getKey(labels.map((l) => confusables.skeleton(l)).join('.')));
        expect(looseSkeleton[0]).toBe(
          getKey(labels.map((l) => confusables.looseSkeleton(l)).join('.')),
        );
      }),
    );
  });

  test.each([
    ['日本.eth', '曰本.eth', true],
    ['シツ.eth', 'ツシ.eth', true],
    ['vitalik.eth', 'v1talik.eth', true],
    ['zigzag.eth', 'zigzga.eth', false],
    ['日本.eth', '曰本.zz.eth', false],
    ['pay.alixon.eth', 'club.al1xon.eth', false],
    ['pay.alixon.eth', 'pay.al1xon.eth', true],
    ['club.日本.eth', 'club.曰本.eth', true],
    ['口座.nick.eth', '口座.n1ck.eth', true],
    ['pay.vitalik.eth', 'pay.v1talik.eth', true],
  ])('gives %s and the imitation %s the same loose key: %s', (watched, imitation, isSame) => {
    const watching = inspector.withWatchlist({ watchlist: [watched] });
    const { skeleton, looseSkeleton } = watching.inspectColumns([watched, imitation]);
    expect(skeleton[0]).not.toBe(skeleton[1]);
    expect(looseSkeleton[0] === looseSkeleton[1]).toBe(isSame);
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
  test('returns consistent fields, confusables and canonical forms, or a problem', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const outcome = inspector.inspectGrapheme(text);
        if (!outcome.ok) {
          expect(['not_a_grapheme', 'unpaired_surrogate']).toContain(outcome.problem.code);
          return;
        }
        const report = outcome.value;
        expect(report.grapheme).toBe(text);
        expectAgreement(report, report.checks);
        const listed = report.confusables.map(({ grapheme }) => grapheme);
        expect(listed).not.toContain(text);
        expect(new Set(listed).size).toBe(listed.length);
        if (report.canonical_grapheme !== null && report.canonical_grapheme !== text) {
          expect(listed[0]).toBe(report.canonical_grapheme);
          const canonical = inspectGrapheme(report.canonical_grapheme);
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

test('accented names that pass also pass without their accents, so no accent hides an imitation', () => {
  fc.assert(
    fc.property(anyAccented, (label) => {
      const name = `${label}.eth`;
      const { rating, canonical_name, checks } = inspectName(name);
      fc.pre(rating === 2 && canonical_name !== null && canonical_name !== name);
      fc.pre(/^[a-z0-9.-]+$/.test(canonical_name));
      const plain = inspectName(canonical_name);
      expect(plain.rating).toBe(2);
      // Looks of known names with fewer than four letters are not compared.
      if (canonical_name.length >= 'abcd.eth'.length) expect(plain.known).toBeNull();
      expect(checks).toContainEqual(
        expect.objectContaining({ check: 'impersonation_risk', status: 'info' }),
      );
    }),
  );
});
