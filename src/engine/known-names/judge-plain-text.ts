// Compares an ASCII text with the known names. The text is a label or the reading of a label.

import type { ImitationKind, ImitationStatus } from '../../contract/imitation-kinds.ts';
import { lazy } from '../../primitives/lazy.ts';
import { isSimpleText } from '../../primitives/plain-text.ts';
import { joinGraphemes } from '../text/join-graphemes.ts';
import type { WordKind } from './built-in-names.ts';
import { isAlike, isLongEnough, MIN_LENGTH } from './compare-folds.ts';
import { isNumber, removePrefix, removeSeparators } from './compared-text.ts';
import {
  BUILT_IN_LIMITS,
  COMMON_LIMITS,
  type EditLimits,
  NATIVE_LIMITS,
  PERSON_LIMITS,
  TARGET_LIMITS,
} from './edit-limits.ts';
import { explainEdit, explainReading } from './explain-reading.ts';
import { findAddedWords } from './find-added-words.ts';
import { createFinding, type Finding, pickWorse } from './imitation-finding.ts';
import { explainAsRead, type JudgedText, judgeChange } from './judged-text.ts';
import type { KnownNameIndex } from './known-name-index.ts';
import type { IndexedName } from './names-by-label.ts';
import {
  allowsEdits,
  type Edit,
  findEdit,
  isOtherNumber,
  judgeEdit,
  MIN_EDITED_LENGTH,
  startsWord,
} from './one-edit.ts';
import type { GetReadings, Readings } from './readings.ts';

export interface TextSources {
  readonly index: KnownNameIndex;
  readonly getReadings: GetReadings;
}

/** Matches digits that replace letters in many handles, such as `mak3r`. The other digits look more like letters. */
const LEET_DIGIT = /[2-46-9]/;

/** Returns the worst finding about an ASCII text that is not a known label. */
export function judgeText(judged: JudgedText, sources: TextSources): Finding | null {
  const { text } = judged;
  // The filter works only for plain text, because it does not skip `_` and `$`.
  const isPlain = !/[_$]/.test(text);
  if (isPlain && !sources.index.mayResemble(text, text.length)) return null;
  return judgeTextUnfiltered(judged, sources);
}

/** Works like {@link judgeText}, but skips the first filter. */
export function judgeTextUnfiltered(
  judged: JudgedText,
  { index, getReadings }: TextSources,
): Finding | null {
  const { text, parent } = judged;
  const getWordKind = lazy(
    () =>
      judged.getWordKind() ??
      (judged.mayBeWord ? index.findWordKind(removeSeparators(text)) : null),
  );
  let worst = findAddedWords(judged, index);
  const add = (known: IndexedName, found: Finding | null) => {
    if (found === null) return;
    const status = known.isWatched ? found.status : lowerStatus(found.status, getWordKind());
    worst = pickWorse(worst, { ...found, status });
  };
  const alike = index.findAlike(text, parent);
  for (const known of alike) {
    const isItself = known.isPart && known.label === joinGraphemes(judged.getGraphemes());
    if (!isItself) add(known, compareTexts(judged, known, getReadings));
  }
  const bare = removeSeparators(text);
  // If hyphens make the difference to a known label, the text is not also judged as an edit of another known label.
  if (index.getLabel(bare, parent)) return worst;
  for (const known of index.findNear(text, parent)) {
    if (!alike.has(known)) add(known, compareByEdit(judged, known));
  }
  return worst;
}

/** Returns the status of a finding about a word that is similar to a built-in name. */
function lowerStatus(status: ImitationStatus, wordKind: WordKind | null): ImitationStatus {
  if (wordKind === 'ordinary') return 'info';
  return wordKind === 'foreign' && status === 'alert' ? 'warn' : status;
}

function compareTexts(
  judged: JudgedText,
  known: IndexedName,
  getReadings: GetReadings,
): Finding | null {
  const written = getWritten(judged, known);
  if (written !== null && isSameText(written, known)) {
    return judged.isTyped ? compareSeparators(judged, known) : null;
  }
  const isSimilar = isAlike('tight', judged.text, known) ? 'similar_look' : null;
  const look = compareLooks(judged.readings, known, getReadings) ?? isSimilar;
  if (look !== null) {
    const status = mayBeForeignWord(judged, known, getReadings) ? 'warn' : 'alert';
    return createLookFinding('look', look, status, judged, known);
  }
  const isAlikeAtAGlance =
    isAlike('short', judged.text, known) ||
    isAlike('wide', judged.text, known) ||
    isAlike('coarse', judged.text, known);
  if (!isAlikeAtAGlance || isNumberName(known)) return compareByEdit(judged, known);
  const status = isLeetOfWord(judged.text, known) ? 'info' : 'warn';
  return createLookFinding('glance', 'similar_look', status, judged, known);
}

/** Checks whether a text spells an everyday word or a shared name with digits, as many handles do: `mak3r`, `j3sse`. */
function isLeetOfWord(text: string, { label, mode, isTarget, isWatched }: IndexedName): boolean {
  const isWord = mode === 'common' && !isTarget && !isWatched && label.length >= MIN_LENGTH.tight;
  return isWord && LEET_DIGIT.test(text);
}

/**
 * Checks whether a label that looks like a built-in name may be a word of another language. `línea` reads as a known
 * name that is itself a word. Only readers of Latin read `волк` as bonk.
 */
function mayBeForeignWord(
  { spelling, readings }: JudgedText,
  { label, mode, isWatched }: IndexedName,
  getReadings: GetReadings,
): boolean {
  if (isWatched || spelling === null) return false;
  return spelling === 'accented' ? mode === 'common' : readings.loose !== getReadings(label).loose;
}

/**
 * Returns the label as it is written if it can be written like a known label, otherwise null. `judge-unusual-text.ts`
 * compares labels beyond ASCII as they are written.
 */
function getWritten(judged: JudgedText, known: IndexedName): string | null {
  if (judged.isTyped) return judged.text;
  return isSimpleText(known.label) ? null : joinGraphemes(judged.getGraphemes());
}

export function isSameText(text: string, { label }: IndexedName): boolean {
  return removeSeparators(text) === removeSeparators(label);
}

/** The rule `separators`. */
export function compareSeparators(
  { text, getGraphemes }: JudgedText,
  known: IndexedName,
): Finding | null {
  const isTooShort =
    known.plain === null ? !isLongEnough(known) : known.label.length < MIN_LENGTH.looks;
  if (isTooShort || isNumberName(known)) return null;
  const status = text === `$${known.label}` ? 'info' : 'warn';
  const getEvidence = () => [explainReading(getGraphemes(), known.label)];
  return createFinding('separators', 'hyphens', status, known, getEvidence);
}

/** The rule `look` by skeletons. Returns null if the skeletons differ or the known label is too short. */
export function compareLooks(
  { strict, loose, extended }: Readings,
  known: IndexedName,
  getReadings: GetReadings,
): 'identical_look' | 'similar_look' | null {
  if (!isLongEnough(known)) return null;
  const original = getReadings(known.label);
  if (strict === original.strict) return 'identical_look';
  const isRead = loose === original.loose || extended.map(removePrefix).includes(original.loose);
  return isRead ? 'similar_look' : null;
}

function isNumberName({ plain, written }: IndexedName): boolean {
  return isNumber(written) || (plain !== null && isNumber(plain));
}

export function createLookFinding(
  rule: 'typed_look' | 'look' | 'glance' | 'brand',
  kind: ImitationKind,
  status: ImitationStatus,
  { getGraphemes }: Pick<JudgedText, 'getGraphemes'>,
  known: NonNullable<Finding['target']>,
): Finding {
  const getEvidence = () => [explainReading(getGraphemes(), known.label)];
  return createFinding(rule, kind, status, known, getEvidence);
}

/**
 * The rule `one_edit`. A hyphen counts as a second edit and lowers the status to info: `id-token` is two words, not a
 * misspelled `imtoken`.
 */
export function compareByEdit(
  judged: JudgedText,
  known: IndexedName,
  find: typeof findEdit = findEdit,
): Finding | null {
  const { text, isTyped, isOrdinary } = judged;
  const { label, title, bare, mode } = known;
  if (!allowsEdits(mode, bare.length) || isNumberName(known)) return null;
  // Both labels are ordinary words beyond ASCII, so their letters are only compared as they are written.
  if (!isTyped && judged.spelling !== null && !isSimpleText(label)) return null;
  const found = find(removeSeparators(text), bare);
  if (found === null || (known.isWatched && isOtherNumber(found, bare))) return null;
  const isWord = found.place === 'middle' && startsWord(title, bare, found.at);
  const edit = isWord ? { ...found, place: 'word' as const } : found;
  // A word with an ordinary spelling is not an attempt to look like other letters.
  const hasLookAlike = !isTyped && !isOrdinary;
  const limits = hasLookAlike ? TARGET_LIMITS : getEditLimits(known);
  const isSecondEdit = text.includes('-') && !find(text, label);
  const isWeak = isSecondEdit || (!isTyped && isOrdinary);
  const weight = isWeak ? 'info' : judgeEdit(edit, bare.length, limits);
  // For names of four characters, only slips count, and only in the label as typed.
  if (bare.length < MIN_EDITED_LENGTH && (weight === 'info' || !isTyped)) return null;
  const isAlike = hasLookAlike && !mayBeOtherName(judged, found);
  const status = judgeChange(weight, known, isAlike, judged);
  const getEvidence = () => explainAsRead(judged, explainEdit(edit));
  return createFinding('one_edit', 'one_edit', status, known, getEvidence);
}

/**
 * Checks whether a label with ordinary accents may be another name: it starts or ends with another letter than the known
 * label, as `ramón` and `ramona` do, or its only accent is on the edited letter, as in `šanda` and `landa`.
 */
function mayBeOtherName({ spelling, text, getGraphemes }: JudgedText, edit: Edit): boolean {
  if (spelling !== 'accented') return false;
  const isInEdit = (at: number) => at >= edit.at && at < edit.at + edit.added.length;
  const letters = removeSeparators(joinGraphemes(getGraphemes()));
  return (
    edit.place !== 'middle' ||
    (letters.length === removeSeparators(text).length &&
      Array.from(letters).every((letter, at) => letter < '\x80' || isInEdit(at)))
  );
}

function getEditLimits({ mode, isTarget, category, plain }: IndexedName): EditLimits {
  if (plain === null && mode === 'near') return NATIVE_LIMITS;
  if (isTarget) return TARGET_LIMITS;
  if (mode === 'common') return COMMON_LIMITS;
  return category === 'person' ? PERSON_LIMITS : BUILT_IN_LIMITS;
}
