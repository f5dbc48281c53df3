import { readFileSync } from 'node:fs';
import { toSingleCodePoint } from '../../engine/text/code-points.ts';
import { loadPackageFile, UNICODE_VERSION } from './packages.ts';

export interface ConfusableSources {
  /** confusables.txt of Unicode 17: character → prototype. */
  readonly uts39: ReadonlyMap<number, string>;
  /** confusables.txt of Unicode 13, with some good pairs that were removed later. */
  readonly unhomoglyph: ReadonlyMap<number, string>;
}

/** Path of the committed confusables.txt, relative to `src/data`. */
export const CONFUSABLES_PATH = `sources/confusables-${UNICODE_VERSION}.txt`;

/**
 * Path of the pairs that confusables.txt of the next Unicode version adds. Only pairs of native look-alikes are read from
 * them, because names are still normalized with {@link UNICODE_VERSION}.
 */
export const NEXT_CONFUSABLES_PATH = 'sources/confusables-18.0.0.txt';

/** Loads both lists of confusables in code point order. */
export function loadConfusableSources(): ConfusableSources {
  const old = Object.entries(loadPackageFile<Record<string, string>>('unhomoglyph/data.json'));
  return { uts39: loadUts39(), unhomoglyph: sortByCharacter(old) };
}

/** Loads the committed confusables.txt of UTS #39 in code point order. */
export function loadUts39(path: string = CONFUSABLES_PATH): ReadonlyMap<number, string> {
  const text = readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
  return sortByCharacter(text.split('\n').flatMap(readLine));
}

/** Parses a line of the committed file (`0430 > 0061`) or of the original (`0430 ; 0061 ; MA # …`). Comments have no pair. */
function readLine(line: string): [string, string][] {
  const [source, target] = line.replace(/#.*/, '').split(/[>;]/).map(readHex);
  return source && target ? [[source, target]] : [];
}

/**
 * Returns the pairs that are new in the next Unicode version, except pairs of two characters beyond the Basic
 * Multilingual Plane, which few fonts have.
 */
export function loadNewPairs(): ReadonlyMap<number, string> {
  const pairs = [...loadUts39(NEXT_CONFUSABLES_PATH)].filter(
    ([character, target]) => character <= 0xffff || target.length === 1,
  );
  return new Map(pairs);
}

function readHex(text: string): string {
  const digits = text.match(/[0-9A-F]+/g) ?? [];
  return String.fromCodePoint(...digits.map((hex) => Number.parseInt(hex, 16)));
}

function sortByCharacter(pairs: readonly [string, string][]): Map<number, string> {
  const entries = pairs.map(([character, target]) => [parseCodePoint(character), target] as const);
  return new Map(entries.sort(([a], [b]) => a - b));
}

function parseCodePoint(text: string): number {
  const codePoint = toSingleCodePoint(text);
  if (codePoint === undefined) throw new Error(`Not one character: ${text}`);
  return codePoint;
}
