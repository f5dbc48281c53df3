import { HIDDEN_CHARACTER } from './hidden-character.ts';
import { lazy } from './lazy.ts';

/** What is built like an emoji: https://www.unicode.org/reports/tr51/#def_possible_emoji */
const EMOJI_PART = String.raw`\p{Emoji}(?:[\u{E0020}-\u{E007F}]+|\p{Emoji_Modifier}|\uFE0F?\u20E3?)`;
const EMOJI_OR_CHARACTER = new RegExp(`${EMOJI_PART}(?:\\u200D${EMOJI_PART})*|.`, 'gsu');

/** Not a literal: older browsers would not read the rest of this module. */
const EXISTING_EMOJI = String.raw`^\p{RGI_Emoji}$`;
/** Null where regular expressions know no sequences: then no emoji has one. Made late, because it takes over ten milliseconds. */
const getEmojiTest = lazy(() => {
  try {
    return new RegExp(EXISTING_EMOJI, 'v');
  } catch {
    return null;
  }
});

/** True for an emoji that exists; ENS writes them with and without the selectors that ask for colours. */
export function isExistingEmoji(text: string): boolean {
  const qualified = text
    .replace(/^(?!\p{Emoji_Modifier})(\p{Emoji_Presentation})\uFE0F$/u, '$1')
    .replace(
      /(?!\p{Emoji_Presentation}|\p{Emoji_Modifier})\p{Emoji}(?![\uFE0F\p{Emoji_Modifier}])/gu,
      '$&\uFE0F',
    );
  return getEmojiTest()?.test(qualified) === true;
}

/** A stretch of text that shows itself, or one character that draws nothing. */
export interface HiddenOrShown {
  text: string;
  isHidden: boolean;
}

/**
 * Splits a text so that what draws nothing stands alone. Joiners, selectors and tags count as drawn within an emoji that
 * exists, and nowhere else.
 *
 * @param isEmoji for many texts, a memoized {@link isExistingEmoji}
 * @example splitHidden('a\u200db') // 'a', then '\u200d', which is hidden, then 'b'
 */
export function splitHidden(text: string, isEmoji = isExistingEmoji): HiddenOrShown[] {
  const runs: HiddenOrShown[] = [];
  const show = (part: string) => {
    const last = runs.at(-1);
    if (last && !last.isHidden) last.text += part;
    else runs.push({ text: part, isHidden: false });
  };
  for (const part of text.match(EMOJI_OR_CHARACTER) ?? []) {
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
