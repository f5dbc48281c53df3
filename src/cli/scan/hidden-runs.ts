// Finds hidden characters and decides which of them a language needs.

import { memoize } from '../../primitives/memoize.ts';
import { isExistingEmoji, splitHidden } from '../../primitives/split-hidden.ts';
import { UNSEEN } from './candidate-lines.ts';
import { DIRECTION_CONTROL, RIGHT_TO_LEFT_LETTER } from './direction-controls.ts';
import type { FindingStatus, ScanRule } from './scan-finding.ts';

/** A run of hidden characters that is worth reporting. */
export interface HiddenRun {
  readonly start: number;
  readonly text: string;
  readonly rule: Extract<ScanRule, 'hidden-text' | 'hidden-character' | 'control-character'>;
  readonly status: FindingStatus;
}

/** Minimum number of hidden characters in a row that can contain a message. */
const MIN_MESSAGE = 8;

const MAX_CACHED_EMOJI = 4096;
const isEmoji = memoize(isExistingEmoji, MAX_CACHED_EMOJI, ({ length }) => length <= 40);

const CONTROL = /^\p{Cc}+$/u;
const TAG = /[\u{e0000}-\u{e007f}]/u;

/** The end of a flag of a region: https://www.unicode.org/reports/tr51/#valid-emoji-tag-sequences */
const REGION = /^[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f}$/u;

const WORD = /[\p{L}\p{M}\p{N}_$]/u;
const LETTER = /[\p{L}\p{M}]/u;
const MARK = /[\u200e\u200f\u061c]/u;
const LEFT_TO_RIGHT_WORD = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}_$]/u;

/** Matches a regular expression for one character of any of these scripts. */
const inScripts = (scripts: string) =>
  new RegExp(
    `[${scripts
      .split(' ')
      .map((script) => `\\p{Script_Extensions=${script}}`)
      .join('')}]`,
    'u',
  );

/** Scripts in which joiners select the form of a letter: https://www.unicode.org/versions/latest/core-spec/chapter-23/ */
const JOINING = inScripts(
  `Arab Syrc Mand Nkoo Mong Phag Adlm Rohg Sogd Mani Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr Lana
  Tibt Bali Java Sund Cham Newa Tirh Gran Brah Kthi Sylo Limb Batk`.replace(/\s+/gu, ' '),
);

/** Scripts that are written without spaces, in which a zero-width space shows where a line can break. */
const SPACELESS = inScripts('Thai Laoo Khmr Mymr Tibt Lana Talu Java Bali Han Hira Kana');

const EMOJI_BEFORE = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f/u;
const PICTOGRAPH = /\p{Extended_Pictographic}/u;

/** Hidden characters, and the characters before or after them that they belong to. */
const ORDINARY: readonly { hidden: RegExp; before?: RegExp; after?: RegExp }[] = [
  { hidden: /^[\u200c\u200d]{1,3}$/u, before: JOINING },
  { hidden: /^[\u200c\u200d]{1,3}$/u, after: JOINING },
  { hidden: /^\u200d$/u, before: EMOJI_BEFORE, after: PICTOGRAPH },
  { hidden: /^[\ufe0e\ufe0f]$/u, before: /[\d#*©®]/u },
  { hidden: /^[\ufe00-\ufe0f]$/u, before: /[^\0-\x7f]/u },
  { hidden: /^[\u{e0100}-\u{e01ef}]$/u, before: /\p{Script=Han}/u },
  { hidden: REGION, before: /\u{1f3f4}/u },
  { hidden: /^\u200b$/u, before: SPACELESS },
  { hidden: /^\u200b$/u, after: SPACELESS },
  { hidden: /^\u00ad$/u, before: LETTER, after: LETTER },
  { hidden: /^\u034f$/u, before: /(?![\0-\x7f])[\p{L}\p{M}]/u },
  { hidden: /^[\u115f\u1160]+$/u, before: /[\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff]/u },
  { hidden: /^[\u115f\u1160]+$/u, after: /[\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff]/u },
  { hidden: /^[\u17b4\u17b5]$/u, before: /\p{Script=Khmer}/u },
  { hidden: /^[\u180b-\u180f]{1,3}$/u, before: /\p{Script=Mongolian}/u },
  { hidden: /^[\u180b-\u180f]$/u, after: /\p{Script=Mongolian}/u },
  { hidden: /^[\u{1bca0}-\u{1bca3}]+$/u, before: /\p{Script=Duployan}/u },
  { hidden: /^[\u{1d159}\u{1d173}-\u{1d17a}]+$/u, before: /[\u{1d100}-\u{1d1ff}]/u },
  { hidden: /^[\u{1d159}\u{1d173}-\u{1d17a}]+$/u, after: /[\u{1d100}-\u{1d1ff}]/u },
  { hidden: /^[\u{13441}\u{13442}]+$/u, before: /[\u{13000}-\u{1345f}]/u },
  { hidden: /^\u{16fe4}+$/u, before: /[\u{18b00}-\u{18cff}]/u },
];

/** Drawings made of Braille patterns also contain blank patterns. */
const BLANK_PATTERNS = /^\u2800+$/u;
const BRAILLE_LINE = /^[\s\u2800]*$|[\u2801-\u28ff]/u;

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
  const before = getCharacterBefore(text, start);
  const after = getCharacterAfter(text, start + run.length);
  if (CONTROL.test(run)) return { rule: 'control-character', status: 'info' };
  if (ORDINARY.some((each) => belongs(each, run, before, after))) return null;
  if (BLANK_PATTERNS.test(run) && BRAILLE_LINE.test(text)) return null;
  if (mayBeMessage(run)) return { rule: 'hidden-text', status: 'alert' };
  const splitsWord = WORD.test(before) && WORD.test(after);
  if (MARK.test(run) && run.length === 1 && RIGHT_TO_LEFT_LETTER.test(text)) {
    const isMisplaced = LEFT_TO_RIGHT_WORD.test(before) && LEFT_TO_RIGHT_WORD.test(after);
    return isMisplaced ? { rule: 'hidden-character', status: 'warn' } : null;
  }
  return { rule: 'hidden-character', status: splitsWord || DEPENDENT.test(run) ? 'warn' : 'info' };
}

/**
 * Checks whether a run can contain a message. Such a run has tag characters, or many characters that are not all equal.
 */
function mayBeMessage(run: string): boolean {
  const characters = Array.from(run);
  return TAG.test(run) || (characters.length >= MIN_MESSAGE && new Set(characters).size > 1);
}

function belongs(
  { hidden, before = /^/u, after = /^/u }: (typeof ORDINARY)[number],
  run: string,
  ...[characterBefore, characterAfter]: [string, string]
): boolean {
  return hidden.test(run) && before.test(characterBefore) && after.test(characterAfter);
}

function getCharacterBefore(text: string, index: number): string {
  const isPair = /[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(Math.max(0, index - 2), index));
  return text.slice(Math.max(0, index - (isPair ? 2 : 1)), index);
}

function getCharacterAfter(text: string, index: number): string {
  return String.fromCodePoint(text.codePointAt(index) ?? 0x20);
}
