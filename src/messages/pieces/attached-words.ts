// Finds the words of scripts without spaces that are attached to a name: `请转给vitalik.eth谢谢`.

import { WORD_LETTERS_LIKE_LATIN } from '../../data/tables/look-alike-letters.ts';
import { isNameEnding } from './name-endings.ts';
import { DOT } from './name-syntax.ts';
import { type Span, sliceSpan } from './span.ts';

/** Letters that could pass for a Latin letter inside a name: digits, fillers, jamo such as `ㅣ`, `丨`, alef, vav and others. */
const LIKE_LATIN = String.raw`\p{Nd}\p{Default_Ignorable_Code_Point}\u1100-\u11FF\u3130-\u318F\uA960-\uA97F\uD7B0-\uD7FF\uFFA0-\uFFDC丨亅丶〇囗اأإآهةہە٥וןסיเแโใไ`;

/** Separators that ENS also accepts in a name. */
export const NAME_SEPARATORS = '–—•→';

/** Scripts that are written without spaces, or whose particles are attached to a name. */
const ATTACHED_SCRIPTS = String.raw`\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}\p{sc=Deva}\p{sc=Arab}\p{sc=Hebr}ーـ`;

/** More scripts whose particles follow a name. */
const FOLLOWING_SCRIPTS = String.raw`\p{sc=Beng}\p{sc=Taml}\p{sc=Telu}\p{sc=Mlym}\p{sc=Gujr}\p{sc=Knda}\p{sc=Guru}\p{sc=Sinh}\p{sc=Khmr}\p{sc=Laoo}\p{sc=Mymr}`;

/** Matches a letter that starts the words after a name or a link. */
export const FOLLOWING_LETTER = `(?![${LIKE_LATIN}])[${ATTACHED_SCRIPTS}${FOLLOWING_SCRIPTS}]`;

/** Matches the text from such a letter to a dot and a label, as in `vitalik.eth한.evil.com`. Then the letter is part of the name. */
export const UNTIL_LABEL = `[${ATTACHED_SCRIPTS}${FOLLOWING_SCRIPTS}\\p{M}]+(?:${DOT}|%2e)[\\p{L}\\p{N}]`;

const AMOUNT = String.raw`\d+(?:[.,]\d+)*(?:[A-Z]{2,6}|eth)`;

/** Words before a name. They contain no Latin letters or digits, except in an amount or an acronym. */
const WORDS = `(?:[${ATTACHED_SCRIPTS}\\p{M}\\p{P}\\p{S}\\p{Cf}]|${AMOUNT}|(?<=[${ATTACHED_SCRIPTS}])[A-Z]{2,6})*`;

/**
 * Matches the words before a name: `转0.5ETH给`, and `ל-` in Hebrew. A letter between two parts of a name belongs to the
 * name: `vita丨ik.eth`.
 */
const WORDS_BEFORE = new RegExp(
  `^${WORDS}(?![${LIKE_LATIN}]|(?<=[A-Za-z\\d])[ーـ一])[${ATTACHED_SCRIPTS}]\\p{M}*[-\\p{Cf}]*(?=[A-Za-z\\d])`,
  'u',
);

/** Start of a name that may read as Latin: `爪etamask`, `√エtalik`. The length limit keeps the search linear. */
const READABLE_START = `(?:[${LIKE_LATIN}${WORD_LETTERS_LIKE_LATIN}\\p{M}]|(?![${NAME_SEPARATORS}])\\p{S}){0,16}(?![${ATTACHED_SCRIPTS}])[\\p{L}\\p{N}]`;

/** A letter that is not part of the name after it. */
const CERTAIN_LETTER = `(?![${LIKE_LATIN}${WORD_LETTERS_LIKE_LATIN}]|(?<=[A-Za-z\\d])[ーـ一])[${ATTACHED_SCRIPTS}]`;

/** The end of a Japanese word: `さんと`, `はなく`. */
const HIRAGANA_END = `(?<=(?![${WORD_LETTERS_LIKE_LATIN}])\\p{sc=Hira}\\p{sc=Hira})\\p{sc=Hira}`;

/** Matches the words that cannot be read as the start of a name: `请转给` in `请转给爪etamask.eth`. */
const CERTAIN_WORDS_BEFORE = new RegExp(
  `^${WORDS}(?:(?:${CERTAIN_LETTER}|${HIRAGANA_END})\\p{M}*[-\\p{Cf}]*|${AMOUNT}(?=[${WORD_LETTERS_LIKE_LATIN}]))(?=${READABLE_START})`,
  'u',
);

/** Characters that separate a word from a name, although a name can contain most of them: `d’aave.eth`, `地址→nick.eth`. */
const WORD_SEPARATORS = `${NAME_SEPARATORS}・’'`;

/** Matches everything until the last word before a name: `请把usdt转给` in `请把usdt转给vitalik.eth`. */
const ANY_WORDS_BEFORE = new RegExp(
  `^(?:[^.]|(?<=\\d)\\.(?=\\d))*(?:(?![${LIKE_LATIN}]|(?<=[A-Za-z\\d])[ーـ一])[${ATTACHED_SCRIPTS}]\\p{M}{0,8}[-\\p{Cf}]{0,8}|[${WORD_SEPARATORS}])(?=[A-Za-z\\d])`,
  'u',
);

/** Ends a name inside a token: `.eth谢谢`, `.eth→`, also with look-alikes of `eth`. */
const ENDING_BEFORE_WORDS = new RegExp(
  `${DOT}((?:(?![${ATTACHED_SCRIPTS}${FOLLOWING_SCRIPTS}])[\\p{L}\\p{M}]){2,80})(?=${FOLLOWING_LETTER}|[${NAME_SEPARATORS}])`,
  'giu',
);
const LABEL_FOLLOWS = new RegExp(UNTIL_LABEL, 'iuy');
const DOTS = new RegExp(DOT, 'iu');

const ASCII = /^[\0-\x7f]*$/;

/** Most readings of a name. */
const MAX_STARTS = 16;

/** A place between two characters of words, outside acronyms and numbers, and not before a mark or inside an emoji. */
const BOUNDARY =
  /(?<!\u200D)(?!(?<=[A-Za-z\d])[A-Za-z\d])(?![\p{M}\p{Cf}\p{Emoji_Modifier}-])(?!^)./gsu;

/**
 * Returns the indexes where a name may start after its attached words, longest name first. There are several readings
 * if the last words could also be letters of the name: `请转给爪etamask.eth` → `爪etamask.eth` and `etamask.eth`. If
 * there are too many, the longest name and the shortest ones are returned.
 */
export function findNameStarts(text: string): number[] {
  const certain = measure(CERTAIN_WORDS_BEFORE, text);
  const possible = Math.max(certain, measure(WORDS_BEFORE, text));
  const last = Math.max(possible, measure(ANY_WORDS_BEFORE, text));
  const between = Array.from(
    text.slice(certain, possible).matchAll(BOUNDARY),
    ({ index }) => certain + index,
  );
  const shortest = last > possible ? [possible, last] : [possible];
  return [...new Set([certain, ...between.slice(shortest.length + 1 - MAX_STARTS), ...shortest])];
}

function measure(words: RegExp, text: string): number {
  return words.exec(text)?.[0].length ?? 0;
}

/** Splits a token after each ending before another script or a separator: `a.eth和b.eth` → `a.eth`, `和b.eth`. */
export function splitAttached(token: Span): Span[] {
  if (ASCII.test(token.text)) return [token];
  const parts: Span[] = [];
  const isName = isNameEnding(token.text.split(DOTS).at(-1) ?? '');
  let from = 0;
  for (const { 0: match, 1: ending = '', index } of token.text.matchAll(ENDING_BEFORE_WORDS)) {
    const end = index + match.length;
    LABEL_FOLLOWS.lastIndex = end;
    if (!isNameEnding(ending) || (isName && LABEL_FOLLOWS.test(token.text))) continue;
    parts.push(sliceSpan(token, from, end));
    from = end;
  }
  parts.push(sliceSpan(token, from));
  return parts;
}
