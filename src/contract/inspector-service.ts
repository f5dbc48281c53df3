import type { InspectedColumns } from './bulk-columns.ts';
import type { CharacterQuery, FoundCharacters } from './characters.ts';
import type { Known } from './imitation-kinds.ts';
import type { CandidatesQuery, FoundImitation, JudgedCandidates } from './imitations.ts';
import type { NameComparison } from './name-comparison.ts';
import type {
  BulkInspectNamesRequest,
  BulkInspectNamesResponse,
  InspectNameRequest,
} from './operations.ts';
import type { Outcome, ProblemFault } from './problem.ts';
import type { GraphemeGuardReport, NameGuardReport } from './reports.ts';

/** Versions and hashes of what the verdicts rest on. */
export interface EngineVersions {
  unicode: string;
  ensNormalize: string;
  /** Per table: its file name, size in bytes, and SHA-256 in hex. */
  tables: { name: string; bytes: number; sha256: string }[];
}

/** Which names are known to an inspector. */
export interface Watchlist {
  /** Names or bare labels of the user's own. */
  watchlist: readonly string[];
  /** Whether the built-in known names count too. */
  usesKnownNames: boolean;
}

/** What the entries of a watchlist stand for, each at its place. */
export interface WatchedEntries {
  /** The name that is watched; null where the entry cannot be. */
  names: (string | null)[];
  /** Index into `WATCH_REACHES`; 0 where nothing is watched. */
  reaches: Uint8Array;
  /** Entries that cannot be watched, as `watchlist[3]`, and why. */
  faults: ProblemFault[];
}

/** A built-in known name, and where a reader can check it. */
export interface ListedName extends Known {
  /** Names one edit away are imitations too, not only what looks the same. */
  isNear: boolean;
  /** Address of a page about whom the name stands for. */
  source: string;
}

/** What the inspection worker offers the page; the documented operations with the documented payloads. */
export interface InspectorService {
  bulkInspectNames(request: BulkInspectNamesRequest): Promise<Outcome<BulkInspectNamesResponse>>;
  inspectName(request: InspectNameRequest): Promise<Outcome<NameGuardReport>>;
  inspectGrapheme(grapheme: string): Promise<Outcome<GraphemeGuardReport>>;
  /** Characters by name, alias, code point or block, best matches first. */
  findCharacters(query: CharacterQuery): Promise<Outcome<FoundCharacters>>;
  /** Verdicts on any number of names as transferred columns; names that are not valid Unicode are marked, never refused. */
  inspectColumns(names: string[]): Promise<Outcome<InspectedColumns>>;
  /** What could imitate a name, part by part; a name that is no valid one is a problem. */
  listCandidates(query: CandidatesQuery): Promise<Outcome<JudgedCandidates>>;
  /** Those of these names that imitate another, as one of its candidates or by their verdicts. */
  findImitations(name: string, names: string[]): Promise<Outcome<FoundImitation[]>>;
  /** What two names are to each other, whatever is on the watchlist. */
  compareNames(first: string, second: string): Promise<Outcome<NameComparison>>;
  /**
   * What each name looks like, as lines of text, one for each way to read it: what a text looks like is found where one
   * of its own lines is part of one of these.
   */
  foldLooks(names: string[]): Promise<Outcome<string[]>>;
  /** Keccak-256 of labels, 32 bytes each, to find the text of unknown labels. */
  labelhashes(labels: string[]): Promise<Outcome<Uint8Array>>;
  /** From now on these names are known; a worker that starts knows the built-in ones. */
  watch(watchlist: Watchlist): Promise<void>;
  /** What the entries of a watchlist stand for. */
  readWatchlist(watchlist: readonly string[]): Promise<Outcome<WatchedEntries>>;
  /** The built-in list, in its order. */
  listKnownNames(): Promise<Outcome<ListedName[]>>;
  versions(): Promise<Outcome<EngineVersions>>;
}
