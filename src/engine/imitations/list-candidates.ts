// Lists the names that could be registered to imitate a name. README.md explains the kinds and their order.

import {
  CANDIDATE_KINDS,
  type Candidate,
  type CandidateKind,
  type ImitationOptions,
} from '../../contract/imitations.ts';
import { MAX_INSPECTED_CHARACTERS } from '../../contract/limits.ts';
import { lazy } from '../../primitives/lazy.ts';
import { isPlainText } from '../../primitives/plain-text.ts';
import { sayChanges } from '../../words/checks/evidence-words.ts';
import type { ConfusableLists } from '../confusables/confusable-lists.ts';
import { isEnsEmoji } from '../ensip15/ens-emoji.ts';
import { normalizeLabel } from '../ensip15/normalize-label.ts';
import { explainLook } from '../known-names/explain-look.ts';
import { explainAddition, explainEdit } from '../known-names/explain-reading.ts';
import { SEALS } from '../known-names/unusual-additions.ts';
import { splitGraphemes } from '../segmentation/split-graphemes.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';
import { countCharacters, isOneCharacter } from '../text/code-points.ts';
import {
  createListReplacements,
  getScript,
  NOT_ALIKE,
  type Replacement,
  type ReplacementSources,
  type Replacements,
} from './list-replacements.ts';
import {
  addWords,
  append,
  embed,
  flipBits,
  hyphenate,
  type ImitatedName,
  insert,
  omit,
  pluralize,
  repeat,
  replace,
  spliceGraphemes,
  transpose,
  type Variation,
  type VariedLabel,
} from './variation.ts';

/**
 * Yields the candidates for a name. Computes each candidate when it is requested. Yields null for each variation that is
 * not a candidate, because thousands of these variations can precede the next candidate.
 */
export type ListCandidates = (
  imitated: ImitatedName,
  options: ImitationOptions,
) => Generator<Candidate | null>;

/** Lists variations of a label. `allowed` contains only the replacements that ENSIP-15 allows in the label. */
type ListVariations = (
  varied: VariedLabel,
  allowed: Replacements,
  all: Replacements,
) => Iterable<Variation>;

/** Maximum sum of distances for pairs that look nearly the same, such as two letters replaced with digits. */
const CLOSE_PAIR_DISTANCE = 2;

/** Kinds of candidates that must read the same as the label. */
const LOOK_KINDS: ReadonlySet<CandidateKind> = new Set(['look_alike', 'look_alikes', 'sequence']);

export interface CandidateSources extends ReplacementSources {
  /**
   * Checks whether a plain name that looks like a known name is an ordinary word: `stearn.eth` for `steam.eth`. Such a
   * name is only info and not a look-alike.
   */
  isOrdinaryWord(name: string): boolean;
}

/** Creates a function that lists candidates. */
export function createListCandidates(sources: CandidateSources): ListCandidates {
  const { lists, tables } = sources;
  const listReplacements = createListReplacements(sources);

  /** Lists labels that look the same but have different characters, or the same characters in another order. */
  function* respell({ label }: VariedLabel): Iterable<Variation> {
    for (const other of sources.confusables.listRespellings(label)) {
      const graphemes = splitGraphemes(other, tables);
      const quotable = graphemes.map((grapheme) => ({ grapheme, drawsNothing: false }));
      yield { label: other, changes: [explainLook(quotable, label)] };
    }
  }

  /** Functions that list variations, the most deceptive first. A kind can have several functions. */
  const STAGES: readonly (readonly [kind: CandidateKind, list: ListVariations])[] = [
    ['look_alike', (varied, { characters }) => replaceOne(varied, characters())],
    ['look_alike', respell],
    ['sequence', (varied, { sequences }) => replaceOne(varied, sequences())],
    ['look_alikes', replaceEvery],
    // ENSIP-15 may allow a whole label of another script, but not a single letter.
    ['look_alikes', (varied, _, all) => replaceScript(varied, all, tables)],
    ['look_alikes', (varied, allowed) => replacePairs(varied, allowed, CLOSE_PAIR_DISTANCE)],
    ['transposition', transpose],
    ['repetition', repeat],
    ['hyphen', hyphenate],
    ['emoji', createVaryEmoji(lists, tables)],
    ['omission', omit],
    ['replacement', (varied, { shapes }) => replaceOne(varied, shapes())],
    ['replacement', replace],
    ['insertion', insert],
    ['embedded', embed],
    ['added_word', addWords],
    ['emoji', addSeals],
    ['plural', pluralize],
    ['addition', append],
    ['bit', flipBits],
    ['replacement', (varied, { chains }) => replaceOne(varied, chains().filter(isOneForOne))],
    [
      'look_alikes',
      (varied, { chains }) =>
        replaceOne(
          varied,
          chains().filter((each) => !isOneForOne(each)),
        ),
    ],
    ['look_alikes', (varied, allowed) => replacePairs(varied, allowed)],
  ];

  return function* listCandidates(
    { prefix, label, suffix },
    { limit = Number.POSITIVE_INFINITY, kinds = CANDIDATE_KINDS },
  ) {
    const varied = { label, graphemes: splitGraphemes(label, sources.tables) };
    const maxLength = MAX_INSPECTED_CHARACTERS - countCharacters(prefix + suffix);
    const seen = new Set([label]);
    const isAllowed = (other: string) => countCharacters(other) <= maxLength && isValid(other);
    const all = listReplacements(varied);
    const looksAlike = (other: string) =>
      all.readsAlike(other) &&
      !(isPlainText(other) && sources.isOrdinaryWord(prefix + other + suffix));
    const allowed = filterReplacements(all, varied, isAllowed);
    for (const [kind, listVariations] of STAGES) {
      if (!kinds.includes(kind)) continue;
      for (const { label: other, changes } of listVariations(varied, allowed, all)) {
        if (seen.size > limit) return;
        // Several replacements can change the reading of the label, although each of them looks alike.
        const isCandidate =
          !seen.has(other) && isAllowed(other) && (!LOOK_KINDS.has(kind) || looksAlike(other));
        if (isCandidate) seen.add(other);
        yield isCandidate
          ? { name: prefix + other + suffix, kind, evidence: sayChanges(changes) }
          : null;
      }
    }
  };
}

function isValid(label: string): boolean {
  return normalizeLabel(label).normalized === label;
}

/** Number of positions at which ENSIP-15 must reject a replacement before all others are skipped. */
const MAX_TRIES = 2;

/**
 * Keeps the replacements that ENSIP-15 allows in the label. ENSIP-15 mostly checks which characters a label has, so a
 * replacement that is allowed at one position is kept at all positions.
 */
function filterReplacements(
  { looks, characters, sequences, shapes, combinable, chains, readsAlike }: Replacements,
  varied: VariedLabel,
  isAllowed: (label: string) => boolean,
): Replacements {
  /** Number of rejected positions for each change, or true if the change is allowed. */
  const tried = new Map<string, number | true>();
  const keep = ({ at, count, text }: Replacement): boolean => {
    const change = `${text} ${varied.graphemes.slice(at, at + count).join('')}`;
    const tries = tried.get(change) ?? 0;
    if (tries === true || tries >= MAX_TRIES) return tries === true;
    const isKept = isAllowed(spliceGraphemes(varied, at, count, text));
    tried.set(change, isKept || tries + 1);
    return isKept;
  };
  return {
    looks: lazy(() => looks().filter(keep)),
    characters: lazy(() => characters().filter(keep)),
    sequences: lazy(() => sequences().filter(keep)),
    shapes: lazy(() => shapes().filter(keep)),
    combinable: lazy(() => combinable().filter(keep)),
    chains: lazy(() => chains().filter(keep)),
    readsAlike,
  };
}

// Lists labels in which one or more pieces are replaced with similar ones.

/** Maximum number of pairs of replacements in one label. Labels of up to 20 characters rarely have more. */
const MAX_PAIRS = 60_000;

/** Applies each replacement, the most similar first. */
function* replaceOne(
  varied: VariedLabel,
  replacements: readonly Replacement[],
): Iterable<Variation> {
  for (const { at, count, text, change } of sortByDistance(replacements)) {
    yield { label: spliceGraphemes(varied, at, count, text), changes: [change] };
  }
}

/** Replaces all occurrences of a character that occurs more than once. */
function* replaceEvery(varied: VariedLabel, { looks }: Replacements): Iterable<Variation> {
  const { graphemes } = varied;
  for (const { at, text, change } of sortByDistance(looks())) {
    const original = graphemes[at] as string;
    if (graphemes.indexOf(original) < at || graphemes.lastIndexOf(original) === at) continue;
    const label = graphemes.map((each) => (each === original ? text : each)).join('');
    yield { label, changes: [change] };
  }
}

/** Replaces all letters with look-alikes of another script. Then tries the other look-alikes of each letter. */
function* replaceScript(
  varied: VariedLabel,
  { looks }: Replacements,
  tables: BulkTables,
): Iterable<Variation> {
  const { graphemes } = varied;
  const byScript = new Map<string, (Replacement[] | undefined)[]>();
  for (const replacement of sortByDistance(looks())) {
    const script = getScript(replacement.text, tables);
    if (script === null) continue;
    const byPlace = byScript.get(script) ?? new Array(graphemes.length).fill(undefined);
    byScript.set(script, byPlace);
    byPlace[replacement.at] = [...(byPlace[replacement.at] ?? []), replacement];
  }
  for (const byPlace of byScript.values()) {
    const isWhole = graphemes.every(
      (grapheme, at) => byPlace[at] || getScript(grapheme, tables) === null,
    );
    if (!isWhole) continue;
    const first = byPlace.map((found) => found?.[0]);
    yield applyAll(varied, first);
    for (const [at, found = []] of byPlace.entries()) {
      for (const other of found.slice(1)) yield applyAll(varied, first.with(at, other));
    }
  }
}

/** Checks whether a replacement exchanges one character for another: `c → e → é`, but not `m → rn → rñ`. */
function isOneForOne({ count, text }: Replacement): boolean {
  return count === 1 && isOneCharacter(text);
}

/**
 * Replaces any two pieces, starting with the most similar pairs.
 *
 * @param maxDistance maximum sum of both distances
 */
function* replacePairs(
  varied: VariedLabel,
  { combinable }: Replacements,
  maxDistance = 2 * NOT_ALIKE,
): Iterable<Variation> {
  const replacements = combinable();
  const byDistance = Array.from({ length: NOT_ALIKE + 1 }, (_, distance) =>
    replacements.filter((replacement) => replacement.distance === distance),
  );
  let count = 0;
  for (let sum = 0; sum <= maxDistance; sum++) {
    for (const [first, second] of pairUp(byDistance, sum)) {
      if (++count > MAX_PAIRS) return;
      yield applyPair(varied, first, second);
    }
  }
}

/** Yields the pairs of replacements that do not overlap and whose distances add up to `sum`. */
function* pairUp(
  byDistance: readonly (readonly Replacement[])[],
  sum: number,
): Iterable<readonly [Replacement, Replacement]> {
  for (let distance = 0; distance <= sum / 2; distance++) {
    const [left = [], right = []] = [byDistance[distance], byDistance[sum - distance]];
    for (const [index, first] of left.entries()) {
      for (let other = left === right ? index + 1 : 0; other < right.length; other++) {
        const second = right[other] as Replacement;
        if (!overlap(first, second)) yield [first, second];
      }
    }
  }
}

function overlap(a: Replacement, b: Replacement): boolean {
  return a.at < b.at + b.count && b.at < a.at + a.count;
}

function applyPair(varied: VariedLabel, a: Replacement, b: Replacement): Variation {
  const { graphemes } = varied;
  const [first, second] = a.at < b.at ? [a, b] : [b, a];
  const between = graphemes.slice(first.at + first.count, second.at).join('');
  const head = graphemes.slice(0, first.at).join('') + first.text;
  const tail = second.text + graphemes.slice(second.at + second.count).join('');
  return { label: head + between + tail, changes: [first.change, second.change] };
}

/** Applies at most one replacement per grapheme. */
function applyAll(
  { graphemes }: VariedLabel,
  byPlace: readonly (Replacement | undefined)[],
): Variation {
  const label = graphemes.map((grapheme, at) => byPlace[at]?.text ?? grapheme).join('');
  return { label, changes: byPlace.flatMap((replacement) => replacement?.change ?? []) };
}

function sortByDistance(replacements: readonly Replacement[]): Replacement[] {
  return replacements.toSorted((a, b) => a.distance - b.distance);
}

// Lists labels with other emoji of the same kind, or with emoji that make a name look official:
// https://www.unicode.org/reports/tr51/#Emoji_ZWJ_Sequences

/** Creates a function that replaces an emoji with others of its kind, first at all occurrences and then at each one. */
function createVaryEmoji(lists: ConfusableLists, tables: BulkTables) {
  return function* varyEmoji(varied: VariedLabel): Iterable<Variation> {
    const emoji = new Set(varied.graphemes.filter((grapheme) => isEnsEmoji(grapheme, tables)));
    for (const original of emoji) {
      for (const other of lists.list(original)) {
        const changes = [explainEdit({ kind: 'replacement', added: other, removed: original })];
        const all = varied.graphemes.map((each) => (each === original ? other : each)).join('');
        yield { label: all, changes };
        for (const [at, each] of varied.graphemes.entries()) {
          if (each !== original) continue;
          yield { label: spliceGraphemes(varied, at, 1, other), changes };
        }
      }
    }
  };
}

/** Adds locks, check marks and similar emoji after the label, before it, and on both sides. */
function* addSeals({ label }: VariedLabel): Iterable<Variation> {
  for (const seal of SEALS) {
    const changes = [explainAddition([seal], label)];
    yield { label: label + seal, changes };
    yield { label: seal + label, changes };
    yield { label: seal + label + seal, changes };
  }
}
