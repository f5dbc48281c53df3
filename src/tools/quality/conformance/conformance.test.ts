import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import type { GraphemeGuardReport } from '../../../contract/reports.ts';
import { createConfusables } from '../../../engine/confusables/confusables.ts';
import { createInspector } from '../../../engine/inspector.ts';
import { decodeBulkTables } from '../../../engine/tables/decode-bulk-tables.ts';
import { readSections } from '../../../engine/tables/sections.ts';
import { readTables } from '../../../engine/testing/read-tables.ts';
import { isSimpleCharacter } from '../../../primitives/plain-text.ts';
import {
  Agreement,
  explainField,
  GRAPHEME_FIELDS,
  type GraphemeCase,
  NAME_FIELDS,
  type NameCase,
  type ReportedCase,
} from './agreement.ts';
import {
  countFindings,
  deriveExpectedRating,
  hasOurFinding,
  hasTheirFinding,
} from './conformance-findings.ts';
import { GRAPHEME_RULES, isRecommendedEmoji, LIST_RULES } from './grapheme-differences.ts';
import { NAME_RULES } from './name-differences.ts';

const folder = process.env.CONFORMANCE_DIR;

if (!folder) {
  console.log(
    'Skipped the conformance tests. To run them, set CONFORMANCE_DIR to the folder with the cases.',
  );
  test.skip('conformance (needs CONFORMANCE_DIR)', () => {});
} else {
  defineConformanceTests(folder);
}

function testAgreement(agreement: Agreement, thresholds: [field: string, percent: number][]): void {
  it.each(thresholds)('agrees on %s in at least %s percent of the cases', (field, minimum) => {
    expect(agreement.getPercent(field)).toBeGreaterThanOrEqual(minimum);
  });

  it('explains every difference with a rule', () => {
    expect(agreement.unexplained).toEqual([]);
  });
}

function defineConformanceTests(folder: string): void {
  const tables = readTables();
  const inspector = createInspector(tables);
  const sections = readSections(tables.bulk);
  const bulkTables = decodeBulkTables(sections);
  const confusables = createConfusables(sections, bulkTables);

  const readLines = <T>(file: string): T[] =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line));
  const graphemeCases = readLines<GraphemeCase>('graphemes.jsonl');

  describe('conformance of grapheme reports', () => {
    const agreement = new Agreement();
    for (const theirs of graphemeCases) {
      const outcome = inspector.inspectGrapheme(theirs.grapheme);
      const isReported = theirs.error === undefined;
      agreement.compare('rejected', !isReported, !outcome.ok, theirs.grapheme, () =>
        outcome.ok && isRecommendedEmoji(theirs.grapheme)
          ? 'emoji: a sequence with an inner U+FE0F is an emoji'
          : undefined,
      );
      if (!isReported || !outcome.ok) continue;
      const ours = outcome.value;
      const difference = { theirs, ours, inspector, tables: bulkTables };
      const compare = (field: string, a: unknown, b: unknown) =>
        agreement.compare(field, a, b, theirs.grapheme, () =>
          explainField(GRAPHEME_RULES, field, difference),
        );
      for (const field of GRAPHEME_FIELDS) compare(field, theirs[field], ours[field]);
      compare('grapheme_script', theirs.grapheme_script.replaceAll('_', ' '), ours.grapheme_script);
      compare('highest_risk', theirs.highest_risk, ours.highest_risk?.check ?? null);
      for (const { check, status } of ours.checks) {
        compare(`check:${check}`, theirs.checks[check], status);
      }
      compareLists(theirs, ours);
    }

    function compareLists(theirs: ReportedCase, ours: GraphemeGuardReport): void {
      const theirList = new Set(theirs.confusables);
      const ourList = new Set(ours.confusables.map(({ grapheme }) => grapheme));
      const isScored = theirs.normalization === 'normalized' && !isSimpleCharacter(theirs.grapheme);
      for (const entry of new Set([...theirList, ...ourList])) {
        const isTheirs = theirList.has(entry);
        const isOurs = ourList.has(entry);
        const difference = { entry, ours, inspector, confusables };
        agreement.compare('list entries', isTheirs, isOurs, `${theirs.grapheme} ${entry}`, () =>
          explainField(LIST_RULES, isOurs ? 'added' : 'missing', difference),
        );
        // The other implementation lists some graphemes as their own confusables.
        if (!isScored || entry === theirs.grapheme) continue;
        if (isTheirs) agreement.count('list recall', isOurs);
        if (isOurs) agreement.count('list precision', isTheirs);
      }
    }

    console.log(`Graphemes:\n${agreement.formatTable()}`);

    testAgreement(agreement, [
      ['normalization', 99.8],
      ['grapheme_script', 98.5],
      ['unicode_version', 98.5],
      ['grapheme_type', 95.5],
      ['rating', 98.5],
      ['check:confusables', 95],
      ['rejected', 97],
      ['list recall', 98.5],
      ['list precision', 78],
    ]);
  });

  describe('conformance of name reports', () => {
    const agreement = new Agreement();
    const ascii = new Agreement();
    for (const theirs of readLines<NameCase>('names.jsonl')) {
      const outcome = inspector.inspectName(theirs.name);
      if (!outcome.ok) throw new Error(`${theirs.name} was rejected`);
      const ours = outcome.value;
      const difference = { theirs, ours, inspector, tables: bulkTables };
      const compare = (field: string, a: unknown, b: unknown) => {
        const explain = () => explainField(NAME_RULES, field, difference);
        agreement.compare(field, a, b, theirs.name, explain);
        if (theirs.group === 'ascii') ascii.compare(field, a, b, theirs.name, explain);
      };
      for (const field of NAME_FIELDS) compare(field, theirs[field], ours[field]);
      const expected = deriveExpectedRating(theirs.checks, ours);
      compare('rating', expected.rating, ours.rating);
      compare('highest_risk', expected.highest_risk, ours.highest_risk?.check ?? null);
      compare('findings', theirs.risk_count, countFindings(ours));
      if (!theirs.inspected) continue;
      for (const { check, status } of ours.checks) {
        // The other implementation runs no label checks on the root.
        if (theirs.checks[check] === undefined) continue;
        compare(`check:${check}`, hasTheirFinding(theirs.checks[check]), hasOurFinding(status));
      }
    }

    console.log(`Names:\n${agreement.formatTable()}`);

    testAgreement(agreement, [
      ['namehash', 100],
      ['normalization', 99.8],
      ['inspected', 99.8],
      ['beautiful_name', 99.8],
      ['rating', 98.5],
      ['highest_risk', 95],
      ['findings', 82],
      ['check:namewrapper_compatible', 99.8],
      ['check:unknown_label', 99.8],
      ['check:decentralized_name', 99.8],
      ['check:typing_difficulty', 99.5],
      ['check:normalized', 99],
      ['check:punycode_compatible_name', 99],
      ['check:font_support', 95],
      ['check:confusables', 95],
    ]);

    it('agrees on ASCII names in all fields that do not depend on known names', () => {
      const fieldsAboutKnownNames = ['check:impersonation_risk', 'findings'];
      const fields = ascii.listFields().filter((field) => !fieldsAboutKnownNames.includes(field));
      expect(fields.length).toBeGreaterThan(15);
      for (const field of fields) {
        expect.soft(ascii.getPercent(field), field).toBeGreaterThanOrEqual(99.8);
      }
    });
  });
}
