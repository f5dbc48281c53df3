// A text to compare with known names, and how findings about it are rated and explained.

import type { ImitationStatus } from '../../contract/imitation-kinds.ts';
import type { Evidence } from '../../words/checks/evidence-words.ts';
import type { WordKind } from './built-in-names.ts';
import { type EvidenceGrapheme, explainReading } from './explain-reading.ts';
import { raiseStatus } from './imitation-finding.ts';
import type { IndexedName } from './names-by-label.ts';
import type { Readings } from './readings.ts';

/**
 * Returns the words of a label around a known name as the label spells them, or null if it does not spell the name. In
 * `circle-münchen`, only the added word has an accent.
 */
type FindOwnWords = (name: string, known: IndexedName) => readonly string[] | null;

/** A text to compare with known names. */
export interface JudgedText {
  /** The label or a reading of the label. Always ASCII, except in `judge-unusual-text.ts`. */
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
  /** Finds the words around a known name. Only for readings of words with accents. */
  readonly findOwnWords?: FindOwnWords | undefined;
  /** Returns the kind of the label if it is an everyday word beyond ASCII. */
  readonly getWordKind: () => WordKind | null;
}

/** Returns the kind of a label in ASCII, which is no word beyond ASCII. */
export const getNoKind = () => null;

/**
 * Returns the status of a change to a known name. A change next to a look-alike is an alert, because it is not a typing
 * mistake. The letters of an everyday word do not count as look-alikes: `læger` is not a misspelling of `ledger`.
 */
export function judgeChange(
  status: 'warn' | 'info',
  known: IndexedName,
  hasLookAlike: boolean,
  { getWordKind }: Pick<JudgedText, 'getWordKind'>,
): ImitationStatus {
  if (!hasLookAlike || raiseStatus(status, known) !== 'warn') return status;
  return known.isWatched || getWordKind() === null ? 'alert' : status;
}

/**
 * Explains how the label reads if the text is a reading, and then the edit: `“і” (U+0456) reads as “i”; “pa” replaces
 * “ap”`.
 */
export function explainAsRead(
  { isTyped, getGraphemes, text }: Pick<JudgedText, 'isTyped' | 'getGraphemes' | 'text'>,
  evidence: Evidence,
): Evidence[] {
  return isTyped ? [evidence] : [explainReading(getGraphemes(), text), evidence];
}
