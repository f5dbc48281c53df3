import { listSequences } from '../../../engine/confusables/letter-sequences.ts';
import { mapCharacters } from '../../../engine/ensip15/map-characters.ts';
import { ByteWriter } from '../byte-writer.ts';
import type { LatinReadings } from './compile-extended-reading.ts';

// Lists the reviewed pairs of plain characters that look alike.

/** Plain characters that look alike. */
interface PlainPair {
  pair: readonly [string, string];
  reason: string;
}

/** Reviewed pairs. Each character lists the other one, but neither is flagged as confusable. */
export const PLAIN_PAIRS: readonly PlainPair[] = [
  { pair: ['0', 'o'], reason: 'the same ring' },
  { pair: ['1', 'l'], reason: 'the same stem' },
  { pair: ['1', 'i'], reason: 'a stem with a flag or a dot' },
  { pair: ['i', 'l'], reason: 'a stem with or without a dot' },
  { pair: ['i', 'j'], reason: 'a stem with a dot' },
  { pair: ['1', '7'], reason: 'a stem with a flag or a bar' },
  { pair: ['2', 'z'], reason: 'the same three strokes' },
  { pair: ['3', 'e'], reason: 'a mirrored capital E' },
  { pair: ['4', 'a'], reason: 'similar to a capital A' },
  { pair: ['5', 's'], reason: 'the same curves' },
  { pair: ['6', 'b'], reason: 'a stem and a bowl' },
  { pair: ['6', 'g'], reason: 'similar to a capital G' },
  { pair: ['7', 't'], reason: 'a bar and a stem' },
  { pair: ['8', 'b'], reason: 'a capital B without a stem' },
  { pair: ['9', 'g'], reason: 'a bowl and a tail' },
  { pair: ['9', 'q'], reason: 'a bowl and a tail' },
  { pair: ['g', 'q'], reason: 'a bowl and a tail' },
  { pair: ['b', 'd'], reason: 'mirror images' },
  { pair: ['b', 'h'], reason: 'a tall stem and a bow' },
  { pair: ['c', 'e'], reason: 'a bow with or without a bar' },
  { pair: ['f', 't'], reason: 'a stem with a crossbar' },
  { pair: ['h', 'n'], reason: 'an arch with a tall or short stem' },
  { pair: ['m', 'n'], reason: 'one or two arches' },
  { pair: ['p', 'q'], reason: 'mirror images' },
  { pair: ['u', 'v'], reason: 'two strokes joined at the bottom' },
  { pair: ['v', 'y'], reason: 'two arms that meet' },
];

/**
 * Encodes what only the lists of plain characters contain, in the format that the engine's `decodePlainLists` reads.
 * Throws if a pair or sequence is listed twice or not plain.
 */
export function encodePlainLists(readings: LatinReadings): Uint8Array {
  const imitators = new Map<string, Set<number>>();
  const add = (plain: string, imitator: string) => {
    if (!LETTER_OR_DIGIT.test(plain)) throw new Error(`Not a plain character: ${plain}`);
    const found = imitators.get(plain) ?? new Set();
    const codePoint = imitator.codePointAt(0) as number;
    if (found.has(codePoint)) throw new Error(`${imitator} is listed twice for ${plain}.`);
    imitators.set(plain, found.add(codePoint));
  };
  for (const { pair } of PLAIN_PAIRS) {
    add(pair[0], pair[1]);
    add(pair[1], pair[0]);
  }
  for (const [codePoint, texts] of readings) {
    const character = String.fromCodePoint(codePoint);
    if (mapCharacters(character) !== character) continue;
    for (const text of texts) if (LETTER_OR_DIGIT.test(text)) add(text, character);
  }

  const sequences = groupSequences();
  const writer = new ByteWriter();
  writer.text([...imitators.keys()].join(''));
  for (const codePoints of imitators.values()) {
    writer.ascendingList([...codePoints].sort((a, b) => a - b));
  }
  writer.text([...sequences.keys()].join(''));
  for (const texts of sequences.values()) writer.textList(texts);
  return writer.toBytes();
}

/** Groups the listed sequences by their letter, in the order of the alphabet. */
function groupSequences(): Map<string, readonly string[]> {
  const listed = listSequences('lists');
  const sequences = listed.map(({ sequence }) => sequence);
  if (new Set(sequences).size !== sequences.length) throw new Error('A sequence is listed twice.');
  const letters = [...new Set(listed.map(({ letter }) => letter))].sort();
  return new Map(
    letters.map((letter) => [
      letter,
      listed.filter((each) => each.letter === letter).map(({ sequence }) => sequence),
    ]),
  );
}

const LETTER_OR_DIGIT = /^[a-z0-9]$/;
