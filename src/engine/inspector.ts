// The one public entry of the engine: names and graphemes in, reports in the documented shapes out.

import { keccak_256 } from '@noble/hashes/sha3.js';
import type { InspectedColumns } from '../contract/bulk-columns.ts';
import type { Outcome, ProblemFault } from '../contract/problem.ts';
import type {
  ConsolidatedNameGuardReport,
  GraphemeGuardReport,
  NameGuardReport,
} from '../contract/reports.ts';
import type { GraphemeFacts, LabelFacts } from './checks/facts.ts';
import { createConfusableLists } from './confusables/confusable-lists.ts';
import { type Confusables, createConfusables } from './confusables/confusables.ts';
import { createLabelNormalizer, type normalizeLabel } from './ensip15/normalize-label.ts';
import { createGraphemeFacts } from './grapheme/grapheme-facts.ts';
import { createGraphemeReporter } from './grapheme/grapheme-report.ts';
import { createNameHasher, type Keccak256, type NameHasher } from './hashing/name-hasher.ts';
import { inspectOneGrapheme } from './inspect-grapheme.ts';
import { createBrandFinder, type FindBrand } from './known-names/brands.ts';
import { createKnownNames } from './known-names/known-names.ts';
import { readWatchedNames } from './known-names/watched-names.ts';
import { createLabelFacts } from './label/label-facts.ts';
import { createLabelReporter } from './label/label-report.ts';
import { createNameColumns } from './name/name-columns.ts';
import { createNameFacts } from './name/name-facts.ts';
import { createConsolidatedNameReport, createFullNameReport } from './name/name-report.ts';
import { createPlainNameReport, isPlainName, judgePlainName } from './name/plain-name.ts';
import { createFailure } from './problem.ts';
import type { BulkTables } from './tables/bulk-tables.ts';
import { decodeBulkTables } from './tables/decode-bulk-tables.ts';
import { decodeDetailsTables } from './tables/decode-details-tables.ts';
import { readSections } from './tables/sections.ts';
import type { TableBytes } from './tables/table-bytes.ts';

/** What can be inspected with the bulk table alone. */
export interface BulkInspector {
  /** One outcome per name, same order; an unpaired surrogate is that name's problem and spoils no other. */
  bulkInspectNames(names: readonly string[]): Outcome<ConsolidatedNameGuardReport>[];
  inspectColumns(names: readonly string[]): InspectedColumns;
  /** 32 bytes a label, one after the other; the labels are valid Unicode. */
  labelhashes(labels: readonly string[]): Uint8Array;
  /** Entries of the watchlist that name nothing, such as `watchlist[3]`, and why. */
  readonly watchlistFaults: readonly ProblemFault[];
  /** The same inspector with other known names; its tables and memories are shared. */
  withWatchlist(options: WatchOptions): BulkInspector;
  /** The same inspector, with the table that arrived later. Throws when it is damaged or of another version. */
  withDetails(details: Uint8Array): Inspector;
}

/** Everything, with both tables. */
export interface Inspector extends BulkInspector {
  inspectName(name: string): Outcome<NameGuardReport>;
  inspectGrapheme(grapheme: string): Outcome<GraphemeGuardReport>;
  withWatchlist(options: WatchOptions): Inspector;
}

/** Which names are known. */
export interface WatchOptions {
  /** Names or bare labels that are known beside the built-in ones; those that cannot be are in `watchlistFaults`. */
  watchlist?: readonly string[];
  /** False judges without the built-in known names. */
  usesKnownNames?: boolean;
}

export interface InspectorOptions extends WatchOptions {
  /** A faster hash function than the one in JavaScript; createWasmKeccak makes one. */
  keccak256?: Keccak256;
}

/**
 * The engine on its tables: with the bulk table alone it inspects names in bulk, with both it answers everything.
 * Throws when a table is damaged or of another version.
 */
export function createInspector(tables: TableBytes, options?: InspectorOptions): Inspector;
export function createInspector(
  tables: Pick<TableBytes, 'bulk'>,
  options?: InspectorOptions,
): BulkInspector;
export function createInspector(
  { bulk, details }: Pick<TableBytes, 'bulk'> & Partial<TableBytes>,
  { keccak256 = keccak_256, ...watching }: InspectorOptions = {},
): BulkInspector | Inspector {
  const sections = readSections(bulk);
  const bulkTables = decodeBulkTables(sections);
  const normalize = createLabelNormalizer();
  const confusables = createConfusables(sections, bulkTables, normalize);
  const getGraphemeFacts = createGraphemeFacts(bulkTables, confusables, normalize);
  const floors: Floors = {
    bulkTables,
    normalize,
    confusables,
    findBrand: createBrandFinder(sections),
    hasher: createNameHasher(keccak256),
    getGraphemeFacts,
    getLabelFacts: createLabelFacts(bulkTables, getGraphemeFacts, normalize, confusables),
  };
  const inspector = assembleInspector(floors, watching);
  return details === undefined ? inspector : inspector.withDetails(details);
}

/** What does not depend on which names are known, memories of labels and graphemes included. */
interface Floors {
  readonly bulkTables: BulkTables;
  readonly normalize: typeof normalizeLabel;
  readonly confusables: Confusables;
  readonly findBrand: FindBrand;
  readonly hasher: NameHasher;
  readonly getGraphemeFacts: (grapheme: string) => GraphemeFacts;
  readonly getLabelFacts: (label: string) => LabelFacts;
}

function assembleInspector(
  floors: Floors,
  { watchlist = [], usesKnownNames = true }: WatchOptions,
): BulkInspector {
  const { bulkTables, normalize, confusables, hasher, getGraphemeFacts, getLabelFacts } = floors;
  const watched = readWatchedNames(watchlist, (label) => normalize(label).normalized);
  const getGraphemes = (label: string) => getLabelFacts(label).graphemes;
  const knownNames = createKnownNames(confusables, floors.findBrand, getGraphemes, {
    watched: watched.names,
    usesBuiltIn: usesKnownNames,
  });
  const getNameFacts = createNameFacts(bulkTables, getLabelFacts, knownNames);

  function inspectInBulk(name: string): Outcome<ConsolidatedNameGuardReport> {
    if (isPlainName(name)) {
      const resemblance = judgePlainName(name, knownNames);
      return { ok: true, value: createPlainNameReport(name, hasher.namehash(name), resemblance) };
    }
    if (!name.isWellFormed()) return refuseIllFormed();
    return {
      ok: true,
      value: createConsolidatedNameReport(getNameFacts(name), hasher.namehash(name)),
    };
  }

  function withDetails(details: Uint8Array): Inspector {
    const detailsSections = readSections(details);
    const detailsTables = decodeDetailsTables(detailsSections);
    const lists = createConfusableLists(detailsSections, confusables, bulkTables);
    const graphemes = createGraphemeReporter(bulkTables, detailsTables, getGraphemeFacts, lists);
    const reportLabel = createLabelReporter(hasher, graphemes, confusables, getGraphemeFacts);

    return {
      ...bulkInspector,
      withWatchlist: (options) => assembleInspector(floors, options).withDetails(details),
      inspectName(name) {
        if (!name.isWellFormed()) return refuseIllFormed();
        const facts = getNameFacts(name);
        const namehash = hasher.namehash(name);
        return {
          ok: true,
          value: createFullNameReport(facts, namehash, reportLabel, confusables),
        };
      },
      inspectGrapheme(grapheme) {
        if (!grapheme.isWellFormed()) return refuseIllFormed();
        return inspectOneGrapheme(grapheme, bulkTables, (only) =>
          graphemes.reportFull(getGraphemeFacts(only)),
        );
      },
    };
  }

  const bulkInspector: BulkInspector = {
    bulkInspectNames: (names) => names.map(inspectInBulk),
    inspectColumns: (names) =>
      createNameColumns(names, { getNameFacts, hasher, confusables, knownNames }),
    labelhashes: (labels) => hashLabels(labels, hasher),
    watchlistFaults: watched.faults,
    withWatchlist: (options) => assembleInspector(floors, options),
    withDetails,
  };
  return bulkInspector;
}

function hashLabels(labels: readonly string[], hasher: NameHasher): Uint8Array {
  const hashes = new Uint8Array(labels.length * 32);
  for (const [index, label] of labels.entries()) hashes.set(hasher.labelhash(label), index * 32);
  return hashes;
}

function refuseIllFormed(): ReturnType<typeof createFailure> {
  return createFailure(
    'unpaired_surrogate',
    'The text has half of a surrogate pair, which UTF-8 cannot encode; give text that is valid Unicode.',
  );
}
