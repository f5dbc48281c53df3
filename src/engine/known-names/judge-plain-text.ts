// Compares an ASCII text with the known names. The text is a label or the reading of a label.

import type { ImitationKind, ImitationStatus } from '../../contract/imitation-kinds.ts';
import { lazy } from '../../primitives/lazy.ts';
import type { Evidence } from '../../words/checks/evidence-words.ts';
import { isServiceWord } from './added-word-lists.ts';
import { judgeAddition } from './added-words.ts';
import type { WordKind } from './built-in-names.ts';
import { isAlike, isLongEnough, MIN_LENGTH } from './compare-folds.ts';
import { isNumber, removePrefix, removeSeparators } from './compared-text.ts';
import {
  BUILT_IN_LIMITS,
  COMMON_LIMITS,
  type EditLimits,
  PERSON_LIMITS,
  TARGET_LIMITS,
} from './edit-limits.ts';
import {
  type EvidenceGrapheme,
  explainAddition,
  explainEdit,
  explainReading,
} from './explain-reading.ts';
import { createFinding, type Finding, pickWorse, raiseStatus } from './imitation-finding.ts';
import type { KnownNameIndex } from './known-name-index.ts';
import type { IndexedName } from './names-by-label.ts';
import { allowsEdits, findEdit, judgeEdit, MIN_EDITED_LENGTH, startsWord } from './one-edit.ts';
import type { GetReadings, Readings } from './readings.ts';

/** A text to compare with known names. */
export interface JudgedText {
  /** The label or a reading of the label. Always ASCII, except in {@link judgeUnusualText}. */
  readonly text: string;
  /** Returns the graphemes of the label, which evidence quotes. */
  readonly getGraphemes: () => readonly EvidenceGrapheme[];
  readonly readings: Readings;
  /** The name without this label and the labels before it. */
  readonly parent: string;
  /** Whether the text is the label itself, not a reading of it. */
  readonly isTyped: boolean;
  /** Whether the text can be an ordinary word. Letters of other scripts never spell an English word. */
  readonly mayBeWord: boolean;
  /** Whether the label is spelled as usual in its script, without accented Latin letters. */
  readonly isOrdinary: boolean;
  /**
   * How the label spells words beyond ASCII: with accents as a language writes them, or in another alphabet. Null for
   * all other labels, and for unusual spellings.
   */
  readonly spelling: 'accented' | 'native' | null;
  /** Kind of the label if it is an everyday word beyond ASCII. */
  readonly wordKind: WordKind | null;
}

export interface TextSources {
  readonly index: KnownNameIndex;
  readonly getReadings: GetReadings;
}

/** Minimum length of a `common` label to which a strong word is added without a hyphen. */
const MIN_GLUED_COMMON = 6;

/** Matches words that claim to be a name or to lead to it. Almost no registered names start with one and a hyphen. */
const CLAIM = /^(?:get|join|mr|original|the)-$/;

/** Matches digits that replace letters in many handles, such as `mak3r`. The other digits look more like letters. */
const LEET_DIGIT = /[2-46-9]/;

/** Statuses of findings about words that are similar to a built-in name. */
const WORD_STATUSES: Readonly<
  Record<WordKind, Readonly<Record<ImitationStatus, ImitationStatus>>>
> = {
  ordinary: { alert: 'info', warn: 'info', info: 'info' },
  foreign: { alert: 'warn', warn: 'warn', info: 'info' },
};

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
    () => judged.wordKind ?? (judged.mayBeWord ? index.findWordKind(removeSeparators(text)) : null),
  );
  let worst = findAddedWords(judged, index);
  const add = (known: IndexedName, found: Finding | null) => {
    if (found === null) return;
    const wordKind = known.isWatched ? null : getWordKind();
    const status = wordKind === null ? found.status : WORD_STATUSES[wordKind][found.status];
    worst = pickWorse(worst, { ...found, status });
  };
  const alike = index.findAlike(text, parent);
  for (const known of alike) add(known, compareTexts(judged, known, getReadings));
  const bare = removeSeparators(text);
  // If hyphens make the difference to a known label, the text is not also judged as an edit of another known label.
  if (index.getLabel(bare, parent)) return worst;
  for (const known of index.findNear(text, parent)) {
    if (!alike.has(known)) add(known, compareByEdit(judged, known));
  }
  return worst;
}

/** Applies the rules `separators` and `one_edit` to a label beyond ASCII, as written. */
export function judgeUnusualText(judged: JudgedText, index: KnownNameIndex): Finding | null {
  let worst: Finding | null = null;
  for (const known of index.findNearUnusual(judged.text, judged.parent)) {
    const compare = isSameText(judged.text, known) ? compareSeparators : compareByEdit;
    worst = pickWorse(worst, compare(judged, known));
  }
  return worst;
}

function compareTexts(
  judged: JudgedText,
  known: IndexedName,
  getReadings: GetReadings,
): Finding | null {
  if (judged.isTyped && isSameText(judged.text, known)) {
    return compareSeparators(judged, known);
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
function isLeetOfWord(text: string, { label, mode, isWatched }: IndexedName): boolean {
  const isWord = mode === 'common' && !isWatched && label.length >= MIN_LENGTH.tight;
  return isWord && LEET_DIGIT.test(text);
}

/**
 * Checks whether a label that looks like a built-in name may be a word of another language: `línea` reads as a name that
 * is a word itself, and only readers of Latin read `волк` as bonk.
 */
function mayBeForeignWord(
  { spelling, readings }: JudgedText,
  { label, mode, isWatched }: IndexedName,
  getReadings: GetReadings,
): boolean {
  if (isWatched || spelling === null) return false;
  return spelling === 'accented' ? mode === 'common' : readings.loose !== getReadings(label).loose;
}

function isSameText(text: string, { label }: IndexedName): boolean {
  return removeSeparators(text) === removeSeparators(label);
}

/** The rule `separators`. */
function compareSeparators({ text, getGraphemes }: JudgedText, known: IndexedName): Finding | null {
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

function isNumberName({ plain }: IndexedName): boolean {
  return plain !== null && isNumber(plain);
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
function compareByEdit(judged: JudgedText, known: IndexedName): Finding | null {
  const { text, isTyped, isOrdinary } = judged;
  const { label, title, bare, mode } = known;
  if (!allowsEdits(mode, bare.length) || isNumberName(known)) return null;
  const found = findEdit(removeSeparators(text), bare);
  if (found === null) return null;
  const isWord = found.place === 'middle' && startsWord(title, bare, found.at);
  const edit = isWord ? { ...found, place: 'word' as const } : found;
  // A word with an ordinary spelling is not an attempt to look like other letters.
  const hasLookAlike = !isTyped && !isOrdinary;
  const limits = hasLookAlike ? TARGET_LIMITS : getEditLimits(known);
  const isSecondEdit = text.includes('-') && !findEdit(text, label);
  const isWeak = isSecondEdit || (!isTyped && isOrdinary);
  const weight = isWeak ? 'info' : judgeEdit(edit, bare.length, limits);
  // Names with four characters are compared only by slips, and only as typed.
  if (bare.length < MIN_EDITED_LENGTH && (weight === 'info' || !isTyped)) return null;
  const status = judgeChange(weight, known, hasLookAlike, judged);
  const getEvidence = () => explainAsRead(judged, explainEdit(edit));
  return createFinding('one_edit', 'one_edit', status, known, getEvidence);
}

function getEditLimits({ mode, isTarget, category }: IndexedName): EditLimits {
  if (isTarget) return TARGET_LIMITS;
  if (mode === 'common') return COMMON_LIMITS;
  return category === 'person' ? PERSON_LIMITS : BUILT_IN_LIMITS;
}

/**
 * Returns the status of a change to a known name. With a look-alike, the change is no mistake, so it is an alert. Letters
 * of an everyday word are no look-alikes of a built-in name: `læger` is not a misspelled `ledger`.
 */
function judgeChange(
  status: 'warn' | 'info',
  known: IndexedName,
  hasLookAlike: boolean,
  { wordKind }: Pick<JudgedText, 'wordKind'>,
): ImitationStatus {
  const isWord = wordKind !== null && !known.isWatched;
  return hasLookAlike && !isWord && raiseStatus(status, known) === 'warn' ? 'alert' : status;
}

/**
 * Explains how the label reads if the text is a reading, and then the edit: `“і” (U+0456) reads as “i”; “pa” replaces
 * “ap”`.
 */
function explainAsRead(
  { isTyped, getGraphemes, text }: Pick<JudgedText, 'isTyped' | 'getGraphemes' | 'text'>,
  evidence: Evidence,
): Evidence[] {
  return isTyped ? [evidence] : [explainReading(getGraphemes(), text), evidence];
}

/**
 * The rule `added_words`. A short known label must be spelled exactly, between hyphens, next to a service word or
 * domain.
 */
export function findAddedWords(
  judged: Omit<JudgedText, 'readings' | 'mayBeWord' | 'isOrdinary' | 'spelling'>,
  index: KnownNameIndex,
): Finding | null {
  const { parent, isTyped } = judged;
  const text = removePrefix(judged.text);
  let worst: Finding | null = null;
  for (const { known, start, end, isBetweenHyphens } of index.findPieces(text, parent)) {
    const { plain, mode, isWatched, isPhrase = false } = known;
    if (plain === null || (!isWatched && isServiceWord(plain))) continue;
    const piece = text.slice(start, end);
    const isShort = plain.length < MIN_LENGTH.words;
    const isExact = removeSeparators(piece) === plain;
    if (isShort ? piece !== plain || !isLongEnough(known) : !isAlike('tight', piece, known))
      continue;
    if (!isExact && !isBetweenHyphens && isCutFromText(text, start, end, plain)) continue;
    const addition = judgeAddition(text, start, end, known);
    const isSetOff = isBetweenHyphens || (addition.isStrong && plain.length >= MIN_GLUED_COMMON);
    if (mode === 'common' && !isSetOff) continue;
    const added = isPhrase && !isBetweenHyphens ? 'info' : addition.status;
    if (isShort && added !== 'warn') continue;
    const hasLookAlike = !isTyped || !isExact;
    // Next to other words, a look-alike or a claim raises info to a warning.
    const isClaim = mode === 'near' && CLAIM.test(text.slice(0, start)) && end === text.length;
    const isRaised = (hasLookAlike && mode !== 'crowded') || isClaim;
    const weight = isRaised && added === 'info' ? 'warn' : null;
    const status = weight ?? judgeChange(added, known, hasLookAlike, judged);
    const getEvidence = () => explainAsRead(judged, explainAddition(addition.words, known.label));
    worst = pickWorse(
      worst,
      createFinding('added_words', 'added_words', status, known, getEvidence),
    );
  }
  return worst;
}

/**
 * Checks whether a piece that reads as a known name was cut from other words or numbers: a short piece without digits,
 * such as `talko` in `totalko`, or a piece that starts or ends inside a number, such as `cryptopunk5` in
 * `cryptopunk5150`.
 */
function isCutFromText(text: string, start: number, end: number, plain: string): boolean {
  if (plain.length <= MIN_LENGTH.words && !/\d/.test(text.slice(start, end))) return true;
  return [start, end].some((at) => at > 0 && /^\d\d$/.test(text.slice(at - 1, at + 1)));
}
