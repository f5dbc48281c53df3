// Characters that draw nothing, or turn the text around them, written so that a reader sees them:
// https://www.unicode.org/reports/tr36/#Bidirectional_Text_Spoofing

import { formatCodePoint } from '../../primitives/format-code-point.ts';

/** Controls, format characters and blanks, as ranges of code points; the joiners and tags of emoji apart. */
const HIDDEN: readonly (readonly [first: number, last: number])[] = [
  [0x0, 0x1f],
  [0x7f, 0x9f],
  [0xad, 0xad],
  [0x34f, 0x34f],
  [0x61c, 0x61c],
  [0x115f, 0x1160],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x200b, 0x200c],
  [0x200e, 0x200f],
  [0x2028, 0x202e],
  [0x2060, 0x206f],
  [0x3164, 0x3164],
  [0xfe00, 0xfe0e],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xfff0, 0xfffb],
  [0x1bca0, 0x1bca3],
  [0x1d173, 0x1d17a],
];

/** U+200D, U+FE0F and tags: parts of emoji, and hidden behind anything else. */
const EMOJI_PARTS: typeof HIDDEN = [
  [0x200d, 0x200d],
  [0xfe0f, 0xfe0f],
  [0xe0000, 0xe0fff],
];

const HAS_HIDDEN = createTest(HIDDEN);
const HAS_EMOJI_PART = createTest(EMOJI_PARTS);

function createTest(ranges: typeof HIDDEN): RegExp {
  const ends = ranges.map((range) =>
    range.map((codePoint) => `\\u{${codePoint.toString(16)}}`).join('-'),
  );
  return new RegExp(`[${ends.join('')}]`, 'u');
}

/** No sequence of emoji starts with a character before this one that a joiner or tag may follow. */
const FIRST_EMOJI = 0x203c;

/**
 * The text with hidden characters as code points.
 *
 * @example escapeHidden('pay\u202epal') // 'pay‹U+202E›pal'
 */
export function escapeHidden(text: string): string {
  if (!HAS_HIDDEN.test(text) && !HAS_EMOJI_PART.test(text)) return text;
  let escaped = '';
  let isAfterEmoji = false;
  for (const character of text) {
    const codePoint = character.codePointAt(0) as number;
    const isPart = HAS_EMOJI_PART.test(character);
    const isHidden = isPart ? !isAfterEmoji : HAS_HIDDEN.test(character);
    escaped += isHidden ? `‹${formatCodePoint(codePoint)}›` : character;
    if (!isPart) isAfterEmoji = codePoint >= FIRST_EMOJI;
  }
  return escaped;
}
