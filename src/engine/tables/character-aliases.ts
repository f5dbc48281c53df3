// Reads alternative names of characters: https://www.unicode.org/Public/17.0.0/ucd/NameAliases.txt

import type { ByteReader } from './byte-reader.ts';
import type { CharacterAlias } from './details-tables.ts';

/** Reads a list of code points, then a string with the alias of each code point on its own line. */
export function readCharacterAliases(reader: ByteReader): CharacterAlias[] {
  const codePoints = reader.unsignedList();
  const aliases = reader.text().split('\n');
  return codePoints.map((codePoint, at) => ({ codePoint, alias: aliases[at] as string }));
}
