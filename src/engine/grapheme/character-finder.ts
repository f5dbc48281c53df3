// Characters by their names, aliases and blocks: https://www.unicode.org/versions/Unicode17.0.0/core-spec/chapter-4/#G2082

import type { CharacterFact, CharacterQuery, FoundCharacters } from '../../contract/characters.ts';
import { decodeDetailsTables } from '../tables/decode-details-tables.ts';
import type { DetailsTables } from '../tables/details-tables.ts';
import { readSections } from '../tables/sections.ts';
import { CHARACTER_NICKNAMES } from './character-nicknames.ts';
import { readCharacterQuery } from './character-query.ts';
import { getCharacterName } from './grapheme-name.ts';
import { isExactly, MATCH, MIN_TELLING, matchName, matchWord } from './name-match.ts';

export type FindCharacters = (query: CharacterQuery) => FoundCharacters;

/**
 * The finder on the details table, beside the inspector: who inspects does not need it. Throws when the table is
 * damaged or of another version.
 *
 * Finds characters: those that were given themselves or by code point, then those whose names, aliases and blocks have
 * all the words, best matches first, each kind of match in the order of Unicode. Only characters that have a name are
 * found by words.
 */
export function createCharacterFinder(details: Uint8Array): FindCharacters {
  const tables = decodeDetailsTables(readSections(details));

  function describeCharacter(codePoint: number, isExact: boolean): CharacterFact {
    return {
      character: String.fromCodePoint(codePoint),
      name: getCharacterName(codePoint, tables),
      code_point: codePoint,
      block: tables.block(codePoint) ?? null,
      is_exact: isExact,
    };
  }

  return ({ text, limit }) => {
    const { codePoints, words, isBlock } = readCharacterQuery(text);
    const given = new Set(codePoints);
    const ranking = createRanking(limit);
    if (words.length > 0) {
      const rank = isBlock ? rankByBlock(words, tables) : rankByName(words, tables);
      tables.scanCharacterNames((codePoint, stem, isWhole) => {
        const match = rank(codePoint, stem, isWhole);
        if (match !== MATCH.none && !given.has(codePoint)) ranking.add(codePoint, match);
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

/** How well a character matches; its name is the stem and, where that is not whole, the code point in hex. */
type Rank = (codePoint: number, stem: string, isWhole: boolean) => number;

function rankByBlock(words: readonly string[], tables: DetailsTables): Rank {
  const matchBlock = memoizeLast((block: string) => matchName(block.toUpperCase(), words));
  return (codePoint) => matchBlock(tables.block(codePoint) ?? '');
}

function rankByName(words: readonly string[], tables: DetailsTables): Rank {
  const aliased = rankAliases(words, tables);
  const canBeBlock = words.some(({ length }) => length >= MIN_TELLING);
  /** For each word whether the block has it, which counts less than a name that does. */
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
        // One word may be the number at the end of the name, or its start.
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

/** Characters whose aliases have the words as wholes or at their starts. */
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

/** Counts everything and keeps no more of each rank than may be listed. */
function createRanking(limit: number) {
  const kept: number[][] = Array.from({ length: MATCH.none }, () => []);
  let count = 0;
  return {
    add(codePoint: number, rank: number) {
      count++;
      const same = kept[rank] as number[];
      if (same.length < limit) same.push(codePoint);
    },
    count: () => count,
    list: () => kept.flat(),
    listExact: () => kept[MATCH.exact] as readonly number[],
  };
}

/** The latest answer is kept: neighbours are mostly of one block. */
function memoizeLast<T>(derive: (text: string) => T): (text: string) => T {
  let last: { text: string; value: T } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, value: derive(text) };
    return last.value;
  };
}
