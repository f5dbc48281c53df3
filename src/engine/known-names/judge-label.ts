// Judges one label of a name against the known names, with the label rules of README.md.

import type { GraphemeType } from '../../contract/reports.ts';
import { lazy } from '../../primitives/lazy.ts';
import { isPlainText, isSimpleText } from '../../primitives/plain-text.ts';
import { joinStrictSequences } from '../confusables/letter-sequences.ts';
import { READ_IN_WORDS } from '../confusables/perceived-grapheme.ts';
import { findAddress } from './address-shape.ts';
import type { FindBrand } from './brands.ts';
import type { WordKind } from './built-in-names.ts';
import { isLongEnough } from './compare-folds.ts';
import { APOSTROPHE, type FindFramed, isDecoration, isEmoji, isSign } from './emoji-frames.ts';
import { type EvidenceGrapheme, explainAddition, explainReading } from './explain-reading.ts';
import { findForeignLetters } from './foreign-letters.ts';
import type { FindHangulEdit } from './hangul-edits.ts';
import { createFinding, type Finding, pickWorse } from './imitation-finding.ts';
import { judgeAddition } from './judge-addition.ts';
import { judgeDollarLabel } from './judge-dollar-label.ts';
import { createLookFinding, judgeText } from './judge-plain-text.ts';
import { judgeSimpleLabel, judgeWithoutWord, type SimpleSources } from './judge-simple-label.ts';
import { compareUnusualLooks, judgeUnusualText } from './judge-unusual-text.ts';
import { getNoKind, type JudgedText } from './judged-text.ts';
import type { KnownName } from './known-name.ts';
import type { IndexedName } from './names-by-label.ts';
import { findForeignAddition, findUnusualAddition, SEALS } from './unusual-additions.ts';
import type { UnusualNameIndex } from './unusual-name-index.ts';

/** A label to judge, normalized if ENSIP-15 accepts it. */
export interface JudgedLabel {
  readonly label: string;
  /** The name without this label and the labels before it. */
  readonly parent: string;
  /** Whether the label is spelled as usual in its script. */
  readonly isOrdinary: boolean;
  /** Whether the label has Latin letters beyond a to z. */
  readonly isAccented: boolean;
  readonly getGraphemes: () => readonly JudgedGrapheme[];
}

export interface JudgedGrapheme extends EvidenceGrapheme {
  readonly type: GraphemeType;
  readonly canonical: string | null;
}

/** Lookups of words that only labels beyond ASCII need. */
export interface LabelWords {
  readonly findBrand: FindBrand;
  /** Checks for a frequent word of another language that is similar to a built-in name. */
  readonly isEverydayWord: (label: string) => boolean;
  /** Checks whether a reading is an English word that nobody writes with accents. */
  readonly isUnaccentedWord: (reading: string) => boolean;
}

export interface LabelSources extends SimpleSources, LabelWords {
  readonly index: UnusualNameIndex;
  /** Returns false only if no reading of the label is simple text. */
  readonly mayReadAsSimple: (label: string) => boolean;
  readonly findHangulEdit: FindHangulEdit;
  readonly findFramed: FindFramed<JudgedGrapheme>;
}

/** Returns the worst finding about a label, or null. A known label imitates nothing. */
export function judgeLabel(judged: JudgedLabel, sources: LabelSources): Finding | null {
  const { label, parent } = judged;
  if (isSimpleText(label)) return judgeSimple(judged, sources);
  if (sources.index.getLabel(label, parent)) return null;
  const found = pickWorse(judgeUnusualLabel(judged, sources), findAddress(label, parent));
  return pickWorse(found, findForeignLetters(judged.getGraphemes(), parent, sources.index));
}

function judgeSimple({ label, parent, getGraphemes }: JudgedLabel, sources: LabelSources) {
  if (isPlainText(label) && !sources.index.mayResemble(label, label.length)) return null;
  const judge = label.includes('$') ? judgeDollarLabel : judgeSimpleLabel;
  return judge(label, parent, sources, getGraphemes);
}

/**
 * Judges a label beyond ASCII as it is, then without the seals, then without the emoji and signs that read as no letter,
 * then without any emoji. Emoji and signs at the ends of a label are decoration. Inside the label, they separate words as
 * hyphens do.
 */
function judgeUnusualLabel(judged: JudgedLabel, sources: LabelSources): Finding | null {
  const graphemes = judged.getGraphemes();
  let worst = judgeReadings(judged, sources);
  const isDecorating = (each: JudgedGrapheme) => isDecoration(each, sources.mayReadAsSimple);
  const all = graphemes.filter((each) => isEmoji(each) || isDecorating(each));
  if (all.length === 0) return worst;
  const decoration = all.filter(isDecorating);
  for (const { label, index, graphemes: letters } of sources.findFramed(graphemes)) {
    const getGraphemes = () => letters;
    const found = judgeLabel({ ...judged, label, getGraphemes }, { ...sources, index });
    worst = pickWorse(worst, found?.target?.isWatched ? found : null);
  }
  const seals = all.filter(({ grapheme }) => SEALS.has(grapheme));
  for (const removed of [seals, ...(decoration.length < all.length ? [decoration] : []), all]) {
    if (removed.length === 0 || removed.length === graphemes.length) continue;
    const separators = new Set(removed);
    const core = trimGraphemes(graphemes, separators);
    let label = '';
    let letters = '';
    for (const each of core) {
      const isSeparator = separators.has(each);
      label += isSeparator ? '-' : each.grapheme;
      if (!isSeparator) letters += each.grapheme;
    }
    const known = sources.index.getLabel(letters, judged.parent);
    const isInside = label !== letters;
    if (known && (!isInside || isLongEnough(known))) {
      // The known label is not also judged as an edit of itself: 🔵 reads as o in `coinbase🔵`.
      if (worst?.rule === 'look') return worst;
      return createEmojiFinding(removed, known, isInside ? 'warn' : 'info');
    }
    const getGraphemes = () => core;
    worst = pickWorse(worst, judgeBetweenEmoji({ ...judged, label, getGraphemes }, sources));
  }
  return worst;
}

function trimGraphemes(
  graphemes: readonly JudgedGrapheme[],
  trimmed: ReadonlySet<JudgedGrapheme>,
): readonly JudgedGrapheme[] {
  const isKept = (grapheme: JudgedGrapheme) => !trimmed.has(grapheme);
  return graphemes.slice(graphemes.findIndex(isKept), graphemes.findLastIndex(isKept) + 1);
}

/** Judges a label in which hyphens replace emoji and signs. The evidence quotes them. */
function judgeBetweenEmoji(judged: JudgedLabel, sources: LabelSources): Finding | null {
  const { label, getGraphemes } = judged;
  const found = isSimpleText(label)
    ? judgeSimple(judged, sources)
    : pickWorse(judgeReadings(judged, sources), findAddress(label, judged.parent));
  if (found?.rule !== 'one_edit' || !getGraphemes().some((each) => isEmoji(each) || isSign(each)))
    return found;
  const original = found.target?.label ?? '';
  return { ...found, getEvidence: () => [explainReading(getGraphemes(), original, 'replaces')] };
}

/**
 * The rule `emoji`: emoji or signs beside a known label or inside it. Those that make a label look official are worse
 * than others.
 */
function createEmojiFinding(
  added: readonly JudgedGrapheme[],
  known: KnownName,
  status: 'warn' | 'info',
): Finding {
  const emoji = added.map(({ grapheme }) => grapheme);
  const isSealed = emoji.some((each) => SEALS.has(each));
  const getEvidence = () => [explainAddition(emoji, known.label)];
  return createFinding('emoji', 'added_words', isSealed ? 'warn' : status, known, getEvidence);
}

/** Words without digits, such as those of long Cyrillic labels, read as addresses only by chance. */
const HAS_DIGITS = /\p{N}.*\p{N}/u;

/** Applies the rules to every reading of the label, then the rule `brand`. */
function judgeReadings(judged: JudgedLabel, sources: LabelSources): Finding | null {
  const { label, getGraphemes, parent, isAccented } = judged;
  const { index, getReadings, findBrand, mayReadAsSimple } = sources;
  // Readers can mistake an accented letter for the letter without its accent, even if the spelling is ordinary.
  const isOrdinary = judged.isOrdinary && !isAccented;
  const typed = label.replaceAll(APOSTROPHE, '');
  const isReadable = mayReadAsSimple(typed);
  const mayBeUnusual = index.mayResembleUnusual(typed);
  let worst = pickWorse(findForeignAddition(judged, index), sources.findHangulEdit(judged));
  if (!isReadable && !mayBeUnusual) return worst;
  const readings = getReadings(label);
  if (mayBeUnusual) {
    const noWord = { mayBeWord: false, spelling: null, getWordKind: getNoKind };
    const asTyped = { isTyped: true, isOrdinary, ...noWord };
    const asWritten = { text: label, getGraphemes, readings, parent, ...asTyped };
    for (const known of index.findBySkeleton(typed, parent, readings)) {
      worst = pickWorse(worst, compareUnusualLooks(asWritten, known, getReadings));
    }
    worst = pickWorse(worst, judgeUnusualText(asWritten, index));
    worst = pickWorse(worst, findUnusualAddition(label, parent, index));
  }
  if (!isReadable) return worst;
  const spelling = getSpelling(judged);
  const findOwnWords =
    spelling === 'accented'
      ? (name: string, known: IndexedName) => findWordsAround(label, name, known)
      : undefined;
  const getWordKind = lazy(() => findWordKind(label, sources));
  const judge = (text: string, isTyped: boolean) => {
    if (!isSimpleText(text)) return;
    // A spread of shared fields would take longer than judging most texts.
    const judgedText = {
      text,
      getGraphemes,
      readings,
      parent,
      isTyped,
      mayBeWord: isTyped,
      isOrdinary,
      spelling,
      getWordKind,
      findOwnWords,
    };
    const found = judgeText(judgedText, sources);
    // `æther` reads as the word ether, so it is not a misspelling of `tether`.
    const isWord = isAccented && found?.rule === 'one_edit' && sources.isUnaccentedWord(text);
    if (!isWord || found.target?.isWatched) worst = pickWorse(worst, found);
    const address = findAddress(text, parent, true);
    if (address && HAS_DIGITS.test(label)) worst = pickWorse(worst, address);
    if (worst === null || worst.status === 'info') {
      worst = pickWorse(worst, judgeWithoutWord(text, parent, sources));
    }
  };
  judge(typed, true);
  for (const reading of readings.extended) {
    const text = joinStrictSequences(reading);
    if (text !== typed) judge(text, false);
  }
  // Readings join letters: those of `éclair` have d instead of cl.
  if (isAccented) judge(removeAccents(getGraphemes()), false);
  if (worst !== null && worst.status !== 'info') return worst;
  const brand = findBrand(readings);
  if (brand === undefined || getWordKind() === 'ordinary') return worst;
  return pickWorse(worst, createBrandFinding(brand, getGraphemes));
}

/** Returns the words of a label around a name that the label spells, or null if it does not spell the name. */
function findWordsAround(label: string, name: string, known: KnownName): readonly string[] | null {
  const start = label.indexOf(name);
  return start < 0 ? null : judgeAddition(label, start, start + name.length, known).words;
}

/** Matches words in alphabets whose letters resemble Latin letters by chance, with a number at the end. */
const NATIVE_WORD = /^(?:\p{Script=Armenian}+|\p{Script=Cyrillic}+|\p{Script=Greek}+)\d*$/u;

function getSpelling({ label, isOrdinary, isAccented }: JudgedLabel): JudgedText['spelling'] {
  if (!isOrdinary) return null;
  if (isAccented) return 'accented';
  return NATIVE_WORD.test(label) ? 'native' : null;
}

/** Returns the kind of an everyday word. Accents can deceive readers, so words with accents still get a warning. */
function findWordKind(label: string, { isEverydayWord }: LabelWords): WordKind | null {
  if (!isEverydayWord(label)) return null;
  return /\p{Script=Latin}/u.test(label) ? 'foreign' : 'ordinary';
}

function removeAccents(graphemes: readonly JudgedGrapheme[]): string {
  const read = ({ grapheme, canonical }: JudgedGrapheme) =>
    READ_IN_WORDS.get(grapheme) ?? canonical ?? grapheme;
  return graphemes.map(read).join('');
}

function createBrandFinding(
  label: string,
  getGraphemes: () => readonly EvidenceGrapheme[],
): Finding {
  const known = { name: `${label}.eth`, label, isWatched: false };
  return createLookFinding('brand', 'similar_look', 'warn', { getGraphemes }, known);
}
