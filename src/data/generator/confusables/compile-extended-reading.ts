import type { Confusables } from '../../../engine/confusables/confusables.ts';
import { mapCharacters } from '../../../engine/ensip15/map-characters.ts';
import { FIRST_LISTED_READING } from '../../../engine/tables/bulk-tables.ts';
import { isPlainText, isSimpleText } from '../../../primitives/plain-text.ts';
import { ByteWriter } from '../byte-writer.ts';
import { getMarkKind } from '../classify-characters.ts';
import type { Unicode } from '../unicode.ts';
import type { ExtendedReading } from './extended-readings.ts';

/** Extended readings by code point, in ascending order. */
export type LatinReadings = ReadonlyMap<number, readonly string[]>;

/**
 * Compiles reviewed extended readings. Adds characters with the same prototype in confusables.txt, if ENSIP-15 accepts
 * them and their loose skeleton is not plain text. Throws if an entry is redundant or invalid.
 *
 * @param looseSkeleton the engine's function, which reads a label with a Latin letter as Latin
 */
export function compileExtendedReadings(
  entries: readonly ExtendedReading[],
  prototypes: ReadonlyMap<number, string>,
  looseSkeleton: (label: string) => string,
): LatinReadings {
  const readAmongLatin = (text: string) => looseSkeleton(`x${text}`).slice(1);
  const getPrototype = (character: string) =>
    prototypes.get(character.codePointAt(0) as number) ?? character;
  const reviewed = readReviewedTable(entries, readAmongLatin);
  const byPrototype = new Map<string, readonly string[]>();
  for (const [character, readings] of reviewed) {
    const prototype = getPrototype(character);
    // Prototypes that are sequences or ASCII say nothing about other characters.
    if (Array.from(prototype).length > 1 || prototype < FIRST_BEYOND_ASCII) continue;
    // The entry of the prototype decides.
    if (character !== prototype && reviewed.has(prototype)) continue;
    const other = byPrototype.get(prototype);
    if (other && other.join() !== readings.join()) {
      throw new Error(`${character} reads differently from a character with the same prototype.`);
    }
    byPrototype.set(prototype, readings);
  }

  const all = new Map(reviewed);
  for (const character of [...byPrototype.keys(), ...listCharacters(prototypes)]) {
    const readings = byPrototype.get(getPrototype(character));
    if (readings === undefined || all.has(character)) continue;
    // ENSIP-15 rejects or maps the others, or few fonts have them.
    const isCommon = mapCharacters(character) === character && character.length === 1;
    if (isCommon && !isPlainText(readAmongLatin(character))) all.set(character, readings);
  }
  return new Map(
    [...all]
      .map(([character, readings]) => [character.codePointAt(0) as number, readings] as const)
      .sort(([a], [b]) => a - b),
  );
}

const FIRST_BEYOND_ASCII = '\u{80}';

function readReviewedTable(
  entries: readonly ExtendedReading[],
  readAmongLatin: (text: string) => string,
): Map<string, readonly string[]> {
  const reviewed = new Map<string, readonly string[]>();
  for (const { characters, reads } of entries) {
    const readings = reads.split(' ');
    if (readings.length > 2 || !readings.every((text) => /^[a-z0-9-]+$/.test(text))) {
      throw new Error(`Invalid readings of ${characters}: ${reads}`);
    }
    for (const character of characters.split(' ')) {
      const loose = readAmongLatin(character);
      if (Array.from(character).length !== 1 || character < FIRST_BEYOND_ASCII) {
        throw new Error(`Not one non-ASCII character: ${character}`);
      }
      if (reviewed.has(character)) throw new Error(`${character} is listed twice.`);
      if (readings.every((text) => readAmongLatin(text) === loose)) {
        throw new Error(`${character} reads as ${reads} without this entry.`);
      }
      reviewed.set(character, readings);
    }
  }
  return reviewed;
}

function listCharacters(prototypes: ReadonlyMap<number, string>): string[] {
  return Array.from(prototypes.keys(), (codePoint) => String.fromCodePoint(codePoint));
}

/** Encodes characters and their readings in the format that the engine's `readLatinReadings` reads. */
export function encodeExtendedReadings(readings: LatinReadings): Uint8Array {
  const texts = Array.from(readings.values(), (each) => each.join(' '));
  const longer = [...new Set(texts.filter((text) => text.length > 1))].sort();
  if (FIRST_LISTED_READING + longer.length > 0x100) throw new Error('Too many different readings.');
  const writer = new ByteWriter();
  writer.text(longer.join('\n'));
  writer.ascendingList([...readings.keys()]);
  for (const text of texts) {
    const listed = FIRST_LISTED_READING + longer.indexOf(text);
    writer.byte(text.length > 1 ? listed : text.charCodeAt(0));
  }
  return writer.toBytes();
}

type Readings = Pick<
  Confusables,
  'skeleton' | 'typedSkeleton' | 'looseSkeleton' | 'extendedReadings'
>;

/** Creates a function that checks whether a text with a character may read as simple text. Readings can drop marks. */
export function createSimpleReadings(
  unicode: Unicode,
  { skeleton, typedSkeleton, looseSkeleton, extendedReadings }: Readings,
): (codePoint: number) => boolean {
  return (codePoint) => {
    const character = String.fromCodePoint(codePoint);
    if (!character.isWellFormed()) return false;
    const readings = [skeleton, typedSkeleton, looseSkeleton].map((read) => read(character));
    return (
      getMarkKind(unicode, codePoint) !== 'none' ||
      [...readings, ...extendedReadings(character)].some(isSimpleText)
    );
  };
}
