// Finds characters by name, alias and block: https://www.unicode.org/versions/Unicode17.0.0/core-spec/chapter-4/#G2082

import type {
  CharacterFact,
  CharacterQuery,
  FoundCharacters,
} from '../../contract/inspector-service.ts';
import { CODE_POINT_COUNT } from '../tables/code-point-runs.ts';
import type { DetailsTables } from '../tables/details-tables.ts';
import { toCodePoints } from '../text/code-points.ts';
import { getCharacterName } from './grapheme-name.ts';

export type FindCharacters = (query: CharacterQuery) => FoundCharacters;

/**
 * Creates a function that finds characters. All sections of the details table must have been loaded.
 *
 * The results start with the characters and code points in the query. Then come the characters whose names, aliases and
 * blocks contain all words of the query, best matches first. Among equal matches, the plainest name comes first,
 * then the lower code point. A search by words finds only characters that have a name.
 *
 * @param getEnsForm returns the ENS-normalized form of a character, or null if ENS does not accept the character
 */
export function createCharacterFinder(
  tables: DetailsTables,
  getEnsForm: (character: string) => string | null,
): FindCharacters {
  function describeCharacter(codePoint: number, isExact: boolean): CharacterFact {
    const character = String.fromCodePoint(codePoint);
    return {
      character,
      name: getCharacterName(codePoint, tables),
      code_point: codePoint,
      block: tables.block(codePoint) ?? null,
      ens_form: getEnsForm(character),
      is_exact: isExact,
    };
  }

  return ({ text, limit }) => {
    const { codePoints, words, isBlock } = parseCharacterQuery(text);
    const given = new Set(codePoints);
    const ranking = createRanking(limit);
    if (words.length > 0) {
      const rank = isBlock ? rankByBlock(words, tables) : rankByName(words, tables);
      tables.scanCharacterNames((codePoint, stem, isWhole) => {
        const match = rank(codePoint, stem, isWhole);
        if (match === MATCH.none || given.has(codePoint)) return;
        const isByName = !isBlock && match < MATCH.block;
        ranking.add(codePoint, match, isByName ? rateExtraWords(stem, words) : 0);
      });
    }
    const found = [...given, ...ranking.list()].slice(0, Math.max(0, limit));
    const exact = ranking.listExact();
    const characters = found.map((codePoint) =>
      describeCharacter(codePoint, exact.includes(codePoint)),
    );
    return { characters, total: given.size + ranking.count() };
  };
}

/**
 * Returns the `MATCH` of a character. Unless `isWhole` is true, the name of the character is the stem followed by its
 * code point in hex.
 */
type Rank = (codePoint: number, stem: string, isWhole: boolean) => number;

function rankByBlock(words: readonly string[], tables: DetailsTables): Rank {
  const matchBlock = memoizeLast((block: string) => matchName(block.toUpperCase(), words));
  return (codePoint) => matchBlock(tables.block(codePoint) ?? '');
}

function rankByName(words: readonly string[], tables: DetailsTables): Rank {
  const aliased = rankAliases(words, tables);
  const canBeBlock = words.some(({ length }) => length >= MIN_PARTIAL_LENGTH);
  /** Returns the match of each word: `MATCH.block` if the name of the block contains the word. */
  const matchBlock = memoizeLast((block: string) =>
    words.map((word) => {
      const isIn = canBeBlock && matchWord(block.toUpperCase(), word) <= MATCH.wordStart;
      return isIn ? MATCH.block : MATCH.none;
    }),
  );

  return (codePoint, stem, isWhole) => {
    const blockMatches = matchBlock(tables.block(codePoint) ?? '');
    let worst: number = MATCH.exact;
    let hex = '';
    for (let at = 0; at < words.length; at++) {
      const word = words[at] as string;
      const match = Math.min(matchWord(stem, word), blockMatches[at] as number);
      if (match === MATCH.none) {
        // One of several words may be the code point at the end of the name, or the start of that code point.
        if (isWhole || hex !== '' || words.length === 1) return aliased.get(codePoint) ?? match;
        hex = word;
      } else if (match > worst) worst = match;
    }
    if (hex !== '') {
      const number = codePoint.toString(16).toUpperCase();
      if (!number.startsWith(hex)) return MATCH.none;
      worst = Math.max(worst, number === hex ? MATCH.wholeWord : MATCH.wordStart);
    }
    if (isWhole && worst === MATCH.wholeWord && isExactly(stem, words)) return MATCH.exact;
    return Math.min(worst, aliased.get(codePoint) ?? worst);
  };
}

/** Ranks characters by aliases. An alias must contain all words, or words that start with them. */
function rankAliases(words: readonly string[], tables: DetailsTables): Map<number, number> {
  const ranks = new Map<number, number>();
  const nicknames = CHARACTER_NICKNAMES.map(([alias, codePoint]) => ({ alias, codePoint }));
  for (const { alias, codePoint } of [...tables.characterAliases(), ...nicknames]) {
    const match = matchName(alias, words);
    const best = Math.min(match, ranks.get(codePoint) ?? MATCH.none);
    if (best <= MATCH.wordStart) ranks.set(codePoint, best);
  }
  return ranks;
}

/** Counts all matches. Stores at most `limit` characters for each combination of match and cost. */
function createRanking(limit: number) {
  const kept: number[][] = Array.from({ length: MATCH.none * MAX_NAME_COST }, () => []);
  let count = 0;
  return {
    add(codePoint: number, match: number, nameCost: number) {
      count++;
      const same = kept[match * MAX_NAME_COST + nameCost] as number[];
      if (same.length < limit) same.push(codePoint);
    },
    count: () => count,
    list: () => kept.flat(),
    listExact: (): readonly number[] => kept.slice(0, MAX_NAME_COST).flat(),
  };
}

/** Caches the last result, because consecutive characters are usually in the same block. */
function memoizeLast<T>(derive: (text: string) => T): (text: string) => T {
  let last: { text: string; value: T } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, value: derive(text) };
    return last.value;
  };
}

// Matches words with names of characters: https://www.unicode.org/reports/tr44/#UAX44-LM2

/** Kinds of matches, best first. If there are several words, the worst match counts. */
const MATCH = {
  exact: 0,
  wholeWord: 1,
  wordStart: 2,
  block: 3,
  inside: 4,
  none: 5,
} as const;

/** Minimum length of words that match block names and parts of words. Shorter words would have too many matches. */
const MIN_PARTIAL_LENGTH = 3;

/** Returns how a word matches a name in capitals. Spaces and hyphens separate the words of a name. */
function matchWord(name: string, word: string): number {
  let best: number = MATCH.none;
  for (let at = name.indexOf(word); at !== -1; at = name.indexOf(word, at + 1)) {
    if (at === 0 || isSeparator(name[at - 1])) {
      const end = at + word.length;
      if (end === name.length || isSeparator(name[end])) return MATCH.wholeWord;
      best = MATCH.wordStart;
    } else if (best === MATCH.none && word.length >= MIN_PARTIAL_LENGTH) best = MATCH.inside;
  }
  return best;
}

/** Returns how all words match a name. The match is exact if the words are the whole name, in order. */
function matchName(name: string, words: readonly string[]): number {
  let worst: number = MATCH.exact;
  for (const word of words) {
    worst = Math.max(worst, matchWord(name, word));
    if (worst === MATCH.none) return worst;
  }
  return worst === MATCH.wholeWord && isExactly(name, words) ? MATCH.exact : worst;
}

/** Checks whether the words are the whole name, in order. */
function isExactly(name: string, words: readonly string[]): boolean {
  return name.replaceAll('-', ' ') === words.join(' ');
}

function isSeparator(unit: string | undefined): boolean {
  return unit === ' ' || unit === '-';
}

// Sorts characters whose names match a search equally well, so that the plainest name comes first:
// `greek alpha` → GREEK SMALL LETTER ALPHA before GREEK CAPITAL LETTER ALPHA WITH TONOS.

/** Words that cost nothing, because many names contain them: a search for `star` should find BLACK STAR first. */
const COMMON_WORDS: ReadonlySet<string> = new Set(
  'LETTER WITH AND DIGIT SIGN SYMBOL MARK CHARACTER BLACK WHITE HEAVY'.split(' '),
);

/** Cost of each word in a name that the search does not contain. */
const WORD_COST = 4;

/**
 * Lower costs for words that are probably meant even if the search does not contain them: `alpha` finds the Greek
 * letter before the Latin one, `eth` the Latin letter before the Deseret one, and `script l` the small letter first.
 */
const LOW_COSTS: ReadonlyMap<string, number> = new Map([
  ['GREEK', 2],
  ['LATIN', 3],
  ['SMALL', 3],
]);

/** Costs are lower than this number. Names with higher costs count as equal. */
const MAX_NAME_COST = 48;

/**
 * Returns the cost of the words in a name that a search does not contain, from 0 to `MAX_NAME_COST` - 1. `SMALL LETTER`
 * costs no more than `LETTER`. In a search for a single letter, such as `dotless i`, `LATIN` costs nothing.
 *
 * @param name a name in capitals
 * @param words the words of the search in capitals
 */
function rateExtraWords(name: string, words: readonly string[]): number {
  const isForLetter = words.some(({ length }) => length === 1);
  const isWanted = (word: string) =>
    words.some((each) => (each.length === 1 ? word === each : word.startsWith(each)));
  let cost = 0;
  for (const word of name.replace('SMALL LETTER', 'LETTER').split(/[ -]/)) {
    if (COMMON_WORDS.has(word) || (isForLetter && word === 'LATIN') || isWanted(word)) continue;
    cost += LOW_COSTS.get(word) ?? WORD_COST;
  }
  return Math.min(cost, MAX_NAME_COST - 1);
}

// Parses the query of a character search: https://www.unicode.org/reports/tr44/#UAX44-LM2

// Lists common names of characters that differ from their Unicode names.

/** Nicknames in capitals. A comment gives the Unicode name if it is hard to guess. */
const CHARACTER_NICKNAMES: readonly (readonly [nickname: string, codePoint: number])[] = [
  ['AMPERSAND', 0x26],
  ['AT SIGN', 0x40], // COMMERCIAL AT
  ['BACKSLASH', 0x5c], // REVERSE SOLIDUS
  ['BACKTICK', 0x60], // GRAVE ACCENT
  ['CURLY BRACE', 0x7b], // LEFT CURLY BRACKET
  ['CURLY BRACE', 0x7d],
  ['DOT', 0x2e], // FULL STOP
  ['PERIOD', 0x2e],
  ['HASH', 0x23], // NUMBER SIGN
  ['PIPE', 0x7c], // VERTICAL LINE
  ['SLASH', 0x2f], // SOLIDUS
  ['UNDERSCORE', 0x5f], // LOW LINE
  ['NON-BREAKING SPACE', 0xa0], // NO-BREAK SPACE
  ['SHARP S', 0xdf],
  ['UMLAUT', 0x308], // COMBINING DIAERESIS
  ['ETHER', 0x3be], // GREEK SMALL LETTER XI, which ENS displays as a capital letter
  ['ETHER', 0x39e],
  ['ESZETT', 0xdf], // LATIN SMALL LETTER SHARP S
  ['IDEOGRAPHIC DOT', 0x3002], // IDEOGRAPHIC FULL STOP
  ['TEXT PRESENTATION SELECTOR', 0xfe0e], // VARIATION SELECTOR-15
  ['DASH', 0x2013], // EN DASH
  ['HALF', 0xbd], // VULGAR FRACTION ONE HALF
  ['RIGHT ARROW', 0x2192], // RIGHTWARDS ARROW
  ['LEFT ARROW', 0x2190],
  ['UP ARROW', 0x2191],
  ['DOWN ARROW', 0x2193],
  ['EMOJI PRESENTATION SELECTOR', 0xfe0f], // VARIATION SELECTOR-16
  ['KEYCAP', 0x20e3], // COMBINING ENCLOSING KEYCAP
];

interface ParsedQuery {
  /** Code points of the characters in the query, or code points that the query names. Without duplicates. */
  readonly codePoints: readonly number[];
  /** Words to find in names, in capitals. Empty if the query can only consist of code points. */
  readonly words: readonly string[];
  /** Whether to search for the words only in names of blocks. */
  readonly isBlock: boolean;
}

/** Maximum length of a query with words. No character or block name is longer. */
const MAX_NAME_LENGTH = 100;

/** `U+200D`, `\u200d`, `\u{200d}`, `0x200d`, `&#x200d;` or `200D`. Without a prefix, at least four digits are needed. */
const HEX = /^(?:(?:U\+|\\[ux]\{?|0x|&#x)0*([0-9a-f]{1,6})[};]?|0*([0-9a-f]{4,6}))$/iu;

/** `&#8205;` */
const DECIMAL = /^&#0*([0-9]{1,7});?$/u;

const BLOCK = /^block:/iu;

/**
 * Parses the query of a character search. A query that is not ASCII is split into its characters.
 *
 * @example parseCharacterQuery('u+200d').codePoints // [0x200d]
 * @example parseCharacterQuery('non-joiner').words // ['NON', 'JOINER']
 */
export function parseCharacterQuery(text: string): ParsedQuery {
  if (BLOCK.test(text)) {
    return { codePoints: [], words: splitWords(text.replace(BLOCK, '')), isBlock: true };
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: matches all of ASCII
  if (!/^[\x00-\x7f]*$/.test(text)) return createCharacterQuery(text, []);
  const words = splitWords(text);
  if (text.length === 1) return createCharacterQuery(text, words);

  const parts = text.split(/[\s,]+/u).filter((part) => part !== '');
  const codePoints = parts.map(parseCodePoint);
  if (parts.length === 0 || !codePoints.every((codePoint) => codePoint !== undefined)) {
    return words.length === 0
      ? createCharacterQuery(text, words)
      : { codePoints: [], words, isBlock: false };
  }
  // Hex digits without a prefix may also be words, such as `face`.
  const hasPrefix = parts.some((part) => !/^[0-9a-f]+$/i.test(part));
  return { codePoints: keepCharacters(codePoints), words: hasPrefix ? [] : words, isBlock: false };
}

/** Creates a query for the characters of a text, except for spaces and line breaks. */
function createCharacterQuery(text: string, words: readonly string[]): ParsedQuery {
  const codePoints = toCodePoints(text.replace(/[\x20\r\n]/g, '') || text);
  return { codePoints: keepCharacters(codePoints), words, isBlock: false };
}

function splitWords(text: string): string[] {
  if (text.length > MAX_NAME_LENGTH) return [];
  return [...new Set(text.toUpperCase().match(/[A-Z0-9]+/g))];
}

/** Parses a code point. The result may be a surrogate or too large. Returns undefined for any other text. */
function parseCodePoint(text: string): number | undefined {
  const [, prefixed, bare] = HEX.exec(text) ?? [];
  const hex = prefixed ?? bare;
  if (hex !== undefined) return Number.parseInt(hex, 16);
  const [, decimal] = DECIMAL.exec(text) ?? [];
  return decimal === undefined ? undefined : Number(decimal);
}

/** Removes duplicates, surrogates and numbers above U+10FFFF. */
function keepCharacters(codePoints: readonly number[]): number[] {
  return [...new Set(codePoints)].filter(
    (codePoint) => codePoint < CODE_POINT_COUNT && (codePoint < 0xd800 || codePoint > 0xdfff),
  );
}
