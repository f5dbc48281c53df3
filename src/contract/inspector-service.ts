import type { InspectedColumns } from './bulk-columns.ts';
import type { JudgedText, TextToJudge } from './finding.ts';
import type { Imitation, Known, MatchMode, WatchReach } from './imitation-kinds.ts';
import type { CandidatesQuery, FoundImitation, JudgedCandidates } from './imitations.ts';
import type { BulkInspectNamesResponse } from './operations.ts';
import type { Outcome } from './problem.ts';
import type { GraphemeGuardReport, NameGuardReport } from './reports.ts';
import type { TextKind } from './text-kinds.ts';

/** A search for Unicode characters. */
export interface CharacterQuery {
  /** Words of a name, an abbreviation, code points, a block (`block:Arabic`), or the characters themselves. */
  text: string;
  /** Maximum number of results. */
  limit: number;
}

/** A Unicode character. */
export interface CharacterFact {
  character: string;
  /** The name as in reports on graphemes, such as `Latin Small Letter I With Grave`. */
  name: string;
  code_point: number;
  /** UCD Block, such as `Latin-1 Supplement`. */
  block: string | null;
  /**
   * What ENS makes of the character: the character itself if ENS accepts it, another text if ENS changes it, and null
   * if ENS refuses it.
   */
  ens_form: string | null;
  /** Whether the search text is exactly the name of the character or an alias. */
  is_exact: boolean;
}

/** Result of a search for characters. */
export interface FoundCharacters {
  /** Characters up to the limit, best matches first. */
  characters: CharacterFact[];
  /** Number of all matching characters. */
  total: number;
}

/** How two names relate to each other. */
export interface NameComparison {
  /** Whether the names have the same UTS #39 skeleton, which means that they look the same. */
  hasEqualSkeletons: boolean;
  /** Whether the names have the same loose skeleton, which has no decorating marks. */
  hasEqualLooseSkeletons: boolean;
  /** Whether the names have the same namehash, which means that they are the same name to ENS. */
  hasEqualNamehashes: boolean;
  /**
   * How the first name imitates the second, and how the second imitates the first. Null without an imitation. If only a
   * parent is imitated, as in `club.a1ice.eth` and `pay.alice.eth`, the name is that of the parent.
   */
  imitations: readonly [Imitation | null, Imitation | null];
}

/** Versions and hashes of the data that reports depend on. */
export interface EngineVersions {
  unicode: string;
  ensNormalize: string;
  /** File name, size in bytes and SHA-256 (in hex) of each table. */
  tables: { name: string; bytes: number; sha256: string }[];
}

/** Known names of an inspector. */
export interface Watchlist {
  /** Names or single labels that the user added. */
  watchlist: readonly string[];
  /** Whether the built-in known names are known too. */
  usesKnownNames: boolean;
}

/** An entry of a watchlist and the name it stands for. */
export interface WatchedEntry {
  /** The entry as the user added it. */
  text: string;
  /** The watched name. Null if the entry is not a valid name. */
  name: string | null;
  /** Reason why the entry is not watched. Null if it is watched. */
  reason: string | null;
  /** Null if the entry is not watched. */
  reach: WatchReach | null;
}

/** A built-in known name with its source. */
export interface ListedName extends Known {
  /** Which labels are imitations of the name. */
  mode: MatchMode;
  /** Whether the name is one of the fifty names that are imitated most. */
  isTarget: boolean;
  /** URL of a page about the owner of the name. */
  source: string;
}

/** Fields of a grapheme report that don't depend on its confusables. */
export type JudgedGrapheme = Pick<
  GraphemeGuardReport,
  'grapheme' | 'checks' | 'canonical_grapheme'
>;

/**
 * The interface of the inspection worker. The documented operations return the same values as over HTTP. The worker does not
 * validate its input, because the page sends only valid input.
 */
export interface InspectorService {
  bulkInspectNames(names: readonly string[]): Promise<Outcome<BulkInspectNamesResponse>>;
  inspectName(name: string): Promise<Outcome<NameGuardReport>>;
  inspectGrapheme(grapheme: string): Promise<Outcome<GraphemeGuardReport>>;
  /** Judges graphemes as `inspectGrapheme` does, without listing their confusables. */
  judgeGraphemes(graphemes: string[]): Promise<Outcome<JudgedGrapheme[]>>;
  /** Judges a text that someone typed or pasted. */
  judgeText(text: TextToJudge): Promise<Outcome<JudgedText>>;
  /** Says what each text is, and which names are in it. Null for a text that can only be one name. */
  readTexts(texts: readonly string[]): Promise<Outcome<(TextKind | null)[]>>;
  /** Checks whether lines are messages with names in them, and not a list with one name per line. */
  isProse(lines: readonly string[]): Promise<Outcome<boolean>>;
  /** Finds characters by name, alias, code point or block. */
  findCharacters(query: CharacterQuery): Promise<Outcome<FoundCharacters>>;
  /** Lists the characters that someone may draw, in groups, the most common group first. Each group is one string. */
  listDrawableCharacters(): Promise<Outcome<string[]>>;
  /** Inspects any number of names. Transfers the columns instead of copying them. Names that are not valid Unicode get `NO_RATING`. */
  inspectColumns(names: string[]): Promise<Outcome<InspectedColumns>>;
  /** Lists a part of the names that could imitate a name. Returns a problem if the name is invalid. */
  listCandidates(query: CandidatesQuery): Promise<Outcome<JudgedCandidates>>;
  /** Finds the names in a list that imitate `name`, either as candidates or according to their reports. */
  findImitations(name: string, names: string[]): Promise<Outcome<FoundImitation[]>>;
  /** Compares two names. The watchlist has no effect. */
  compareNames(first: string, second: string): Promise<Outcome<NameComparison>>;
  /**
   * Returns the look of each name as text, with one line for each reading. A search text matches by look if one of its
   * own lines occurs in one of these lines.
   */
  foldLooks(names: string[]): Promise<Outcome<string[]>>;
  /** Replaces the known names. A new worker knows the built-in names. */
  watch(watchlist: Watchlist): Promise<void>;
  /** Returns the names that the entries of a watchlist stand for. */
  readWatchlist(watchlist: readonly string[]): Promise<Outcome<WatchedEntry[]>>;
  /** Returns the built-in known names in the order of the list. */
  listKnownNames(): Promise<Outcome<ListedName[]>>;
  versions(): Promise<Outcome<EngineVersions>>;
}
