// Lists replacements for pieces of a label, such as `rn` for `m`:
// https://www.unicode.org/reports/tr39/#Confusable_Detection

import { lazy } from '../../primitives/lazy.ts';
import { memoize } from '../../primitives/memoize.ts';
import { isSimpleText } from '../../primitives/plain-text.ts';
import type { Evidence } from '../../words/checks/evidence-words.ts';
import type { ConfusableLists } from '../confusables/confusable-lists.ts';
import type { Confusables } from '../confusables/confusables.ts';
import { listSequences } from '../confusables/letter-sequences.ts';
import { isEnsEmoji } from '../ensip15/ens-emoji.ts';
import { hasSameFold } from '../known-names/compare-folds.ts';
import { isNumber } from '../known-names/compared-text.ts';
import { explainEdit, explainReading, listCharacters } from '../known-names/explain-reading.ts';
import { type FoldLevel, fold } from '../known-names/fold.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';
import { spliceGraphemes, type VariedLabel } from './variation.ts';

/** Text that replaces a piece of a label. */
export interface Replacement {
  /** Index of the first grapheme of the piece. */
  readonly at: number;
  /** Number of graphemes in the piece. */
  readonly count: number;
  readonly text: string;
  /** Visual distance between the text and the piece, from 0 to {@link NOT_ALIKE}. See `getDistance`. */
  readonly distance: number;
  readonly change: Evidence;
}

export interface ReplacementSources {
  readonly lists: ConfusableLists;
  readonly confusables: Pick<Confusables, 'skeleton' | 'looseSkeleton' | 'extendedReadings'>;
  readonly tables: BulkTables;
}

/** Lists of replacements in one label. They are computed lazily. */
export interface Replacements {
  /** One character replaced with one that looks like it. */
  readonly looks: () => readonly Replacement[];
  /**
   * The `looks` that keep the reading of the whole label. Excludes `c` for `e` in `elon`, because `clon` reads as
   * `don`.
   */
  readonly characters: () => readonly Replacement[];
  /** One letter replaced with two that look like it, or two letters replaced with one. */
  readonly sequences: () => readonly Replacement[];
  /** One character replaced with one of a similar shape that changes the reading of the label. */
  readonly shapes: () => readonly Replacement[];
  /** Replacements that are also tried in pairs, and replacements of double letters: `oo → öö`. */
  readonly combinable: () => readonly Replacement[];
  /** Two replacements in the same piece: `m → rn → rñ`, `c → e → é`. */
  readonly chains: () => readonly Replacement[];
  /** Checks whether another label reads the same as the varied label. */
  readonly readsAlike: (label: string) => boolean;
}

const SEQUENCES = listSequences('imitations');

/**
 * Similar shapes that permutation engines try, but that are in no list of confusables:
 * https://github.com/elceef/dnstwist
 */
const COMMON_SHAPES: Readonly<Record<string, readonly string[]>> = {
  3: ['8'],
  6: ['9'],
  8: ['3'],
  9: ['6'],
  d: ['dl'],
  n: ['r'],
};

const FOLDS: readonly FoldLevel[] = ['tight', 'wide', 'coarse'];

/** Distance of texts that only the lists of confusables treat as similar. */
const LISTED = 4;
/** Distance of texts that do not look alike. */
export const NOT_ALIKE = 5;

const MAX_CACHED_LOOKS = 8192;
const MAX_CACHED_LISTS = 512;

/** Creates a function that lists the replacements in a label. */
export function createListReplacements({ lists, confusables, tables }: ReplacementSources) {
  const { skeleton, looseSkeleton, extendedReadings } = confusables;

  /**
   * Returns 0 for equal strict skeletons, 1 to 3 for equal folds (tight to coarse), 2 for equal loose skeletons, and 3
   * for equal extended readings. Otherwise, returns `LISTED` or `NOT_ALIKE`.
   */
  function getDistance(text: string, original: string): number {
    if (skeleton(text) === skeleton(original)) return 0;
    if (isSimpleText(text) && isSimpleText(original)) {
      const level = findFold(text, original);
      return level < 0 ? NOT_ALIKE : level + 1;
    }
    const loose = looseSkeleton(original);
    if (looseSkeleton(text) === loose) return 2;
    const readings = extendedReadings(text);
    if (readings.some((each) => each === loose || isFoldedAlike(each, loose))) return 3;
    // Readers of a script can tell its letters from each other and from signs. Latin letters have many look-alikes
    // anyway.
    const [script, own] = [getScript(text, tables), getScript(original, tables)];
    const isForeign = script !== null && script !== own;
    return own === null || own === 'Latin' || isForeign ? LISTED : NOT_ALIKE;
  }

  /** Compares two texts. They are joined by a space, because the joined string is the cache key. */
  const compareLooks = memoize((pair: string): Pick<Replacement, 'distance' | 'change'> => {
    const [text = '', original = ''] = pair.split(' ');
    return {
      distance: getDistance(text, original),
      change: explainReading(listCharacters(text), original),
    };
  }, MAX_CACHED_LOOKS);

  function createReplacement(
    varied: VariedLabel,
    at: number,
    count: number,
    text: string,
  ): Replacement {
    const original = varied.graphemes.slice(at, at + count).join('');
    const { distance, change } = compareLooks(`${text} ${original}`);
    // In a number, only the most similar letters pass for digits.
    const isLetterInNumber = distance > 1 && isSimpleText(text) && isNumber(varied.label);
    if (distance < NOT_ALIKE && !isLetterInNumber) return { at, count, text, distance, change };
    const replaced = explainEdit({ kind: 'replacement', added: text, removed: original });
    return { at, count, text, distance: NOT_ALIKE, change: replaced };
  }

  /**
   * Checks whether a replacement keeps the reading of the label. Simple labels are compared as a whole, because two
   * letters may read as one.
   */
  function isReadInLabel(varied: VariedLabel, replacement: Replacement): boolean {
    const { label } = varied;
    const { at, count, text } = replacement;
    if (!isLook(replacement)) return false;
    if (!isSimpleText(label) || !isSimpleText(text)) return true;
    return readsAlike(spliceGraphemes(varied, at, count, text), label);
  }

  /** Checks whether a label reads the same as the varied label by the rules of known names. */
  function readsAlike(changed: string, label: string): boolean {
    if (skeleton(changed) === skeleton(label)) return true;
    if (isSimpleText(changed) && isSimpleText(label)) return hasSameFold(changed, label);
    const loose = looseSkeleton(label);
    if (extendedReadings(changed).includes(loose)) return true;
    // Labels that do not read as ASCII are compared by their loose skeletons.
    return !isSimpleText(label) && looseSkeleton(changed) === loose;
  }

  /** Replaces each grapheme with each text that `list` returns for it. */
  function replaceEach(
    varied: VariedLabel,
    list: (grapheme: string) => readonly string[],
  ): Replacement[] {
    return varied.graphemes.flatMap((grapheme, at) =>
      list(grapheme).map((text) => createReplacement(varied, at, 1, text)),
    );
  }

  /** Lists confusables of a grapheme, except for emoji. */
  const listConfusables = memoize(
    (grapheme: string) => (isEnsEmoji(grapheme, tables) ? [] : lists.list(grapheme)),
    MAX_CACHED_LISTS,
  );
  const listCommonShapes = (grapheme: string) => COMMON_SHAPES[grapheme] ?? [];

  function replaceSequences(varied: VariedLabel): Replacement[] {
    const { graphemes } = varied;
    return graphemes.flatMap((grapheme, at) =>
      SEQUENCES.flatMap(({ letter, sequence }) => {
        if (grapheme === letter) return [createReplacement(varied, at, 1, sequence)];
        const isThere = grapheme + (graphemes[at + 1] ?? '') === sequence;
        return isThere ? [createReplacement(varied, at, 2, letter)] : [];
      }),
    );
  }

  const isLatin = (text: string) =>
    [...text].every((each) => isSimpleText(each) || getScript(each, tables) === 'Latin');

  /** Applies a second replacement to the text of each replacement. Keeps only Latin results. */
  function replaceAgain(varied: VariedLabel, replacements: readonly Replacement[]): Replacement[] {
    // Labels often repeat characters. Reuses a character's changes if the character occurs again.
    const changes = new Map<string, readonly Replacement[]>();
    return replacements.flatMap((replacement) => {
      const { at, count, text } = replacement;
      const key = `${text} ${varied.graphemes.slice(at, at + count).join('')}`;
      const changed = changes.get(key) ?? replaceText(varied, replacement);
      changes.set(key, changed);
      return changed.map((each) => ({ ...each, at }));
    });
  }

  /** Applies a second replacement to the result of the first. */
  function replaceText(varied: VariedLabel, { at, count, text }: Replacement): Replacement[] {
    if (!isSimpleText(text)) return [];
    const inner = { label: text, graphemes: [...text] };
    const original = varied.graphemes.slice(at, at + count).join('');
    return [...replaceEach(inner, listConfusables), ...replaceEach(inner, listCommonShapes)]
      .flatMap((each) => listRuns(inner, each))
      .filter((replaced) => replaced !== original)
      .map((replaced) => createReplacement(varied, at, count, replaced))
      .filter((each) => (isSimpleText(each.text) ? isLook(each) : isLatin(each.text)));
  }

  return (varied: VariedLabel): Replacements => {
    const { graphemes } = varied;
    const listed = lazy(() => replaceEach(varied, listConfusables));
    const shapes = lazy(() => replaceEach(varied, listCommonShapes));
    const sequences = lazy(() => replaceSequences(varied));
    const single = lazy(() => [...listed().filter(isReadAlike), ...shapes()]);
    const combinable = lazy(() => {
      const doubles = [...single(), ...sequences()]
        .filter(({ at, count }) => count === 1 && graphemes[at] === graphemes[at + 1])
        .map((each) => ({ ...each, count: 2, text: each.text + each.text }));
      return [...single(), ...sequences(), ...doubles];
    });
    const read = lazy(() => new Set(listed().filter((each) => isReadInLabel(varied, each))));
    const readSequences = lazy(() => sequences().filter((each) => isReadInLabel(varied, each)));
    return {
      looks: () => listed().filter(isLook),
      characters: () => [...read()],
      sequences: readSequences,
      shapes: () => [
        ...listed().filter((each) => !read().has(each)),
        ...sequences().filter((each) => !readSequences().includes(each)),
        ...shapes(),
      ],
      readsAlike: (label) => readsAlike(label, varied.label),
      combinable,
      chains: () => replaceAgain(varied, combinable()),
    };
  };
}

/** Returns the index of the first level at which both texts have the same fold, or -1. */
function findFold(text: string, original: string): number {
  return FOLDS.findIndex((level) => fold(level, text) === fold(level, original));
}

/** Replaces a grapheme, then also its following occurrences one by one: `nn` with `ñ` at 0 → `['ñn', 'ññ']`. */
function listRuns({ graphemes }: VariedLabel, { at, text }: Replacement): string[] {
  const letter = graphemes[at];
  const isReplaced = (place: number, end: number) =>
    place >= at && place <= end && graphemes[place] === letter;
  return graphemes.flatMap((last, end) =>
    end < at || last !== letter
      ? []
      : graphemes.map((each, place) => (isReplaced(place, end) ? text : each)).join(''),
  );
}

const isFoldedAlike = (text: string, original: string) =>
  isSimpleText(text) && isSimpleText(original) && findFold(text, original) >= 0;

const isLook = ({ distance }: Replacement) => distance < NOT_ALIKE;
const isReadAlike = ({ distance }: Replacement) => distance < LISTED;

/** Returns the script of the first character, or null if the script is Common or Inherited. */
export function getScript(text: string, tables: Pick<BulkTables, 'script'>): string | null {
  const script = tables.script(text.codePointAt(0) as number);
  return script === 'Common' || script === 'Inherited' ? null : script;
}
