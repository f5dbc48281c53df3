import {
  type AccentedLanguage,
  type LetterNeighbours,
  listPossibleNeighbours,
} from '../../../engine/tables/accented-languages.ts';
import { ByteWriter } from '../byte-writer.ts';

/** Encodes languages in the format that the engine's `readAccentedLanguages` reads. */
export function encodeAccentedLanguages(languages: readonly AccentedLanguage[]): Uint8Array {
  const writer = new ByteWriter();
  writer.unsigned(languages.length);
  for (const { neighbours } of languages) {
    const letters = [...neighbours.keys()];
    const possible = listPossibleNeighbours(letters);
    writer.text(letters.join(''));
    for (const { before, after } of neighbours.values()) {
      writer.bytes(encodeSubset(before, possible));
      writer.bytes(encodeSubset(after, possible));
    }
  }
  return writer.toBytes();
}

function encodeSubset(subset: LetterNeighbours['before'], members: readonly string[]): Uint8Array {
  const bits = new Uint8Array(Math.ceil(members.length / 8));
  members.forEach((member, at) => {
    if (subset.has(member)) bits[at >> 3] = (bits[at >> 3] as number) | (1 << (at & 7));
  });
  return bits;
}
