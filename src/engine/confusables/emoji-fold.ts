// The emoji fold: one emoji stands for all that differ by sex, age, hair or skin alone: https://www.unicode.org/reports/tr51/#Emoji_ZWJ_Sequences

import { ensEmoji } from '../ensip15/normalize-grapheme.ts';

const zwj = '\u{200d}';
const invisible = /[\u{fe0f}\u{1f3fb}-\u{1f3ff}]/gu;
const signs = new Set(['♀', '♂']);
const adults = new Set(['👨', '👩', '🧑']);
const people = new Set([...adults, '👦', '👧', '🧒']);
const hair = new Set(['🦰', '🦱', '🦲', '🦳']);

/** One emoji that stands for others of the same figure. */
const single: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '🧑': ['👦', '👧', '👨', '👩', '👱', '🧑', '🧒', '🧔'],
    '🧓': ['👴', '👵'],
    '🫄': ['🤰', '🫃'],
    '🕺': ['💃'],
    '👫': ['👬', '👭'],
  }).flatMap(([fold, members]) => members.map((member) => [member, fold] as const)),
);

/** What two people with something between them show. */
const betweenTwo: ReadonlyMap<string, string> = new Map([
  ['💋', '💏'],
  ['❤', '💑'],
  ['🤝', '👫'],
  ['🐰', '👯'],
  ['\u{1faef}', '🤼'],
]);

/**
 * The emoji that stands for this one and its kind; anything that is no ENS emoji comes back unchanged.
 *
 * @example foldEmoji('👩🏽‍⚕') // '🧑‍⚕'
 */
export function foldEmoji(emoji: string): string {
  const folded = foldParts(
    emoji
      .replace(invisible, '')
      .split(zwj)
      .filter((part, i) => i === 0 || !signs.has(part)),
  );
  return ensEmoji().has(folded) ? folded : emoji;
}

function foldParts(parts: readonly string[]): string {
  const first = parts[0] ?? '';
  const last = parts.at(-1) ?? '';
  if (parts.length === 1) return single.get(first) ?? first;
  if (people.has(first) && people.has(last)) {
    // A kiss holds a heart too, so the table's order decides.
    for (const [sign, couple] of betweenTwo) if (parts.includes(sign)) return couple;
  }
  if (first === '🫱' && last === '🫲') return '🤝';
  if (parts.every((part) => people.has(part))) return '👪';
  if (!adults.has(first)) return parts.join(zwj);
  const rest = parts.slice(1);
  return rest.length === 1 && hair.has(last) ? '🧑' : ['🧑', ...rest].join(zwj);
}

/** ENS emoji that fold to the same one. */
export interface EmojiKind {
  readonly fold: string;
  readonly members: readonly string[];
}

let kinds: ReadonlyMap<string, EmojiKind> | undefined;

/** The kind that an ENS emoji is of; undefined for anything else. All are sorted at the first call. */
export function emojiKind(emoji: string): EmojiKind | undefined {
  kinds ??= sortEmoji();
  return kinds.get(emoji);
}

function sortEmoji(): Map<string, EmojiKind> {
  const membersOf = new Map<string, string[]>();
  const kindOf = new Map<string, EmojiKind>();
  for (const emoji of ensEmoji()) {
    const fold = foldEmoji(emoji);
    const members = membersOf.get(fold) ?? [];
    members.push(emoji);
    membersOf.set(fold, members);
    kindOf.set(emoji, { fold, members });
  }
  return kindOf;
}
