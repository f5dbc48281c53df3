// Groups emoji that differ only in sex, age, hair or skin tone, and flags with the same picture:
// https://www.unicode.org/reports/tr51/#Emoji_ZWJ_Sequences

import { lazy } from '../../primitives/lazy.ts';
import { getEnsEmoji } from '../ensip15/ens-emoji.ts';
import { removeFe0f } from '../segmentation/emoji.ts';
import { isOneCharacter } from '../text/code-points.ts';

const ZWJ = '\u{200d}';
const TONES_AND_SELECTOR = /[\u{fe0f}\u{1f3fb}-\u{1f3ff}]/gu;
const SEX_SIGNS = new Set(['♀', '♂']);
const ADULTS = new Set(['👨', '👩', '🧑']);
const PEOPLE = new Set([...ADULTS, '👦', '👧', '🧒']);
const HAIR = new Set(['🦰', '🦱', '🦲', '🦳']);

/**
 * Flags, and the territories that fly the same flag. Noto Color Emoji 2.042 draws no other flags alike:
 * https://www.unicode.org/reports/tr51/#Flags
 */
const TWIN_FLAGS = {
  '🇦🇺': ['🇭🇲'],
  '🇪🇸': ['🇪🇦'],
  '🇫🇷': ['🇨🇵', '🇲🇫'],
  '🇮🇴': ['🇩🇬'],
  '🇳🇴': ['🇧🇻', '🇸🇯'],
  '🇺🇸': ['🇺🇲'],
};

/**
 * Flags that differ in a shade of blue (Chad and Romania) or in their proportions (Monaco and Indonesia). Both are in
 * ordinary use, so they count only when a label is compared with a known name.
 */
const SIMILAR_FLAGS: ReadonlyMap<string, string> = new Map([
  ['🇹🇩', '🇷🇴'],
  ['🇲🇨', '🇮🇩'],
]);

/** Folds of emoji without a zero-width joiner. */
const SINGLE_FOLDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '🧑': ['👦', '👧', '👨', '👩', '👱', '🧑', '🧒', '🧔'],
    '🧓': ['👴', '👵'],
    '🫄': ['🤰', '🫃'],
    '🕺': ['💃'],
    '👫': ['👬', '👭'],
    ...TWIN_FLAGS,
  }).flatMap(([fold, members]) => members.map((member) => [member, fold] as const)),
);

/** Folds of emoji with two people, by the emoji between the people. */
const COUPLE_FOLDS: ReadonlyMap<string, string> = new Map([
  ['💋', '💏'],
  ['❤', '💑'],
  ['🤝', '👫'],
  ['🐰', '👯'],
  ['\u{1faef}', '🤼'],
]);

/**
 * Returns the emoji that represents all emoji of the same kind. Returns other strings unchanged.
 *
 * @example foldEmoji('👩🏽‍⚕') // '🧑‍⚕'
 */
export function foldEmoji(emoji: string): string {
  const folded = foldParts(
    emoji
      .replace(TONES_AND_SELECTOR, '')
      .split(ZWJ)
      .filter((part, i) => i === 0 || !SEX_SIGNS.has(part)),
  );
  return getEnsEmoji().has(folded) ? folded : emoji;
}

const FLAG = /[\u{1f1e6}-\u{1f1ff}]{2}/gu;
const ANY_EMOJI =
  /[\u{1f1e6}-\u{1f1ff}]{2}|\p{Extended_Pictographic}[\u{fe0f}\u{1f3fb}-\u{1f3ff}]*(?:\u200d\p{Extended_Pictographic}[\u{fe0f}\u{1f3fb}-\u{1f3ff}]*)*/gu;
const MAY_HAVE_FLAG = /\ud83c/;
/** Matches what every emoji has that is not alone in its kind: a joiner, a skin tone, a letter of a flag or a person. */
const MAY_FOLD = new RegExp(
  `[${ZWJ}\u{1f1e6}-\u{1f1ff}\u{1f3fb}-\u{1f3ff}${[...SINGLE_FOLDS.keys()].filter(isOneCharacter).join('')}]`,
  'u',
);

/** Replaces the flags in a text that look the same as another flag: `🇺🇲dao → 🇺🇸dao`. */
export function unifyFlags(text: string): string {
  return replaceFlags(text, SINGLE_FOLDS);
}

/** Replaces the flags in a text that look similar to another flag: `🇹🇩dao → 🇷🇴dao`. */
export function foldSimilarFlags(text: string): string {
  return replaceFlags(text, SIMILAR_FLAGS);
}

/** Lists the flags that look similar to a flag. Returns an empty list for any other string. */
export function listSimilarFlags(flag: string): readonly string[] {
  const pair = [...SIMILAR_FLAGS].find((flags) => flags.includes(flag)) ?? [];
  return pair.filter((other) => other !== flag);
}

function replaceFlags(text: string, flags: ReadonlyMap<string, string>): string {
  return MAY_HAVE_FLAG.test(text) ? text.replace(FLAG, (flag) => flags.get(flag) ?? flag) : text;
}

/** Replaces each emoji in a text with the one that represents its kind: `👍🏻dao → 👍dao`. */
export function foldEmojiInText(text: string): string {
  if (!MAY_FOLD.test(text)) return text;
  return text.replace(ANY_EMOJI, (emoji) => getEmojiKind(removeFe0f(emoji))?.fold ?? emoji);
}

function foldParts(parts: readonly string[]): string {
  const first = parts[0] ?? '';
  const last = parts.at(-1) ?? '';
  if (parts.length === 1) return SINGLE_FOLDS.get(first) ?? first;
  if (PEOPLE.has(first) && PEOPLE.has(last)) {
    // A kiss also contains a heart, so the order of the table matters.
    for (const [sign, couple] of COUPLE_FOLDS) if (parts.includes(sign)) return couple;
  }
  if (first === '🫱' && last === '🫲') return '🤝';
  if (parts.every((part) => PEOPLE.has(part))) return '👪';
  if (!ADULTS.has(first)) return parts.join(ZWJ);
  const rest = parts.slice(1);
  return rest.length === 1 && HAIR.has(last) ? '🧑' : ['🧑', ...rest].join(ZWJ);
}

/** ENS emoji with the same fold. */
export interface EmojiKind {
  readonly fold: string;
  readonly members: readonly string[];
}

const getKinds = lazy(groupEmoji);

/** Returns the kind of an ENS emoji, or undefined for any other string. The first call groups all ENS emoji. */
export function getEmojiKind(emoji: string): EmojiKind | undefined {
  return getKinds().get(emoji);
}

function groupEmoji(): Map<string, EmojiKind> {
  const membersOf = new Map<string, string[]>();
  const kindOf = new Map<string, EmojiKind>();
  for (const emoji of getEnsEmoji().keys()) {
    const fold = foldEmoji(emoji);
    const members = membersOf.get(fold) ?? [];
    members.push(emoji);
    membersOf.set(fold, members);
    kindOf.set(emoji, { fold, members });
  }
  return kindOf;
}
