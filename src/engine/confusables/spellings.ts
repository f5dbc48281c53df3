// Finds spellings that look the same but have different code points: https://www.unicode.org/reports/tr44/#DoNotEmit.txt

import { lazy } from '../../primitives/lazy.ts';
import { compose, decompose } from '../ensip15/normalization-forms.ts';
import type { ByteReader } from '../tables/byte-reader.ts';
import { openSection, type Sections } from '../tables/sections.ts';
import { toCodePoints } from '../text/code-points.ts';

/** Name of the section of the bulk table that {@link createSpellings} reads. */
export const SPELLINGS_SECTION = 'spellings';

export interface Spellings {
  /**
   * Replaces sequences that nobody writes on purpose with the usual sequences that look the same.
   *
   * @example respell('माे') // 'मो', which has one vowel sign instead of two
   */
  respell(text: string): string;
  /** Like {@link respell}, but also unifies usual sequences that look the same. */
  unifySpelling(text: string): string;
  /** Lists the texts that look the same as a text but have one unusual sequence. */
  listRespellings(text: string): string[];
}

/** Matches the scripts in the table (also by high surrogates), and the hamza above (U+0654). */
const HAS_SCRIPT = /[\u0654\u0900-\u109f\u1780-\u17dd\ud804\ud805]/;

/** Khmer and Myanmar signs that draw the next letter below the letter before them. */
const STACKERS: ReadonlySet<number> = new Set([0x17d2, 0x1039]);
/** U+179A, the only Khmer letter that usually comes after other letters below the same letter. */
const KHMER_RO = 0x179a;

/** A number greater than every rank. */
const RANK_COUNT = 16;

/** Maximum number of times that marks are sorted and sequences replaced. Only meaningless texts need more. */
const MAX_PASSES = 3;

/**
 * Returns the place of a mark among the marks of a letter, or 0 if its place has a meaning.
 *
 * @param stacked the letter that follows the mark, if the mark is a stacker
 */
type GetRank = (mark: number, stacked?: number) => number;

/** A letter or mark, or a stacker with its letter. */
interface Unit {
  readonly text: string;
  readonly rank: number;
}

/** Sequences, with the sequences that replace them. */
type Replacements = ReadonlyMap<string, string>;

/** Creates functions that compare spellings. The section is decoded for the first text of its scripts. */
export function createSpellings(sections: Sections): Spellings {
  const reader = openSection(sections, SPELLINGS_SECTION);
  const getTable = lazy(() => readTable(reader));

  /**
   * Checks whether a text has marks in another order or one of the sequences. Most texts have neither.
   */
  function mayChange(text: string): boolean {
    if (!HAS_SCRIPT.test(text)) return false;
    const { getRank, starts } = getTable();
    const decomposed = decompose(text);
    let before = 0;
    let rankBefore = 0;
    for (let at = 0; at < decomposed.length; at++) {
      const sequences = starts.get(decomposed.charCodeAt(at));
      if (sequences?.some((sequence) => decomposed.startsWith(sequence, at))) return true;
      const part = decomposed.codePointAt(at) as number;
      if (part > 0xffff) at++;
      if (STACKERS.has(before)) {
        rankBefore = getRank(before, part);
      } else {
        const rank = getRank(part);
        if (rank > 0 && rank < rankBefore) return true;
        rankBefore = rank;
      }
      before = part;
    }
    return false;
  }

  function respellDecomposed(text: string, getRank: GetRank): string {
    let respelled = text;
    for (let pass = 0; pass < MAX_PASSES; pass++) {
      const before = respelled;
      respelled = getTable().replaceUnusual(sortMarks(before, getRank));
      if (respelled === before) break;
    }
    return respelled;
  }

  function respell(text: string): string {
    if (!mayChange(text)) return text;
    const decomposed = decompose(text);
    const respelled = respellDecomposed(decomposed, getTable().getMovedRank);
    return respelled === decomposed ? text : compose(respelled);
  }

  function unifySpelling(text: string): string {
    if (!mayChange(text)) return text;
    const { getRank, getMovedRank, replaceAlike } = getTable();
    const respelled = respellDecomposed(decompose(text), getMovedRank);
    return compose(replaceAlike(respellDecomposed(respelled, getRank)));
  }

  function listRespellings(text: string): string[] {
    if (!HAS_SCRIPT.test(text)) return [];
    const decomposed = decompose(text);
    const found = listSwaps(decomposed);
    for (const [sequence, usual] of getTable().listReplacements()) {
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
    const units = splitUnits(text, getTable().getRank);
    return units.flatMap(({ rank }, at) => {
      const before = units[at - 1]?.rank ?? 0;
      return before > 0 && before < rank ? joinUnits(swap([...units], at)) : [];
    });
  }

  return { respell, unifySpelling, listRespellings };
}

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
  let isStacked = false;
  for (const codePoint of toCodePoints(text)) {
    const character = String.fromCodePoint(codePoint);
    if (isStacked) {
      const stacker = units.pop() as Unit;
      const rank = getRank(stacker.text.codePointAt(0) as number, codePoint);
      units.push({ text: stacker.text + character, rank });
    } else {
      units.push({ text: character, rank: getRank(codePoint) });
    }
    isStacked = !isStacked && STACKERS.has(codePoint);
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
  const ranks = new Map<number, number>();
  for (let rank = 1, last = reader.byte(); rank <= last; rank++) {
    for (const mark of reader.ascendingList()) ranks.set(mark, rank);
  }
  const getRank: GetRank = (mark, stacked) => (ranks.get(mark) ?? 0) + Number(stacked === KHMER_RO);
  const unmoved = new Set(toCodePoints(reader.text()));
  const readReplacements = (): Replacements =>
    new Map(reader.textList().map((sequence) => [sequence, reader.text()]));
  const unusual = readReplacements();
  const alike = readReplacements();
  const getReplaceUnusual = lazy(() => createReplacer(unusual));
  const getReplaceAlike = lazy(() => createReplacer(alike));
  return {
    getRank,
    /**
     * Returns the rank of a mark, or 0 if its place is never unusual. People write RO before and after other letters
     * below the same letter.
     */
    getMovedRank: (mark: number) => (unmoved.has(mark) ? 0 : getRank(mark)),
    /** All sequences, by their first UTF-16 code unit. */
    starts: groupByStart([...unusual.keys(), ...alike.keys()]),
    /** Pairs of which the first text can replace the second. */
    listReplacements: () =>
      [...unusual, ...alike, ...[...alike].map(([a, b]) => [b, a] as const)].filter(
        ([, replaced]) => replaced !== '',
      ),
    replaceUnusual: (text: string) => getReplaceUnusual()(text),
    replaceAlike: (text: string) => getReplaceAlike()(text),
  };
}

function groupByStart(sequences: readonly string[]): ReadonlyMap<number, readonly string[]> {
  const groups = new Map<number, string[]>();
  for (const sequence of sequences) {
    const start = sequence.charCodeAt(0);
    groups.set(start, [...(groups.get(start) ?? []), sequence]);
  }
  return groups;
}

/** Creates a function that replaces sequences. If several start at the same place, it replaces the longest one. */
function createReplacer(replacements: Replacements): (text: string) => string {
  const byStart = groupByStart([...replacements.keys()].sort((a, b) => b.length - a.length));
  return (text) => {
    let replaced = '';
    for (let at = 0; at < text.length; ) {
      const sequences = byStart.get(text.charCodeAt(at));
      const sequence = sequences?.find((each) => text.startsWith(each, at)) ?? '';
      replaced += replacements.get(sequence) ?? text[at];
      at += sequence.length || 1;
    }
    return replaced;
  };
}
