// Finds hidden characters and decides which of them a language needs.

import { memoize } from '../../primitives/memoize.ts';
import { isExistingEmoji, splitHidden } from '../../primitives/split-hidden.ts';
import { DIRECTION_CONTROL } from './direction-controls.ts';
import { findNeed } from './ordinary-runs.ts';
import { UNSEEN } from './unseen.ts';

/** Reason why hidden characters are reported. */
export type HiddenKind = 'hidden-text' | 'hidden-character' | 'control-character';

/** A run of hidden characters that is reported or counted. */
export interface HiddenRun {
  readonly start: number;
  readonly text: string;
  readonly rule: HiddenKind;
  /** Null if the run is ordinary by itself and only many runs can contain a message. */
  readonly status: 'alert' | 'warn' | 'info' | null;
}

/**
 * Minimum number of consecutive hidden characters that can contain a message: one limit if the characters differ,
 * another if all are equal.
 */
const MIN_MESSAGE = { different: 8, equal: 64 };

const MAX_CACHED_EMOJI = 4096;
const isEmoji = memoize(isExistingEmoji, MAX_CACHED_EMOJI, ({ length }) => length <= 40);

const CONTROL = /^\p{Cc}+$/u;
const TAG = /[\u{e0000}-\u{e007f}]/u;
const WORD = /[\p{L}\p{M}\p{N}_$]/u;
const ASCII_WORD = /[A-Za-z\d_$]/;

/** Text that may precede a word that starts with a hidden character. After other punctuation, a line can break. */
const WORD_START = /[\s"'`(<[{=@]/;

/** Soft hyphens at line ends and byte order marks at the start of joined files are common. */
const ALSO_AT_END = /^\u00ad$|^\ufeff$/u;

/**
 * Matches hidden letters, selectors and blanks. In ordinary text, each of these characters belongs to another
 * character.
 */
const DEPENDENT =
  /[\u115f\u1160\u3164\uffa0\u2800\u206a-\u206f]|[\u180b-\u180f]|[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]/u;

/**
 * Finds the runs of hidden characters that the language of a line does not need. Skips embeddings, overrides and
 * isolates.
 */
export function findHiddenRuns(text: string): HiddenRun[] {
  const found: HiddenRun[] = [];
  for (const { start, text: run } of listRuns(text)) {
    const judged = judgeRun(run, text, start);
    if (judged) found.push({ start, text: run, ...judged });
  }
  return found;
}

function* listRuns(text: string): Generator<{ start: number; text: string }> {
  let at = 0;
  let run = '';
  for (const part of splitHidden(text, isEmoji)) {
    const isScanned = part.isHidden && UNSEEN.test(part.text) && !DIRECTION_CONTROL.test(part.text);
    if (isScanned) run += part.text;
    else if (run !== '') {
      yield { start: at - run.length, text: run };
      run = '';
    }
    at += part.text.length;
  }
  if (run !== '') yield { start: at - run.length, text: run };
}

function judgeRun(
  run: string,
  text: string,
  start: number,
): Pick<HiddenRun, 'rule' | 'status'> | null {
  if (CONTROL.test(run)) return { rule: 'control-character', status: 'info' };
  const before = getCharacterBefore(text, start);
  const after = getCharacterAfter(text, start + run.length);
  const need = findNeed({ run, text, start, before, after });
  if (need === 'ordinary') return null;
  if (need === 'rare') return { rule: 'hidden-character', status: null };
  if (mayBeMessage(run)) return { rule: 'hidden-text', status: 'alert' };
  const isDeceptive = DEPENDENT.test(run) || changesWord(run, before, after);
  return { rule: 'hidden-character', status: isDeceptive ? 'warn' : 'info' };
}

/** Checks whether a run is inside a word, or makes an ASCII word different from the word that it looks like. */
function changesWord(run: string, before: string, after: string): boolean {
  if (WORD.test(before) && WORD.test(after)) return true;
  if (ALSO_AT_END.test(run)) return false;
  const startsWord = before === '' || WORD_START.test(before);
  return ASCII_WORD.test(before) || (startsWord && ASCII_WORD.test(after));
}

/**
 * Checks whether a run can contain a message. A run of hidden characters is reported if it contains tag characters,
 * many characters that differ, or very many characters of any kind.
 */
function mayBeMessage(run: string): boolean {
  const characters = Array.from(run);
  const fewest = new Set(characters).size > 1 ? MIN_MESSAGE.different : MIN_MESSAGE.equal;
  return TAG.test(run) || characters.length >= fewest;
}

function getCharacterBefore(text: string, index: number): string {
  const isPair = /[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(Math.max(0, index - 2), index));
  return text.slice(Math.max(0, index - (isPair ? 2 : 1)), index);
}

function getCharacterAfter(text: string, index: number): string {
  return String.fromCodePoint(text.codePointAt(index) ?? 0x20);
}
