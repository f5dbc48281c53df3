// Decides which labels have an ordinary spelling, which does not deceive people who read the script:
// https://www.unicode.org/reports/tr39/#Restriction_Level_Detection

import { isPlainText } from '../../primitives/plain-text.ts';
import type { GraphemeFacts, LabelFacts, UnusualSpelling } from '../checks/facts.ts';
import type { Spellings } from '../confusables/spellings.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';
import { findDecoratedLetters } from './accented-latin.ts';
import { findDigitTwins } from './digit-twins.ts';
import { findLatinReading, type LabelReadings } from './latin-reading.ts';
import {
  findLatinSigns,
  findMixedDigits,
  findRespelled,
  hasNonAsciiLatin,
  hasRareLetter,
  isDecorated,
  isScriptOfItsOwn,
  isSquaredLetter,
} from './unusual-characters.ts';

/**
 * Finds rare Cyrillic letters that look like Latin letters, in words whose alphabet does not contain them. The list was
 * reviewed by hand. See https://www.unicode.org/reports/tr36/#Single_Script_Spoofing
 */
const AZERBAIJANI = 'абвгғдеәжзиыјкҝлмноөпрстуүфхһчҹш';
const MACEDONIAN = 'абвгдѓеѐжзѕиѝјклљмнњопрстќуфхцчџш';
const RUSSIAN = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя';
const ALTAI_AND_OROK = `${RUSSIAN}јҥӈӡөԩӣӧӯӱ`;
const SERBIAN = 'абвгдђежзијклљмнњопрстћуфхцчџш';

/** Letters that look like s, j and l, with the alphabets that contain them. */
const RARE_LETTERS: ReadonlyMap<string, readonly string[]> = new Map([
  ['ѕ', [MACEDONIAN]],
  ['ј', [MACEDONIAN, SERBIAN, AZERBAIJANI, ALTAI_AND_OROK]],
  // Languages of the Caucasus use U+04CF (ӏ) with the letters of Russian.
  ['ӏ', [`${RUSSIAN}ӏ`]],
]);

/**
 * Finds rare Cyrillic letters that never occur in one alphabet with the other Cyrillic letters of the label.
 *
 * @example findForeignLetters(graphemes of 'ѕвезда') // [], because Macedonian has all letters
 * @example findForeignLetters(graphemes of 'кеуьаѕе') // ['ѕ'], because Macedonian has no ь
 */
function findForeignLetters(graphemes: readonly GraphemeFacts[]): readonly GraphemeFacts[] {
  if (!graphemes.some(({ grapheme }) => RARE_LETTERS.has(grapheme))) return [];
  const cyrillic = graphemes.filter(({ script }) => script === 'Cyrillic');
  const hasAllLetters = (alphabet: string) =>
    cyrillic.every(({ grapheme }) => alphabet.includes(grapheme));
  return cyrillic.filter(
    ({ grapheme }) => RARE_LETTERS.get(grapheme)?.some(hasAllLetters) === false,
  );
}

type LabelParts = Pick<LabelFacts, 'graphemes' | 'scriptMixture'>;

export type Spelling = Pick<LabelFacts, 'isOrdinary' | 'isAccented' | 'unusual'>;

/** Lookups that the rules need. */
export interface SpellingSources extends LabelReadings, Pick<Spellings, 'respell'> {
  readonly tables: BulkTables;
}

interface JudgedParts extends LabelParts {
  /** All graphemes except emoji, ASCII digits and hyphens, which are ordinary in every script. */
  readonly rest: readonly GraphemeFacts[];
  readonly isAccented: boolean;
}

/** Finds the graphemes of a label that are unusual for one reason. */
type Rule = (parts: JudgedParts, sources: SpellingSources) => readonly GraphemeFacts[];

const RULES: readonly (readonly [reason: UnusualSpelling['reason'], find: Rule])[] = [
  ['mixed_scripts', ({ rest, scriptMixture }) => (scriptMixture === 'other' ? rest : [])],
  [
    'latin_letters',
    ({ graphemes, isAccented }, sources) =>
      isAccented ? findDecoratedLetters(graphemes, sources) : [],
  ],
  [
    'rare_letters',
    ({ rest }, { tables }) => {
      const rare = rest.filter((facts) => hasRareLetter(facts, tables));
      return rare.length > 0 && isScriptOfItsOwn(rest, tables) ? [] : rare;
    },
  ],
  ['foreign_letters', ({ rest }) => findForeignLetters(rest)],
  ['decorated', ({ rest }, { tables }) => rest.filter((g) => isDecorated(g, tables))],
  ['mixed_digits', ({ rest }, { tables }) => findMixedDigits(rest, tables)],
  ['digit_twins', ({ graphemes }, { tables }) => findDigitTwins(graphemes, tables)],
  ['signs', ({ graphemes }, { tables }) => findLatinSigns(graphemes, tables)],
  [
    'strokes',
    ({ graphemes }, { tables }) =>
      graphemes.filter((_, at) => isMisleadingStroke(graphemes, at, tables)),
  ],
  [
    'reads_as_latin',
    (parts, sources) =>
      parts.isAccented || isNativeNumber(parts, sources)
        ? []
        : findLatinReading(parts.rest, sources, sources.tables),
  ],
];

const ORDINARY: Spelling = { isOrdinary: true, isAccented: false, unusual: null };

/**
 * Decides whether a normalized label is ordinary, and finds its unusual graphemes if it is not.
 *
 * @example judgeSpelling(facts of 'prîncêss', sources).unusual?.reason // 'latin_letters'
 */
export function judgeSpelling(label: LabelParts, sources: SpellingSources): Spelling {
  const respelled = findRespelled(label.graphemes, sources.respell);
  if (respelled) return { isOrdinary: false, isAccented: false, unusual: respelled };
  const isMixtureOrdinary = label.scriptMixture !== 'other';
  const isOrdinary = label.graphemes.every(
    (facts) => isNeutral(facts) || (isMixtureOrdinary && isAlwaysOrdinary(facts, sources)),
  );
  return isOrdinary ? ORDINARY : findUnusual(label, sources);
}

/** Checks whether all characters are digits beyond ASCII. ENSIP-15 accepts no ASCII digits beside them. */
function isNativeNumber({ rest }: JudgedParts, { tables }: SpellingSources): boolean {
  return rest.every(({ codePoints }) => codePoints.every((c) => tables.digitZero(c) !== undefined));
}

/** Returns the graphemes and the reason of the first rule that finds unusual graphemes. */
function findUnusual({ graphemes, scriptMixture }: LabelParts, sources: SpellingSources): Spelling {
  const isAccented = graphemes.some((facts) => hasNonAsciiLatin(facts, sources.tables));
  const rest = graphemes.filter((facts) => !isIgnored(facts));
  const parts = { graphemes, scriptMixture, rest, isAccented };
  for (const [reason, find] of RULES) {
    const unusual = find(parts, sources);
    if (unusual.length > 0) {
      return { isOrdinary: false, isAccented, unusual: { reason, graphemes: unusual } };
    }
  }
  return { ...ORDINARY, isAccented };
}

const alwaysOrdinary = new WeakMap<GraphemeFacts, boolean>();

/**
 * Checks whether a grapheme is ordinary in every label, like most letters. Caches the result, because letters repeat.
 */
function isAlwaysOrdinary(facts: GraphemeFacts, sources: SpellingSources): boolean {
  let isOrdinary = alwaysOrdinary.get(facts);
  if (isOrdinary === undefined) {
    isOrdinary = judgeWithoutLabel(facts, sources);
    alwaysOrdinary.set(facts, isOrdinary);
  }
  return isOrdinary;
}

function judgeWithoutLabel(facts: GraphemeFacts, { tables, skeleton }: SpellingSources): boolean {
  const { grapheme, codePoints } = facts;
  return !(
    codePoints.some((c) => tables.category(c) === 'sign' || tables.digitZero(c) !== undefined) ||
    hasNonAsciiLatin(facts, tables) ||
    hasRareLetter(facts, tables) ||
    isDecorated(facts, tables) ||
    isStrokeLike(grapheme) ||
    // This also covers the letters of these alphabets, because they look like Latin letters.
    isPlainText(skeleton(grapheme))
  );
}

/** Emoji that are also text signs. ENSIP-15 maps U+2122 (™) to letters, so it is not in this list. */
const WRITTEN_EMOJI = new Set(['®', '©']);

function isIgnored({ grapheme, type }: GraphemeFacts): boolean {
  if (type === 'emoji') return !WRITTEN_EMOJI.has(grapheme);
  return type === 'simple_number' || type === 'hyphen';
}

/** Checks whether a grapheme never makes a spelling unusual. Emoji of letters are not neutral between letters: `jo🅰n`. */
function isNeutral(facts: GraphemeFacts): boolean {
  if (isIgnored(facts)) return !facts.codePoints.some(isSquaredLetter);
  return facts.grapheme.length === 1 && facts.grapheme < '\x80';
}

// Finds CJK characters with few strokes that look like letters, digits or punctuation next to certain characters. The
// list was reviewed by hand. See https://www.unicode.org/reports/tr36/#visual_spoofing

type ScriptFacts = Pick<BulkTables, 'scriptExtensions'>;
type Scripted = Pick<GraphemeFacts, 'grapheme' | 'codePoints' | 'script' | 'type'>;

/** Position in a label. */
interface Place {
  readonly graphemes: readonly Scripted[];
  readonly at: number;
  readonly tables: ScriptFacts;
}

/** Characters, and the positions in which they look like something else. */
const STROKE_RULES: readonly (readonly [
  characters: string,
  isMisleading: (place: Place) => boolean,
])[] = [
  // A slash or a backslash, which ends a host name
  ['ノンソゾ丶乀乁丿', (place) => isNotJapanese(place, -1) && isNotJapanese(place, 1)],
  // t, o, i, e, y, x or a hyphen in a word of Latin letters
  ['七丅丁丆十〇工口日二三丫乂乛讠一丨', isInLatinWord],
  // A hyphen, or l or i, at the end of a Latin word
  ['一丨', (place) => isLatinLetter(getNeighbour(place, -1)) && !isHexPrefix(place)],
  // A hyphen or the numeral one (一), unless it lengthens the vowel of a kana before it
  ['ー', (place) => !hasScript(place, -1, KANA)],
  // A full stop between two labels
  ['・', (place) => [-1, 1].some((step) => getNeighbour(place, step)?.script === 'Latin')],
  // The katakana with the same shape
  ['へべぺり', (place) => isBetween(place, 'Katakana')],
  ['へべぺ', (place) => startsWord(place, 'Katakana')],
  // The hiragana with the same shape
  ['ヘベペリ', (place) => isBetween(place, 'Hiragana')],
  ['ヘベペ', (place) => startsWord(place, 'Hiragana')],
  // The katakana with the same strokes
  ['口力夕卜工匕厶彐乂乄才', (place) => isBetween(place, 'Katakana') || isBeforePart(place)],
  [
    '一二三八千',
    (place) => (isBetween(place, 'Katakana') && !isCounted(place)) || isBeforePart(place),
  ],
  ['一夕卜匕厶彐乂乄', endsKatakana],
  // A backslash or a quotation mark, unless it repeats a katakana before it
  ['ヽヾ', (place) => getNeighbour(place, -1) !== undefined && !hasScript(place, -1, KATAKANA)],
];

const STROKE_LIKE = new Set(STROKE_RULES.flatMap(([characters]) => [...characters]));

/** Checks whether a character is misleading in some positions. */
function isStrokeLike(character: string): boolean {
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

/** Katakana that only follow other katakana. */
const PARTS = 'ャュョァィゥェォヮン';

function isBeforePart(place: Place): boolean {
  return PARTS.includes(getNeighbour(place, 1)?.grapheme ?? LONG_VOWEL);
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

function isLatinLetter(facts: Scripted | undefined): boolean {
  return facts?.type === 'simple_letter';
}
