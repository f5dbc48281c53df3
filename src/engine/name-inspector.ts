// Creates the part of an inspector that reports on single names and graphemes.

import type { Outcome } from '../contract/problem.ts';
import type {
  GraphemeGuardReport,
  LabelGraphemeGuardReport,
  LabelGuardReport,
  NameGuardReport,
} from '../contract/reports.ts';
import { sayCheck } from '../words/checks/check-words.ts';
import { quoteGrapheme } from '../words/quoting/quote-grapheme.ts';
import { labelChecks, nameChecks } from './checks/catalogue.ts';
import { consolidate, getBit } from './checks/check-masks.ts';
import { getWorstStatus } from './checks/combine-check-masks.ts';
import type { GraphemeFacts, LabelFacts, NameFacts } from './checks/facts.ts';
import { createConfusableLists } from './confusables/confusable-lists.ts';
import type { Confusables } from './confusables/confusables.ts';
import { createFailure, createUnpairedSurrogateFailure } from './create-problem.ts';
import { isNormalizedLabel } from './ensip15/normalize-label.ts';
import { createGraphemeReporter, type GraphemeReporter } from './grapheme/grapheme-report.ts';
import type { NameHasher } from './hashing/name-hasher.ts';
import { createImitateName, type ImitateName } from './imitate-name.ts';
import { explainNormalization, type RepairSources } from './label/normalization-error.ts';
import { perceivedLabel } from './label/perceived-label.ts';
import type { ListEngine, ListInspector, WatchOptions } from './list-engine.ts';
import { createConsolidatedNameReport } from './name/consolidated-name-report.ts';
import { splitGraphemes } from './segmentation/split-graphemes.ts';
import type { BulkTables } from './tables/bulk-tables.ts';
import { decodeDetailsTables } from './tables/details-tables.ts';
import type { Sections } from './tables/sections.ts';
import { toCodePoints } from './text/code-points.ts';
import { hashToHex } from './text/utf8.ts';

/** Inspector of names and graphemes. */
export interface NameInspector extends ListInspector {
  inspectName(name: string): Outcome<NameGuardReport>;
  inspectGrapheme(grapheme: string): Outcome<GraphemeGuardReport>;
  /**
   * Yields names that could be registered to imitate a name, the most dangerous first. The order is always the same.
   * The name itself is not included. If ENS does not accept the name, yields no candidates, and `problem` contains the
   * reason.
   *
   * @example for (const { name } of inspector.imitations('vitalik.eth', { limit: 100 })) …
   */
  imitations: ImitateName;
  withWatchlist(options: WatchOptions): NameInspector;
}

/**
 * Creates an inspector that uses an existing engine.
 *
 * @param sections sections of the details table. The sections in `LATE_SECTIONS` may be added to this map later. If a
 * report needs a section that has not been added yet, the inspector throws a `MissingSectionError`
 */
export function createNameInspector(engine: ListEngine, sections: Sections): NameInspector {
  const { bulkTables, confusables, hasher, getGraphemeFacts } = engine.parts;
  const detailsTables = decodeDetailsTables(sections);
  const lists = createConfusableLists(sections, confusables, bulkTables);
  const graphemes = createGraphemeReporter(bulkTables, detailsTables, getGraphemeFacts, lists);
  const imitations = createImitateName({
    lists,
    confusables,
    tables: bulkTables,
    isOrdinaryWord(name) {
      const [judged] = engine.inspector.bulkInspectNames([name]);
      return judged?.ok === true && judged.value.imitates?.status === 'info';
    },
  });
  const reportLabel = createLabelReporter(hasher, graphemes, confusables, getGraphemeFacts);

  function complete({ inspector, getNameFacts, watch }: ListEngine): NameInspector {
    return {
      ...inspector,
      withWatchlist: (options) => complete(watch(options)),
      inspectName(name) {
        if (!name.isWellFormed()) return createUnpairedSurrogateFailure();
        const facts = getNameFacts(name);
        const { isInspected, labels } = facts;
        const looksLike = isInspected ? perceivedName(facts, confusables) : null;
        const namehash = hashToHex(hasher.namehashes([name]));
        return {
          ok: true,
          value: {
            ...createConsolidatedNameReport(facts, namehash),
            checks: listCheckResults(facts, looksLike),
            canonical_name: facts.canonicalName,
            looks_like: looksLike,
            labels: isInspected ? labels.map(reportLabel) : null,
          },
        };
      },
      inspectGrapheme(grapheme) {
        if (!grapheme.isWellFormed()) return createUnpairedSurrogateFailure();
        return inspectOneGrapheme(grapheme, bulkTables, (only) =>
          graphemes.reportFull(getGraphemeFacts(only)),
        );
      },
      imitations,
    };
  }

  return complete(engine);
}

// Inspects a text that must be one grapheme: https://www.unicode.org/reports/tr29/#Grapheme_Cluster_Boundaries

/** Maximum number of graphemes that a problem lists. */
const MAX_LISTED = 20;

/** Returns the report of a grapheme. For any other text, returns a problem that lists its graphemes. */
function inspectOneGrapheme(
  text: string,
  tables: BulkTables,
  report: (grapheme: string) => GraphemeGuardReport,
): Outcome<GraphemeGuardReport> {
  const graphemes = splitGraphemes(text, tables);
  const [only, ...more] = graphemes;
  if (only === undefined) {
    return createFailure('not_a_grapheme', 'The text is empty. Give one grapheme.');
  }
  if (more.length === 0) return { ok: true, value: report(only) };
  const listed = graphemes.slice(0, MAX_LISTED).map((grapheme) => quoteText(grapheme, tables));
  const rest = graphemes.length > MAX_LISTED ? ', …' : '';
  return createFailure(
    'not_a_grapheme',
    `The text has ${graphemes.length} graphemes. Give one of them: ${listed.join(', ')}${rest}.`,
  );
}

/** Quotes a grapheme without gathering all its facts, which can fail or be slow for many marks. */
function quoteText(grapheme: string, { drawsNothing, mark }: BulkTables): string {
  const codePoints = toCodePoints(grapheme);
  return quoteGrapheme({
    grapheme,
    codePoints,
    drawsNothing: codePoints.every(drawsNothing),
    startsWithMark: mark(codePoints[0] ?? 0) !== 'none',
  });
}

// Creates the report of a label.

const CONFUSABLES = getBit('confusables');

/** Returns a function that creates label reports. */
function createLabelReporter(
  { labelhashes }: Pick<NameHasher, 'labelhashes'>,
  graphemes: Pick<GraphemeReporter, 'reportConsolidated'>,
  confusables: RepairSources,
  getGraphemeFacts: (grapheme: string) => GraphemeFacts,
): (facts: LabelFacts) => LabelGuardReport {
  return (facts) => {
    const { label, checkMasks, normalization, unusual } = facts;
    const isUnusual = ({ grapheme }: GraphemeFacts) =>
      unusual === null || unusual.graphemes.some((other) => other.grapheme === grapheme);
    const reportGrapheme = (grapheme: GraphemeFacts): LabelGraphemeGuardReport =>
      Object.assign(graphemes.reportConsolidated(grapheme), {
        // A warning about a grapheme becomes info unless the label has the same warning. If the label has an unusual
        // spelling, `confusables` warns only about the unusual graphemes.
        status_in_label: getWorstStatus(
          grapheme.checkMasks,
          labelChecks.limitations | ~checkMasks.warn | (isUnusual(grapheme) ? 0 : CONFUSABLES),
        ),
      });
    return {
      ...consolidate('label', checkMasks, (index) =>
        labelChecks.getResult(index, facts, checkMasks),
      ),
      label,
      labelhash: hashToHex(labelhashes([label])),
      normalization,
      beautiful_label: normalization === 'normalized' ? facts.beautified : null,
      canonical_label: facts.canonical,
      checks: labelChecks.getResults(facts, checkMasks),
      graphemes: facts.isUnknown ? null : facts.graphemes.map(reportGrapheme),
      normalization_error:
        normalization === 'unnormalized'
          ? explainNormalization(facts, confusables, getGraphemeFacts)
          : null,
    };
  };
}

/**
 * Lists the results of all checks. Includes the check `uninspected` only if the name was not inspected.
 *
 * @param looksLike the perceived form of the name, which the checks do not use
 */
function listCheckResults(facts: NameFacts, looksLike: string | null): NameGuardReport['checks'] {
  const results = nameChecks.getResults(facts, facts.checkMasks);
  if (!facts.isInspected) {
    const message = sayCheck({ code: 'name_not_inspected' });
    return results.map((result) =>
      result.check === 'uninspected' ? result : { ...result, message },
    );
  }
  const inspected = results.filter(({ check }) => check !== 'uninspected');
  if (looksLike === null || facts.resemblance.known !== null) return inspected;
  return inspected.map((result) =>
    result.check === 'impersonation_risk' && result.status === 'pass'
      ? { ...result, message: sayCheck({ code: 'imitates_no_known_name' }) }
      : result,
  );
}

// Finds the perceived form of a name, which is what a reader sees at a glance:
// https://www.unicode.org/reports/tr39/#Confusable_Detection

/**
 * Returns the perceived form of a name, or null if that form is the name itself or is not normalized.
 *
 * @example perceivedName(facts of 'аррӏе.eth', confusables) // 'apple.eth'
 */
function perceivedName(
  { name, labels }: Pick<NameFacts, 'name' | 'labels'>,
  confusables: Pick<Confusables, 'perceivedGrapheme'>,
): string | null {
  if (labels.some(({ isUnknown }) => isUnknown)) return null;
  const perceived = labels.map((label) => perceivedLabel(label, confusables));
  const joined = perceived.join('.');
  if (joined === name) return null;
  return perceived.every(isNormalizedLabel) ? joined : null;
}
