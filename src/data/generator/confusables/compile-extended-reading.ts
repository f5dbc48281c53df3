import { mapCharacters } from '../../../engine/ensip15/map-characters.ts';
import { isPlainText } from '../../../engine/text/plain-text.ts';
import { EXTENDED_READINGS } from './extended-readings.ts';

/** What each character of the extended reading reads as, by code point, ascending. */
export type LatinReadings = ReadonlyMap<number, readonly string[]>;

/**
 * The reviewed table by character, with what ENSIP-15 allows, confusables.txt ties to one of its characters and the
 * loose reading leaves alone. Throws when a line says nothing new, or what the rules do not assume.
 *
 * @param looseSkeleton the engine's, which reads a label that begins with a Latin letter as Latin eyes do
 */
export function compileExtendedReadings(
  prototypes: ReadonlyMap<number, string>,
  looseSkeleton: (label: string) => string,
): LatinReadings {
  const readAmongLatin = (text: string) => looseSkeleton(`x${text}`).slice(1);
  const getPrototype = (character: string) =>
    prototypes.get(character.codePointAt(0) as number) ?? character;
  const reviewed = readReviewedTable(readAmongLatin);
  const tied = new Map<string, readonly string[]>();
  for (const [character, readings] of reviewed) {
    const prototype = getPrototype(character);
    // What shares a sequence shares its parts alone, and ASCII is no other ASCII.
    if (Array.from(prototype).length > 1 || prototype < FIRST_BEYOND_ASCII) continue;
    // A prototype that is in the table speaks for itself.
    if (character !== prototype && reviewed.has(prototype)) continue;
    const other = tied.get(prototype);
    if (other && other.join() !== readings.join()) {
      throw new Error(`${character} reads otherwise than what has its prototype, ${prototype}.`);
    }
    tied.set(prototype, readings);
  }

  const all = new Map(reviewed);
  for (const character of [...tied.keys(), ...listCharacters(prototypes)]) {
    const readings = tied.get(getPrototype(character));
    if (readings === undefined || all.has(character)) continue;
    // The rest is refused, mapped to what is here, or in few fonts.
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
  readAmongLatin: (text: string) => string,
): Map<string, readonly string[]> {
  const reviewed = new Map<string, readonly string[]>();
  for (const { characters, reads } of EXTENDED_READINGS) {
    const readings = reads.split(' ');
    if (readings.length > 2 || !readings.every((text) => /^[a-z0-9-]+$/.test(text))) {
      throw new Error(`${characters} cannot read as ${reads}.`);
    }
    for (const character of characters.split(' ')) {
      const loose = readAmongLatin(character);
      if (Array.from(character).length !== 1 || character < FIRST_BEYOND_ASCII) {
        throw new Error(`Not one character beyond ASCII: ${character}`);
      }
      if (reviewed.has(character)) throw new Error(`${character} is there twice.`);
      if (readings.every((text) => readAmongLatin(text) === loose)) {
        throw new Error(`${character} reads as ${reads} already.`);
      }
      reviewed.set(character, readings);
    }
  }
  return reviewed;
}

function listCharacters(prototypes: ReadonlyMap<number, string>): string[] {
  return Array.from(prototypes.keys(), (codePoint) => String.fromCodePoint(codePoint));
}
