// Inspection with the bulk table alone: consolidated reports and columns, for lists and for the first answer.

import { keccak_256 } from '@noble/hashes/sha3.js';
import type { InspectedColumns } from '../contract/bulk-columns.ts';
import type { Outcome, ProblemFault } from '../contract/problem.ts';
import type { ConsolidatedNameGuardReport } from '../contract/reports.ts';
import type { GraphemeFacts, LabelFacts, NameFacts } from './checks/facts.ts';
import { type Confusables, createConfusables } from './confusables/confusables.ts';
import { refuseIllFormed } from './create-problem.ts';
import { createLabelNormalizer, type normalizeLabel } from './ensip15/normalize-label.ts';
import { createGraphemeFacts } from './grapheme/grapheme-facts.ts';
import { createNameHasher, type NameHasher } from './hashing/name-hasher.ts';
import { createWasmNameHasher, type HashingModule } from './hashing/wasm-name-hasher.ts';
import { createBrandFinder, type FindBrand } from './known-names/brands.ts';
import { createKnownNames } from './known-names/create-known-names.ts';
import type { Resemblance } from './known-names/resemblance.ts';
import { readWatchedNames } from './known-names/watched-names.ts';
import { createLabelFacts } from './label/label-facts.ts';
import { createConsolidatedNameReport } from './name/consolidated-name-report.ts';
import { foldLook } from './name/fold-look.ts';
import { createNameColumns } from './name/name-columns.ts';
import { createNameFacts } from './name/name-facts.ts';
import { createPlainNameReport, judgePlainNames } from './name/plain-name.ts';
import { createScriptIndex } from './name/script-index.ts';
import { splitGraphemes } from './segmentation/split-graphemes.ts';
import type { BulkTables } from './tables/bulk-tables.ts';
import { decodeBulkTables } from './tables/decode-bulk-tables.ts';
import { readSections } from './tables/sections.ts';
import type { TableBytes } from './tables/table-bytes.ts';
import { hashToHex } from './text/hash-to-hex.ts';

/** Which names are known. */
export interface WatchOptions {
  /** Names or bare labels that are known beside the built-in ones; those that cannot be are in `watchlistFaults`. */
  watchlist?: readonly string[];
  /** False judges without the built-in known names. */
  usesKnownNames?: boolean;
}

export interface InspectorOptions extends WatchOptions {
  /** `namescope/tables/hashing.wasm`, which hashes faster than JavaScript; where it cannot run, JavaScript hashes. */
  hashing?: HashingModule | undefined;
}

/** What can be inspected with the bulk table alone. */
export interface ListInspector {
  /** One outcome per name, same order; an unpaired surrogate is that name's problem and spoils no other. */
  bulkInspectNames(names: readonly string[]): Outcome<ConsolidatedNameGuardReport>[];
  inspectColumns(names: readonly string[]): InspectedColumns;
  /** What each name looks like: see {@link foldLook}. */
  foldLooks(names: readonly string[]): string[];
  /** 32 bytes a label, one after the other; the labels are valid Unicode. */
  labelhashes(labels: readonly string[]): Uint8Array;
  /** Entries of the watchlist that name nothing, such as `watchlist[3]`, and why. */
  readonly watchlistFaults: readonly ProblemFault[];
  /** The same inspector with other known names; its tables and memories are shared. */
  withWatchlist(options: WatchOptions): ListInspector;
}

/** What does not depend on which names are known, memories of labels and graphemes included. */
export interface EngineParts {
  readonly bulkTables: BulkTables;
  readonly normalize: typeof normalizeLabel;
  readonly confusables: Confusables;
  readonly findBrand: FindBrand;
  readonly hasher: NameHasher;
  readonly getGraphemeFacts: (grapheme: string) => GraphemeFacts;
  /** Those of a text, in order. */
  readonly getGraphemes: (text: string) => readonly GraphemeFacts[];
  readonly getLabelFacts: (label: string) => LabelFacts;
  readonly getScriptIndex: (script: string) => number;
}

/** A list inspector, and what full reports are made with. */
export interface ListEngine {
  readonly parts: EngineParts;
  readonly inspector: ListInspector;
  readonly getNameFacts: (name: string) => NameFacts;
  /** The same with other known names. */
  watch(options: WatchOptions): ListEngine;
}

/** Throws when the table is damaged or of another version. */
export function createListEngine(
  { bulk }: Pick<TableBytes, 'bulk'>,
  { hashing, ...watching }: InspectorOptions = {},
): ListEngine {
  const sections = readSections(bulk);
  const bulkTables = decodeBulkTables(sections);
  const normalize = createLabelNormalizer();
  const confusables = createConfusables(sections, bulkTables, normalize);
  const getGraphemeFacts = createGraphemeFacts(bulkTables, confusables, normalize);
  const getGraphemes = (text: string) => splitGraphemes(text, bulkTables).map(getGraphemeFacts);
  const parts: EngineParts = {
    bulkTables,
    normalize,
    confusables,
    findBrand: createBrandFinder(sections),
    hasher: createHasher(hashing),
    getGraphemeFacts,
    getGraphemes,
    getLabelFacts: createLabelFacts(bulkTables, getGraphemes, normalize, confusables),
    getScriptIndex: createScriptIndex(bulkTables),
  };
  return assembleEngine(parts, watching);
}

function assembleEngine(
  parts: EngineParts,
  { watchlist = [], usesKnownNames = true }: WatchOptions,
): ListEngine {
  const {
    bulkTables,
    normalize,
    confusables,
    hasher,
    getGraphemes,
    getLabelFacts,
    getScriptIndex,
  } = parts;
  const watched = readWatchedNames(watchlist, (label) => normalize(label).normalized);
  const knownNames = createKnownNames(confusables, parts.findBrand, getGraphemes, {
    watched: watched.names,
    usesBuiltIn: usesKnownNames,
  });
  const getNameFacts = createNameFacts(bulkTables, getLabelFacts, knownNames);
  const watch = (options: WatchOptions) => assembleEngine(parts, options);

  function reportPlainName(
    name: string,
    namehash: string,
    resemblance: Resemblance,
  ): Outcome<ConsolidatedNameGuardReport> {
    return { ok: true, value: createPlainNameReport(name, namehash, resemblance) };
  }

  function reportAnyName(name: string, namehash: string): Outcome<ConsolidatedNameGuardReport> {
    if (!name.isWellFormed()) return refuseIllFormed();
    return { ok: true, value: createConsolidatedNameReport(getNameFacts(name), namehash) };
  }

  /** Pass by pass, so that each keeps the processor's caches to itself: by a tenth quicker than name by name. */
  function bulkInspectNames(names: readonly string[]): Outcome<ConsolidatedNameGuardReport>[] {
    const plainNames = judgePlainNames(names, knownNames);
    const hashes = hasher.namehashes(names);
    const reports = new Array<Outcome<ConsolidatedNameGuardReport>>(names.length);
    plainNames.forEach((resemblance, row) => {
      if (resemblance)
        reports[row] = reportPlainName(names[row] as string, hashToHex(hashes, row), resemblance);
    });
    plainNames.forEach((resemblance, row) => {
      if (!resemblance) reports[row] = reportAnyName(names[row] as string, hashToHex(hashes, row));
    });
    return reports;
  }

  return {
    parts,
    getNameFacts,
    watch,
    inspector: {
      bulkInspectNames,
      inspectColumns: (names) =>
        createNameColumns(names, {
          getNameFacts,
          hasher,
          bothSkeletons: confusables.bothSkeletons,
          knownNames,
          getScriptIndex,
        }),
      foldLooks: (names) => names.map((name) => foldLook(name, confusables)),
      labelhashes: hasher.labelhashes,
      watchlistFaults: watched.faults,
      withWatchlist: (options) => watch(options).inspector,
    },
  };
}

/** In JavaScript where there is no module, or where it is refused. */
function createHasher(hashing: HashingModule | undefined): NameHasher {
  try {
    if (hashing !== undefined) return createWasmNameHasher(hashing);
  } catch {
    // By a policy, for want of memory, or because it is none, or damaged.
  }
  return createNameHasher(keccak_256);
}
