// Finds hidden characters and decides which of them a language needs.

import { RIGHT_TO_LEFT_LETTER } from '../../engine/known-names/shown-order.ts';
import { BLANK_CODE_POINTS } from '../../primitives/hidden-character.ts';
import { memoize } from '../../primitives/memoize.ts';
import { isExistingEmoji, splitHidden } from '../../primitives/split-hidden.ts';
import { DIRECTION_CONTROL } from './direction-controls.ts';

const BLANKS = String.fromCodePoint(...BLANK_CODE_POINTS);

/**
 * Matches invisible characters, direction controls and control characters. Excludes white space and characters whose
 * only risk is an unknown shape, such as the characters of icon fonts.
 */
export const UNSEEN = new RegExp(
  `[\\0-\\x08\\x0b\\x0e-\\x1f\\x7f-\\x9f\\ufff9-\\ufffb${BLANKS}\\p{Default_Ignorable_Code_Point}]`,
  'u',
);

/** Matches one character of any of these scripts. */
const inScripts = (scripts: string) =>
  new RegExp(`[${scripts.replace(/\s*(\w+)/gu, '\\p{Script_Extensions=$1}')}]`, 'u');

/** Scripts in which joiners select the form of a letter: https://www.unicode.org/versions/latest/core-spec/chapter-23/ */
const JOINING = inScripts(
  `Arab Syrc Mand Nkoo Mong Phag Adlm Rohg Sogd Mani Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr Lana
  Tibt Bali Java Sund Cham Newa Tirh Gran Brah Kthi Sylo Limb Batk`,
);

/** Scripts written without spaces, in which a zero-width space shows where a line can break. */
const SPACELESS = inScripts('Thai Laoo Khmr Mymr Tibt Lana Talu Java Bali Han Hira Kana');

const EMOJI_BEFORE = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f/u;
const PICTOGRAPH = /\p{Extended_Pictographic}/u;

/** Emoji and other symbols whose form depends on a variation selector. */
const SYMBOL = /(?![\0-\x7f])(?:\p{Emoji}|[^\p{L}\p{M}\p{N}])|[©®]/u;

/** Characters with standardized variants: https://www.unicode.org/Public/UCD/latest/ucd/StandardizedVariants.txt */
const VARIED =
  /\p{Script=Han}|\p{Script=Mymr}|\p{Script=Phag}|\p{Script=Mani}|\p{Script=Egyp}|(?![\0-\x7f])[^\p{L}\p{M}\p{N}]|\p{Sm}/u;

/** Hidden characters, and the adjacent characters that they belong to. */
const ORDINARY: readonly { hidden: RegExp; before?: RegExp; after?: RegExp; beside?: RegExp }[] = [
  { hidden: /^[\u200c\u200d]{1,3}$/u, beside: JOINING },
  { hidden: /^\u200d$/u, before: EMOJI_BEFORE, after: PICTOGRAPH },
  { hidden: /^[\ufe0e\ufe0f]$/u, before: SYMBOL },
  { hidden: /^[\ufe0e\ufe0f]$/u, before: /[\d#*]/u, after: /\u20e3/u },
  { hidden: /^[\ufe00-\ufe02]$/u, before: VARIED },
  { hidden: /^[\u{e0100}\u{e0101}]$/u, before: /\p{Script=Han}/u },
  { hidden: /^\u200b$/u, beside: SPACELESS },
  { hidden: /^\u00ad$/u, before: /[\p{L}\p{M}]/u, after: /[\p{L}\p{M}]/u },
  { hidden: /^\u034f$/u, before: /(?![\0-\x7f])[\p{L}\p{M}]/u },
  { hidden: /^[\u115f\u1160]+$/u, beside: /[\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff]/u },
  { hidden: /^[\u17b4\u17b5]$/u, before: /\p{Script=Khmer}/u },
  { hidden: /^[\u180b-\u180f]{1,3}$/u, before: /\p{Script=Mongolian}/u },
  { hidden: /^[\u180b-\u180f]$/u, after: /\p{Script=Mongolian}/u },
  { hidden: /^[\u{1bca0}-\u{1bca3}]+$/u, before: /\p{Script=Duployan}/u },
  { hidden: /^[\u{1d159}\u{1d173}-\u{1d17a}]+$/u, beside: /[\u{1d100}-\u{1d1ff}]/u },
  { hidden: /^[\u{13441}\u{13442}]+$/u, before: /[\u{13000}-\u{1345f}]/u },
  { hidden: /^\u{16fe4}+$/u, before: /[\u{18b00}-\u{18cff}]/u },
];

/** Drawings made of Braille patterns also contain blank Braille patterns. */
const BLANK_PATTERNS = /^\u2800+$/u;
const BRAILLE_LINE = /^[\s\u2800]*$|[\u2801-\u28ff]/u;

/** Function application and invisible operators: https://www.unicode.org/reports/tr25/#_Toc231 */
const OPERATOR = /^[\u2061-\u2064]$/u;

/** A number, variable, function name or any sign before an operator, and the continuation after the operator. */
const OPERAND_BEFORE =
  /(?:^|[^\p{L}\p{M}\p{N}_$])(?:[\d.,]*|[\d.,]*\p{L}|a?(?:sin|cos|tan|cot|sec|csc)h?|arc(?:sin|cos|tan)|log|ln|exp|lim|max|min|sup|inf|det|dim|ker|gcd|deg|arg|mod)$/iu;
const OPERAND_AFTER = /^(?:[\d.,]*|\p{L}\d*)(?![\p{L}\p{M}\p{N}_$])/u;

/** Variation selectors that belong to a character and are so rare that they can contain a message. */
const RARE_SELECTOR = /^[\ufe03-\ufe0d]$/u;
const RARE_HAN_SELECTOR = /^[\u{e0102}-\u{e01ef}]$/u;

/** Direction marks next to numbers in a right-to-left line. */
const MARK = /^[\u200e\u200f\u061c]$/u;
const NUMBER = /\p{N}/u;
const LEFT_TO_RIGHT_WORD = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}_$]/u;

/** A run of hidden characters, together with the text around it. */
interface RunInText {
  readonly run: string;
  readonly text: string;
  readonly start: number;
  /** The characters next to the run, or a space and an empty string at the ends of the text. */
  readonly before: string;
  readonly after: string;
}

/**
 * Decides whether a run of hidden characters belongs to its text. `rare` means that the run belongs to the text, but
 * that many runs of this kind can contain a message.
 */
function findNeed(place: RunInText): 'ordinary' | 'rare' | null {
  const { run, text, start, before, after } = place;
  if (ORDINARY.some((each) => belongs(each, place))) return 'ordinary';
  if (BLANK_PATTERNS.test(run) && BRAILLE_LINE.test(text)) return 'ordinary';
  if (OPERATOR.test(run) && isBetweenOperands(text, start)) return 'ordinary';
  if (RARE_SELECTOR.test(run) && VARIED.test(before)) return 'rare';
  if (RARE_HAN_SELECTOR.test(run) && /\p{Script=Han}/u.test(before)) return 'rare';
  if (!MARK.test(run) || !RIGHT_TO_LEFT_LETTER.test(text)) return null;
  if (LEFT_TO_RIGHT_WORD.test(before) && LEFT_TO_RIGHT_WORD.test(after)) return null;
  return NUMBER.test(before) || NUMBER.test(after) ? 'rare' : 'ordinary';
}

function belongs(
  { hidden, before = /^/u, after = /^/u, beside = /^/u }: (typeof ORDINARY)[number],
  place: RunInText,
): boolean {
  const isBeside = beside.test(place.before) || beside.test(place.after);
  return hidden.test(place.run) && before.test(place.before) && after.test(place.after) && isBeside;
}

/** Longest operand that is read. */
const MAX_OPERAND = 24;

function isBetweenOperands(text: string, start: number): boolean {
  return (
    OPERAND_BEFORE.test(text.slice(Math.max(0, start - MAX_OPERAND), start)) &&
    OPERAND_AFTER.test(text.slice(start + 1, start + 1 + MAX_OPERAND))
  );
}

/** A run of hidden characters that is reported or counted. */
export interface HiddenRun {
  readonly start: number;
  readonly text: string;
  readonly code: 'hidden_text' | 'hidden_character' | 'control_character';
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
): Pick<HiddenRun, 'code' | 'status'> | null {
  if (CONTROL.test(run)) return { code: 'control_character', status: 'info' };
  const before = getCharacterBefore(text, start);
  const after = getCharacterAfter(text, start + run.length);
  const need = findNeed({ run, text, start, before, after });
  if (need === 'ordinary') return null;
  if (need === 'rare') return { code: 'hidden_character', status: null };
  if (mayBeMessage(run)) return { code: 'hidden_text', status: 'alert' };
  const isDeceptive = DEPENDENT.test(run) || changesWord(run, before, after);
  return { code: 'hidden_character', status: isDeceptive ? 'warn' : 'info' };
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
