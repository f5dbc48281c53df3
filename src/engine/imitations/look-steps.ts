// Pieces of a label and what else reads as them: https://www.unicode.org/reports/tr39/#Confusable_Detection

import { lazy } from '../../primitives/lazy.ts';
import { memoize } from '../../primitives/memoize.ts';
import type { ConfusableLists } from '../confusables/confusable-lists.ts';
import type { Confusables } from '../confusables/confusables.ts';
import { listSequences } from '../confusables/letter-sequences.ts';
import { isEnsEmoji } from '../ensip15/ens-emoji.ts';
import { isNumber } from '../known-names/compared-text.ts';
import { describeEdit, describeReading, listCharacters } from '../known-names/describe-evidence.ts';
import { type FoldLevel, fold } from '../known-names/fold.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';
import { isSimpleText } from '../text/plain-text.ts';
import { splice, type VariedLabel } from './variation.ts';

/** Another text for a piece of the label. */
export interface LookStep {
  /** The piece: so many graphemes of the label from `at` on. */
  readonly at: number;
  readonly count: number;
  readonly text: string;
  /** How far the looks are apart, in steps of the rows of known names; `NO_LOOK` when those do not take one for the other. */
  readonly distance: number;
  readonly evidence: string;
}

export interface LookSources {
  readonly lists: ConfusableLists;
  readonly confusables: Pick<Confusables, 'skeleton' | 'looseSkeleton' | 'extendedReadings'>;
  readonly tables: BulkTables;
}

/** The steps of one label by kind, each in the order of the label, and listed when it is first asked for. */
export interface LookSteps {
  /** One character for one that it looks like. */
  readonly looks: () => readonly LookStep[];
  /** Those of them with which the label is still read as the label: `clon` for `elon` is read as `don`. */
  readonly characters: () => readonly LookStep[];
  /** Two letters for one that they read as, and one for two. */
  readonly sequences: () => readonly LookStep[];
  /** What has a similar shape, though nothing reads the label with it as the label. */
  readonly shapes: () => readonly LookStep[];
  /** Those that deceive together with another too, and both of a double letter at once: `öö` for `oo`. */
  readonly combinable: () => readonly LookStep[];
  /** What is two steps from a piece: `rñ` for `m`, `é` for `c`. */
  readonly chains: () => readonly LookStep[];
}

/** How one text looks beside another. */
type Look = Pick<LookStep, 'distance' | 'evidence'>;

const SEQUENCES = listSequences('imitations');

/** Shapes that are in no list of confusables, and that permutation engines try: https://github.com/elceef/dnstwist */
const COMMON_SHAPES: Readonly<Record<string, readonly string[]>> = {
  3: ['8'],
  6: ['9'],
  8: ['3'],
  9: ['6'],
  d: ['dl'],
  n: ['r'],
};

const FOLDS: readonly FoldLevel[] = ['tight', 'wide', 'coarse'];

/** Of what only the lists of confusables take for each other. */
const LISTED = 4;
export const NO_LOOK = 5;

const MAX_CACHED_LOOKS = 8192;
const MAX_CACHED_LISTS = 512;

export function createListLookSteps({ lists, confusables, tables }: LookSources) {
  const { skeleton, looseSkeleton, extendedReadings } = confusables;

  function getDistance(text: string, original: string): number {
    if (skeleton(text) === skeleton(original)) return 0;
    if (isSimpleText(text) && isSimpleText(original)) {
      const level = findFold(text, original);
      return level < 0 ? NO_LOOK : level + 1;
    }
    const loose = looseSkeleton(original);
    if (looseSkeleton(text) === loose) return 2;
    const readings = extendedReadings(text);
    if (readings.some((each) => each === loose || isFoldedAlike(each, loose))) return 3;
    // To who reads another script its own letters are different ones, however alike, and signs are signs.
    const [script, own] = [getScript(text, tables), getScript(original, tables)];
    const isForeign = script !== null && script !== own;
    return own === null || own === 'Latin' || isForeign ? LISTED : NO_LOOK;
  }

  /** Of both texts, with a space between. */
  const getLook = memoize((pair: string): Look => {
    const [text = '', original = ''] = pair.split(' ');
    return {
      distance: getDistance(text, original),
      evidence: describeReading(listCharacters(text), original),
    };
  }, MAX_CACHED_LOOKS);

  function createStep(varied: VariedLabel, at: number, count: number, text: string): LookStep {
    const original = varied.graphemes.slice(at, at + count).join('');
    const { distance, evidence } = getLook(`${text} ${original}`);
    // Numbers have each other for neighbours: only the closest letters look like digits among them.
    const isApart = distance > 1 && isSimpleText(text) && isNumber(varied.label);
    if (distance < NO_LOOK && !isApart) return { at, count, text, distance, evidence };
    const replaced = describeEdit({ kind: 'replacement', is: text, was: original });
    return { at, count, text, distance: NO_LOOK, evidence: replaced };
  }

  /** By the whole label where all of it is simple, because letters beside each other may be read as one. */
  function isReadInLabel(varied: VariedLabel, step: LookStep): boolean {
    const { label } = varied;
    if (!isLook(step)) return false;
    if (!isSimpleText(label) || !isSimpleText(step.text)) return true;
    const changed = splice(varied, step.at, step.count, step.text);
    return skeleton(changed) === skeleton(label) || isFoldedAlike(changed, label);
  }

  /** A step for each text that `list` has for a grapheme. */
  function replaceEach(
    varied: VariedLabel,
    list: (grapheme: string) => readonly string[],
  ): LookStep[] {
    return varied.graphemes.flatMap((grapheme, at) =>
      list(grapheme).map((text) => createStep(varied, at, 1, text)),
    );
  }

  /** Emoji have kinds of their own. */
  const listConfusables = memoize(
    (grapheme: string) => (isEnsEmoji(grapheme, tables) ? [] : lists.list(grapheme)),
    MAX_CACHED_LISTS,
  );
  const listCommonShapes = (grapheme: string) => COMMON_SHAPES[grapheme] ?? [];

  function listSequences(varied: VariedLabel): LookStep[] {
    const { graphemes } = varied;
    return graphemes.flatMap((grapheme, at) =>
      SEQUENCES.flatMap(({ letter, sequence }) => {
        if (grapheme === letter) return [createStep(varied, at, 1, sequence)];
        const isThere = grapheme + (graphemes[at + 1] ?? '') === sequence;
        return isThere ? [createStep(varied, at, 2, letter)] : [];
      }),
    );
  }

  const isLatin = (text: string) =>
    [...text].every((each) => isSimpleText(each) || getScript(each, tables) === 'Latin');

  /** A second step within what a first one made of plain characters, to Latin letters. */
  function listChains(varied: VariedLabel, first: readonly LookStep[]): LookStep[] {
    return first.flatMap(({ at, count, text }) => {
      if (!isSimpleText(text)) return [];
      const inner = { label: text, graphemes: [...text] };
      const second = [
        ...replaceEach(inner, listConfusables),
        ...replaceEach(inner, listCommonShapes),
      ];
      const original = varied.graphemes.slice(at, at + count).join('');
      return second
        .flatMap((step) => listRuns(inner, step))
        .filter((both) => both !== original)
        .map((both) => createStep(varied, at, count, both))
        .filter((step) => (isSimpleText(step.text) ? isLook(step) : isLatin(step.text)));
    });
  }

  return (varied: VariedLabel): LookSteps => {
    const { graphemes } = varied;
    const listed = lazy(() => replaceEach(varied, listConfusables));
    const shapes = lazy(() => replaceEach(varied, listCommonShapes));
    const sequences = lazy(() => listSequences(varied));
    const single = lazy(() => [...listed().filter(isReadAlike), ...shapes()]);
    const combinable = lazy(() => {
      const doubles = [...single(), ...sequences()]
        .filter(({ at, count }) => count === 1 && graphemes[at] === graphemes[at + 1])
        .map((step) => ({ ...step, count: 2, text: step.text + step.text }));
      return [...single(), ...sequences(), ...doubles];
    });
    const read = lazy(() => new Set(listed().filter((step) => isReadInLabel(varied, step))));
    return {
      looks: () => listed().filter(isLook),
      characters: () => [...read()],
      sequences,
      shapes: () => [...listed().filter((step) => !read().has(step)), ...shapes()],
      combinable,
      chains: () => listChains(varied, combinable()),
    };
  };
}

/** The first level that folds two texts to the same; -1 when none does. */
function findFold(text: string, original: string): number {
  return FOLDS.findIndex((level) => fold(level, text) === fold(level, original));
}

/** The label with a step at its place, and with it at the same letters behind that too, up to each: `ññ` of `nn`. */
function listRuns({ graphemes }: VariedLabel, { at, text }: LookStep): string[] {
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

const isLook = ({ distance }: LookStep) => distance < NO_LOOK;
const isReadAlike = ({ distance }: LookStep) => distance < LISTED;

/** The script of a letter; null for a sign, a digit, or what several scripts share. */
export function getScript(text: string, tables: Pick<BulkTables, 'script'>): string | null {
  const script = tables.script(text.codePointAt(0) as number);
  return script === 'Common' || script === 'Inherited' ? null : script;
}
