// Finds characters by name, alias and block: https://www.unicode.org/versions/Unicode17.0.0/core-spec/chapter-4/#G2082

import type { CharacterFact, CharacterQuery, FoundCharacters } from '../../contract/characters.ts';
import type { DetailsTables } from '../tables/details-tables.ts';
import { CHARACTER_NICKNAMES } from './character-nicknames.ts';
import { parseCharacterQuery } from './character-query.ts';
import { getCharacterName } from './grapheme-name.ts';
import { isExactly, MATCH, MIN_PARTIAL_LENGTH, matchName, matchWord } from './name-match.ts';
import { MAX_NAME_COST, rateExtraWords } from './plain-name-order.ts';

export type FindCharacters = (query: CharacterQuery) => FoundCharacters;

/**
 * Creates a function that finds characters. All sections of the details table must have been loaded.
 *
 * The results start with the characters and code points in the query. Then come the characters whose names, aliases and
 * blocks contain all words of the query, best matches first. Among equal matches, the plainest name comes first
 * (`plain-name-order.ts`), then the lower code point. A search by words finds only characters that have a name.
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
