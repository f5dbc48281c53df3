import { HIDDEN_CHARACTER } from './hidden-character.ts';
import { lazy } from './lazy.ts';

/** Matches anything with the structure of an emoji: https://www.unicode.org/reports/tr51/#def_possible_emoji */
const EMOJI_PART = String.raw`\p{Emoji}(?:[\u{E0020}-\u{E007F}]+|\p{Emoji_Modifier}|\uFE0F?\u20E3?)`;
const EMOJI_OR_CHARACTER = new RegExp(`${EMOJI_PART}(?:\\u200D${EMOJI_PART})*|.`, 'gsu');

/** Matches an RGI emoji. A string, because older browsers fail to parse the literal. */
const EXISTING_EMOJI = String.raw`^\p{RGI_Emoji}$`;
/** Returns null if the browser does not support the `v` flag. Lazy, because compiling takes over ten milliseconds. */
const getEmojiTest = lazy(() => {
  try {
    return new RegExp(EXISTING_EMOJI, 'v');
  } catch {
    return null;
  }
});

/** Checks whether a string is an RGI emoji, with or without variation selectors. ENS uses both forms. */
export function isExistingEmoji(text: string): boolean {
  const isRgi = getEmojiTest();
  if (isRgi === null || isRgi.test(text)) return isRgi !== null;
  const qualified = text
    .replace(/^(?!\p{Emoji_Modifier})(\p{Emoji_Presentation})\uFE0F$/u, '$1')
    .replace(
      /(?!\p{Emoji_Presentation}|\p{Emoji_Modifier})\p{Emoji}(?![\uFE0F\p{Emoji_Modifier}])/gu,
      '$&\uFE0F',
    );
  return isRgi.test(qualified);
}

/** Splits a text into characters. Keeps the parts of an emoji together. */
export function splitCharacters(text: string): readonly string[] {
  return text.match(EMOJI_OR_CHARACTER) ?? [];
}

/** A part of a text that is visible, or one hidden character. */
export interface TextRun {
  text: string;
  isHidden: boolean;
}

/**
 * Splits a text into visible parts and single hidden characters. Joiners, variation selectors and tags are visible only
 * as part of an existing emoji.
 *
 * @param isEmoji to split many texts, pass a memoized {@link isExistingEmoji}
 * @example splitHidden('a\u200db') // 'a', '\u200d' (hidden), 'b'
 */
export function splitHidden(text: string, isEmoji = isExistingEmoji): TextRun[] {
  const runs: TextRun[] = [];
  const show = (part: string) => {
    const last = runs.at(-1);
    if (last && !last.isHidden) last.text += part;
    else runs.push({ text: part, isHidden: false });
  };
  for (const part of splitCharacters(text)) {
    if (!HIDDEN_CHARACTER.test(part) || isEmoji(part)) {
      show(part);
      continue;
    }
    for (const character of part)
      if (HIDDEN_CHARACTER.test(character)) runs.push({ text: character, isHidden: true });
      else show(character);
  }
  return runs;
}
