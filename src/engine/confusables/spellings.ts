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

/** A mark, or a stacker with its letter. */
interface Unit {
  readonly text: string;
  /** Place of the mark among the marks of a letter. 0 if its place has a meaning. */
  readonly rank: number;
}

/** Sequences and what they look like. */
type Replacements = ReadonlyMap<string, string>;

/** Creates functions that compare spellings. The section is decoded for the first text of its scripts. */
export function createSpellings(sections: Sections): Spellings {
  const reader = openSection(sections, SPELLINGS_SECTION);
  const getTable = lazy(() => readTable(reader));

  function splitUnits(text: string, movesAll: boolean): Unit[] {
    const { ranks, unmoved } = getTable();
    return splitStacks(text).map((unit) => {
      const mark = String.fromCodePoint(unit.codePointAt(0) as number);
      const rank = movesAll || !unmoved.has(mark) ? (ranks.get(mark) ?? 0) : 0;
      return { text: unit, rank: unit === LAST_STACKED ? rank + 1 : rank };
    });
  }

  /** Sorts each run of marks by rank. */
  function sortMarks(text: string, movesAll: boolean): string {
    const units = splitUnits(text, movesAll);
    let start = 0;
    for (const [at, { rank }] of units.entries()) {
      if (rank === 0) start = at + 1;
      for (let to = at; to > start && (units[to - 1] as Unit).rank > rank; to--) swap(units, to);
    }
    return joinUnits(units);
  }

  function respellDecomposed(text: string, movesAll: boolean): string {
    return getTable().replaceUnusual(sortMarks(text, movesAll));
  }

  function respell(text: string): string {
    if (!MAY_CHANGE.test(text)) return text;
    const decomposed = decompose(text);
    const respelled = respellDecomposed(decomposed, false);
    return respelled === decomposed ? text : compose(respelled);
  }

  function unifySpelling(text: string): string {
    return MAY_CHANGE.test(text)
      ? getTable().replaceAlike(respellDecomposed(decompose(text), true))
      : text;
  }

  function listRespellings(text: string): string[] {
    if (!MAY_CHANGE.test(text)) return [];
    const decomposed = decompose(text);
    const found: string[] = [];
    for (const [sequence, usual] of getTable().all) {
      if (usual === '') continue;
      for (let at = decomposed.indexOf(usual); at >= 0; at = decomposed.indexOf(usual, at + 1)) {
        found.push(decomposed.slice(0, at) + sequence + decomposed.slice(at + usual.length));
      }
    }
    const units = splitUnits(decomposed, true);
    for (const [at, { rank }] of units.entries()) {
      const before = units[at - 1]?.rank ?? 0;
      if (before > 0 && before < rank) found.push(joinUnits(swap([...units], at)));
    }
    return [...new Set(found.map(compose))].filter((other) => other !== text);
  }

  return { respell, unifySpelling, listRespellings };
}

function splitStacks(text: string): string[] {
  const units: string[] = [];
  for (const character of text) {
    if (STACKERS.has(units.at(-1) ?? '')) units[units.length - 1] += character;
    else units.push(character);
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
    all: [...unusual, ...alike],
    replaceUnusual: createReplacer(unusual),
    replaceAlike: createReplacer(alike),
  };
}

/** Creates a function that replaces sequences, longest first, until none is left. */
function createReplacer(replacements: Replacements): (text: string) => string {
  const longestFirst = [...replacements.keys()].sort((a, b) => b.length - a.length);
  const sequences = new RegExp(longestFirst.join('|'), 'gu');
  return function replaceSequences(text: string): string {
    const replaced = text.replace(sequences, (found) => replacements.get(found) ?? found);
    return replaced === text ? text : replaceSequences(replaced);
  };
}
