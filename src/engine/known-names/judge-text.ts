// Compares an ASCII text with the known names. The text is a label or the reading of a label.

import type { ImitationKind, ImitationStatus } from '../../contract/imitation-kinds.ts';
import { ADDED_WORDS } from './added-word-lists.ts';
import { judgeAddition } from './added-words.ts';
import { isNumber, removeSeparators } from './compared-text.ts';
import {
  describeAddition,
  describeEdit,
  describeReading,
  type EvidenceGrapheme,
} from './describe-evidence.ts';
import { type Finding, pickWorse } from './finding.ts';
import { type FoldLevel, fold } from './fold.ts';
import type { KnownNameIndex } from './known-name-index.ts';
import type { IndexedName } from './names-by-label.ts';
import { BUILT_IN_LIMITS, findEdit, judgeEdit, WATCHED_LIMITS } from './one-edit.ts';
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
}

export interface TextSources {
  readonly index: KnownNameIndex;
  readonly getReadings: GetReadings;
}

/** Minimum length of a known label, by rule or fold. */
const MIN_LENGTH = { looks: 4, tight: 5, wide: 5, coarse: 7, words: 5 };

/** Minimum length of a watched label. It is lower, because owners prefer a false alarm to a missed imitation. */
const MIN_WATCHED_LENGTH = { ...MIN_LENGTH, coarse: 5 };

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
  // Ordinary words do not imitate built-in names, even if they are close to one.
  const isWord = judged.isTyped && index.isWord(text);
  let worst = findAddedWords(judged, index);
  const add = (known: IndexedName, found: Finding | null) => {
    const isWeakMatch = found !== null && isWord && !known.isWatched;
    worst = pickWorse(worst, isWeakMatch ? { ...found, status: 'info' } : found);
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
  const look = compareLooks(judged.readings, known, getReadings);
  if (look !== null) return createLookFinding('look', look, 'alert', judged, known);
  if (isAlike('tight', judged.text, known)) {
    return createLookFinding('look', 'similar_look', 'alert', judged, known);
  }
  const isAlikeAtAGlance =
    isAlike('wide', judged.text, known) || isAlike('coarse', judged.text, known);
  return isAlikeAtAGlance && !isNumberName(known)
    ? createLookFinding('glance', 'similar_look', 'warn', judged, known)
    : compareByEdit(judged, known);
}

function isSameText(text: string, { label }: IndexedName): boolean {
  return removeSeparators(text) === removeSeparators(label);
}

/** The rule `separators`. */
function compareSeparators({ text, getGraphemes }: JudgedText, known: IndexedName): Finding | null {
  if (known.label.length < MIN_LENGTH.looks || isNumberName(known)) return null;
  const status = text === `$${known.label}` ? 'info' : 'warn';
  const describe = () => describeReading(getGraphemes(), known.label);
  return { rule: 'separators', kind: 'hyphens', status, target: known, describe };
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
  return loose === original.loose || extended.includes(original.loose) ? 'similar_look' : null;
}

/** Checks whether a known name is long enough for the rule `look`, or is marked as short. */
export function isLongEnough({ label, isShort }: Pick<IndexedName, 'label' | 'isShort'>): boolean {
  return isShort || [...label].length >= MIN_LENGTH.looks;
}

function isNumberName({ plain }: IndexedName): boolean {
  return plain !== null && isNumber(plain);
}

function isAlike(level: FoldLevel, text: string, { plain, isWatched }: IndexedName): boolean {
  const min = isWatched ? MIN_WATCHED_LENGTH : MIN_LENGTH;
  if (plain === null || plain.length < min[level]) return false;
  return fold(level, text) === fold(level, plain);
}

export function createLookFinding(
  rule: 'typed_look' | 'look' | 'glance' | 'brand',
  kind: ImitationKind,
  status: ImitationStatus,
  { getGraphemes }: Pick<JudgedText, 'getGraphemes'>,
  known: NonNullable<Finding['target']>,
): Finding {
  const describe = () => describeReading(getGraphemes(), known.label);
  return { rule, kind, status, target: known, describe };
}

/**
 * The rule `one_edit`. A hyphen counts as a second edit and lowers the status to info: `id-token` is two words, not a
 * misspelled `imtoken`.
 */
function compareByEdit(judged: JudgedText, known: IndexedName): Finding | null {
  const { text } = judged;
  const { label, bare, mode } = known;
  if (mode !== 'near' || isNumberName(known)) return null;
  const edit = findEdit(removeSeparators(text), bare);
  const limits = known.isWatched ? WATCHED_LIMITS : BUILT_IN_LIMITS;
  const weight = edit && judgeEdit(edit, bare.length, limits);
  if (!weight) return null;
  const status = text.includes('-') && !findEdit(text, label) ? 'info' : weight;
  const describe = () => describeAsRead(judged, describeEdit(edit));
  return { rule: 'one_edit', kind: 'one_edit', status, target: known, describe };
}

/**
 * Describes how the label reads if the text is a reading, and then the edit: `“і” (U+0456) reads as “i”; “pa” replaces
 * “ap”`.
 */
function describeAsRead({ isTyped, getGraphemes, text }: JudgedText, evidence: string): string {
  return isTyped ? evidence : `${describeReading(getGraphemes(), text)}; ${evidence}`;
}

/**
 * The rule `added_words`. A short known label must be spelled exactly, between hyphens, next to a service word or
 * domain.
 */
function findAddedWords(judged: JudgedText, index: KnownNameIndex): Finding | null {
  const { text, parent } = judged;
  let worst: Finding | null = null;
  for (const { known, start, end, isBetweenHyphens } of index.findPieces(text, parent)) {
    const { plain } = known;
    if (plain === null || isServiceWord(plain)) continue;
    const piece = text.slice(start, end);
    const isShort = plain.length < MIN_LENGTH.words;
    if (isShort ? piece !== plain || !isLongEnough(known) : !isAlike('tight', piece, known))
      continue;
    if (known.mode === 'common' && !isBetweenHyphens) continue;
    const { status, words } = judgeAddition(text, start, end);
    if (isShort && status !== 'warn') continue;
    const describe = () => describeAsRead(judged, describeAddition(words, known.label));
    worst = pickWorse(worst, {
      rule: 'added_words',
      kind: 'added_words',
      status,
      target: known,
      describe,
    });
  }
  return worst;
}

/**
 * Checks whether a known label is itself a service word, such as `exchange`. Next to other words, the label has its
 * ordinary meaning.
 */
function isServiceWord(label: string): boolean {
  return ADDED_WORDS.get(label) === 'service';
}
