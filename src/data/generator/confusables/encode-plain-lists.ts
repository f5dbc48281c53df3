import { listSequences } from '../../../engine/confusables/letter-sequences.ts';
import { mapCharacters } from '../../../engine/ensip15/map-characters.ts';
import { ByteWriter } from '../byte-writer.ts';
import type { LatinReadings } from './compile-extended-reading.ts';
import { PLAIN_PAIRS } from './plain-pairs.ts';

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
