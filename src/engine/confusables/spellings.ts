// Finds spellings that look the same but have different code points: https://www.unicode.org/reports/tr44/#DoNotEmit.txt

import { lazy } from '../../primitives/lazy.ts';
import { compose, decompose } from '../ensip15/normalization-forms.ts';
import type { ByteReader } from '../tables/byte-reader.ts';
import { openSection, type Sections } from '../tables/sections.ts';

/** Name of the section of the bulk table that {@link createSpellings} reads. */
export const SPELLINGS_SECTION = 'spellings';

export interface Spellings {
  /**
   * Replaces sequences that nobody writes on purpose with the usual sequences that look the same.
   *
   * @example respell('माे') // 'मो', which has one vowel sign instead of two
   */
  respell(text: string): string;
  /** Like {@link respell}, but also replaces sequences that are as usual as those that look the same. */
  unifySpelling(text: string): string;
  /** Lists texts with one unusual sequence that look the same as a text. */
  listRespellings(text: string): string[];
}

/** Matches the scripts in the table, and the hamza above (U+0654). */
const MAY_CHANGE = /[\u0654\u0900-\u109f\u1780-\u17dd\u{11000}-\u{116ff}]/u;

/** Khmer and Myanmar signs that draw the next letter below the letter before them. */
const STACKERS = new Set(['\u17d2', '\u1039']);
/** The only Khmer letter that comes after other letters below the same letter. */
const LAST_STACKED = '\u17d2\u179a';

/** Greater than every rank. */
const RANK_COUNT = 16;

/** Maximum number of times that marks are sorted and sequences replaced. Only meaningless texts need more. */
const MAX_PASSES = 3;

/** A mark, or a stacker with its letter. */
interface Unit {
  readonly text: string;
  readonly rank: number;
}

/** Sequences and what they look like. */
type Replacements = ReadonlyMap<string, string>;

/** Creates functions that compare spellings. The section is decoded for the first text of its scripts. */
export function createSpellings(sections: Sections): Spellings {
  const reader = openSection(sections, SPELLINGS_SECTION);
  const getTable = lazy(() => readTable(reader));

  function createGetRank(movesAll: boolean): GetRank {
    const { ranks, unmoved } = getTable();
    return (mark) => (movesAll || !unmoved.has(mark) ? (ranks.get(mark) ?? 0) : 0);
  }

  function respellDecomposed(text: string, movesAll: boolean): string {
    const getRank = createGetRank(movesAll);
    let respelled = text;
    for (let pass = 0; pass < MAX_PASSES; pass++) {
      const before = respelled;
      respelled = getTable().replaceUnusual(sortMarks(before, getRank));
      if (respelled === before) break;
    }
    return respelled;
  }

  function respell(text: string): string {
    if (!MAY_CHANGE.test(text)) return text;
    const decomposed = decompose(text);
    const respelled = respellDecomposed(decomposed, false);
    return respelled === decomposed ? text : compose(respelled);
  }

  function unifySpelling(text: string): string {
    if (!MAY_CHANGE.test(text)) return text;
    const respelled = respellDecomposed(decompose(text), false);
    return getTable().replaceAlike(respellDecomposed(respelled, true));
  }

  function listRespellings(text: string): string[] {
    if (!MAY_CHANGE.test(text)) return [];
    const decomposed = decompose(text);
    const found = listSwaps(decomposed);
    for (const [sequence, usual] of getTable().listed) {
      if (!decomposed.includes(usual)) continue;
      for (const other of [sequence, ...listSwaps(sequence)]) {
        for (let at = decomposed.indexOf(usual); at >= 0; at = decomposed.indexOf(usual, at + 1)) {
          found.push(decomposed.slice(0, at) + other + decomposed.slice(at + usual.length));
        }
      }
    }
    const unified = unifySpelling(text);
    const isAlike = (other: string) => other !== text && unifySpelling(other) === unified;
    return [...new Set(found.map(compose))].filter(isAlike);
  }

  /** Lists texts in which two adjacent marks of different ranks are exchanged. */
  function listSwaps(text: string): string[] {
    const units = splitUnits(text, createGetRank(true));
    return units.flatMap(({ rank }, at) => {
      const before = units[at - 1]?.rank ?? 0;
      return before > 0 && before < rank ? joinUnits(swap([...units], at)) : [];
    });
  }

  return { respell, unifySpelling, listRespellings };
}

/** Returns the place of a mark among the marks of a letter, or 0 if its place has a meaning. */
type GetRank = (mark: string) => number;

/** Sorts each run of marks by rank. Marks of the same rank keep their order. */
export function sortMarks(text: string, getRank: GetRank): string {
  let run = 0;
  const units = splitUnits(text, getRank).map((unit) => {
    if (unit.rank === 0) run += RANK_COUNT;
    return { ...unit, order: run + unit.rank };
  });
  return joinUnits(units.sort((a, b) => a.order - b.order));
}

function splitUnits(text: string, getRank: GetRank): Unit[] {
  const units: Unit[] = [];
  let stacker = '';
  for (const character of text) {
    if (stacker !== '') {
      const { rank } = units.pop() as Unit;
      const stacked = stacker + character;
      units.push({ text: stacked, rank: stacked === LAST_STACKED ? rank + 1 : rank });
      stacker = '';
      continue;
    }
    if (STACKERS.has(character)) stacker = character;
    units.push({ text: character, rank: getRank(character) });
  }
  return units;
}

/** Exchanges a unit and the unit before it, in place. */
function swap(units: Unit[], at: number): Unit[] {
  units.splice(at - 1, 2, units[at] as Unit, units[at - 1] as Unit);
  return units;
}

function joinUnits(units: readonly Unit[]): string {
  return units.map(({ text }) => text).join('');
}

function readTable(reader: ByteReader) {
  const ranks = new Map<string, number>();
  for (let rank = 1, last = reader.byte(); rank <= last; rank++) {
    for (const mark of reader.ascendingList()) ranks.set(String.fromCodePoint(mark), rank);
  }
  const unmoved = new Set(reader.text());
  const readReplacements = (): Replacements =>
    new Map(reader.textList().map((sequence) => [sequence, reader.text()]));
  const unusual = readReplacements();
  const alike = readReplacements();
  return {
    ranks,
    unmoved,
    /** Pairs of which the first text can replace the second. */
    listed: [...unusual, ...alike, ...[...alike].map(([a, b]) => [b, a] as const)].filter(
      ([, replaced]) => replaced !== '',
    ),
    replaceUnusual: createReplacer(unusual),
    replaceAlike: createReplacer(alike),
  };
}

/** Creates a function that replaces sequences. If several start at the same place, it replaces the longest one. */
function createReplacer(replacements: Replacements): (text: string) => string {
  const longestFirst = [...replacements.keys()].sort((a, b) => b.length - a.length);
  const sequences = new RegExp(longestFirst.join('|'), 'gu');
  return (text) => text.replace(sequences, (found) => replacements.get(found) ?? found);
}
