// Finds CJK characters with few strokes that look like letters, digits or punctuation next to certain characters. The
// list was reviewed by hand. See https://www.unicode.org/reports/tr36/#visual_spoofing

import type { GraphemeFacts } from '../checks/facts.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';

type ScriptFacts = Pick<BulkTables, 'scriptExtensions'>;
type Scripted = Pick<GraphemeFacts, 'grapheme' | 'codePoints' | 'script' | 'type'>;

/** Position in a label. */
interface Place {
  readonly graphemes: readonly Scripted[];
  readonly at: number;
  readonly tables: ScriptFacts;
}

/** Han characters with the strokes of katakana. */
const LETTERS_LIKE_KATAKANA = '口力夕卜工匕厶彐乂乄才';
const NUMERALS_LIKE_KATAKANA = '一二三八千';
const LETTERS_LIKE_LATIN = '七丅丁丆十〇工口日二三丫乂乛讠一丨';

/** Characters, and the positions in which they look like something else. */
const STROKE_RULES: readonly (readonly [
  characters: string,
  isMisleading: (place: Place) => boolean,
])[] = [
  // A slash or a backslash, which ends a host name
  ['ノンソゾ丶乀乁丿', (place) => isNotJapanese(place, -1) && isNotJapanese(place, 1)],
  // A dot or a stroke at the end of a Latin word
  ['ノ丶乀乁丿', isBesideLatin],
  // t, o, i, e, y, x or a hyphen in a word of Latin letters, unless it ends a Japanese or Chinese word: 山口family
  [LETTERS_LIKE_LATIN, (place) => isInLatinWord(place) && !endsWord(place)],
  // A hyphen, or l or i, at the end of a Latin word
  ['一丨', (place) => isLatinLetter(getNeighbour(place, -1)) && !isHexPrefix(place)],
  // A hyphen or the numeral one (一), unless it lengthens the vowel of a kana before it, or of what looks like one: 力ー
  ['ー', (place) => !hasScript(place, -1, KANA) && !isAfterStrokes(place)],
  // A full stop between two labels
  ['・', (place) => [-1, 1].some((step) => getNeighbour(place, step)?.script === 'Latin')],
  // The katakana with the same shape
  ['へべぺり', (place) => isBetween(place, 'Katakana')],
  ['へべぺ', (place) => startsWord(place, 'Katakana')],
  // The hiragana with the same shape
  ['ヘベペリ', (place) => isBetween(place, 'Hiragana')],
  ['ヘベペ', (place) => startsWord(place, 'Hiragana')],
  // The katakana with the same strokes
  [LETTERS_LIKE_KATAKANA, (place) => isBetween(place, 'Katakana') || isBeforePart(place)],
  [
    NUMERALS_LIKE_KATAKANA,
    (place) => (isBetween(place, 'Katakana') && !isCounted(place)) || isBeforePart(place),
  ],
  ['一夕卜匕厶彐乂乄', endsKatakana],
  // A backslash or a quotation mark, unless it repeats a katakana before it
  ['ヽヾ', (place) => getNeighbour(place, -1) !== undefined && !hasScript(place, -1, KATAKANA)],
];

const STROKE_LIKE = new Set(STROKE_RULES.flatMap(([characters]) => [...characters]));

/** Checks whether a character is misleading in some positions. */
export function isStrokeLike(character: string): boolean {
  return STROKE_LIKE.has(character);
}

const KATAKANA = ['Katakana'];
const KANA = ['Hiragana', 'Katakana'];
const JAPANESE = ['Han', 'Hiragana', 'Katakana'];
const LONG_VOWEL = 'ー';

/** Checks whether the character at a position looks like a different character. */
export function isMisleadingStroke(
  graphemes: readonly Scripted[],
  at: number,
  tables: ScriptFacts,
): boolean {
  const character = graphemes[at]?.grapheme ?? '';
  if (!isStrokeLike(character)) return false;
  return STROKE_RULES.some(
    ([characters, isMisleading]) =>
      characters.includes(character) && isMisleading({ graphemes, at, tables }),
  );
}

function getNeighbour({ graphemes, at }: Place, step: number): Scripted | undefined {
  return graphemes[at + step];
}

/** Checks the Script_Extensions of a neighbour. Returns false if there is no neighbour. */
function hasScript(place: Place, step: number, scripts: readonly string[]): boolean {
  const [first] = getNeighbour(place, step)?.codePoints ?? [];
  if (first === undefined) return false;
  const extensions = place.tables.scriptExtensions(first);
  return scripts.some((script) => extensions.includes(script));
}

function isNotJapanese(place: Place, step: number): boolean {
  return getNeighbour(place, step) !== undefined && !hasScript(place, step, JAPANESE);
}

/** Checks whether both neighbours belong to a script. Skips the prolonged sound mark (ー), which all kana use. */
function isBetween({ graphemes, at }: Place, script: string): boolean {
  return [-1, 1].every((step) => {
    let next = at + step;
    while (graphemes[next]?.grapheme === LONG_VOWEL) next += step;
    return graphemes[next]?.script === script;
  });
}

/** Checks whether a character starts a label, or follows a character that is not Japanese, before a letter of a script. */
function startsWord(place: Place, script: string): boolean {
  return !hasScript(place, -1, JAPANESE) && getNeighbour(place, 1)?.script === script;
}

/** Characters that only follow katakana. */
const PARTS = /^[ャュョァィゥェォヮンー]$/;

function isBeforePart(place: Place): boolean {
  return PARTS.test(getNeighbour(place, 1)?.grapheme ?? '');
}

function isAfterStrokes(place: Place): boolean {
  const before = getNeighbour(place, -1)?.grapheme ?? LONG_VOWEL;
  return (LETTERS_LIKE_KATAKANA + NUMERALS_LIKE_KATAKANA).includes(before);
}

/** Katakana around numerals in place names and after counted things: `一ノ瀬`, `くノ一`, `リンゴ三ツ`, `八ヶ岳`. */
const COUNTING = 'ノツッケヶヵ';

function isCounted(place: Place): boolean {
  return [-1, 1].some((step) =>
    COUNTING.includes(getNeighbour(place, step)?.grapheme ?? LONG_VOWEL),
  );
}

/** Checks whether a word of two katakana or more ends with a character. */
function endsKatakana(place: Place): boolean {
  const { graphemes, at } = place;
  const before = graphemes
    .slice(0, at)
    .findLastIndex(({ grapheme, script }) => script !== 'Katakana' && !'ー一'.includes(grapheme));
  return at - before > 2 && !hasScript(place, 1, JAPANESE);
}

/**
 * Checks whether a run of ASCII letters and digits follows a position. The run itself or the run before the position
 * must contain a letter.
 */
function isInLatinWord(place: Place): boolean {
  const after = measureRun(place, 1);
  return after.length > 0 && (after.hasLetter || measureRun(place, -1).hasLetter);
}

/** Measures the run of ASCII letters and digits on one side of a position. */
function measureRun(
  { graphemes, at }: Place,
  step: number,
): { length: number; hasLetter: boolean } {
  let length = 0;
  let hasLetter = false;
  for (;;) {
    const next = graphemes[at + step * (length + 1)];
    if (!isLatinLetter(next) && next?.type !== 'simple_number') return { length, hasLetter };
    hasLetter ||= isLatinLetter(next);
    length++;
  }
}

/** Checks whether everything before a position is `0x`, as in `0x一二`. */
function isHexPrefix({ graphemes, at }: Place): boolean {
  return at === 2 && graphemes[0]?.grapheme === '0' && graphemes[1]?.grapheme === 'x';
}

/** Minimum number of ASCII letters and digits in a word that is not an abbreviation. */
const MIN_WORD = 3;

function isBesideLatin(place: Place): boolean {
  return [-1, 1].some((step) => {
    const { length, hasLetter } = measureRun(place, step);
    return hasLetter && length >= MIN_WORD && !hasScript(place, -step, JAPANESE);
  });
}

/** Checks whether Japanese or Chinese text that does not look like Latin letters comes before a position. */
function endsWord(place: Place): boolean {
  const { graphemes, tables } = place;
  let { at } = place;
  while (LETTERS_LIKE_LATIN.includes(graphemes[at - 1]?.grapheme ?? ' ')) at--;
  return hasScript({ graphemes, at, tables }, -1, JAPANESE);
}

function isLatinLetter(facts: Scripted | undefined): boolean {
  return facts?.type === 'simple_letter';
}
