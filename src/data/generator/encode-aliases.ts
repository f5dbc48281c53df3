import { ByteWriter } from './byte-writer.ts';
import type { Unicode } from './unicode.ts';

/** Encodes all formal aliases, and the names that were corrected later, because people search for those too. */
export function encodeAliases({ aliases, corrections, names }: Unicode): Uint8Array {
  const corrected = [...corrections.keys()].map(
    (codePoint) => [codePoint, names.get(codePoint) as string] as const,
  );
  const entries = [...aliases, ...corrected].sort(([a], [b]) => a - b);
  const writer = new ByteWriter();
  writer.unsignedList(entries.map(([codePoint]) => codePoint));
  writer.text(entries.map(([, alias]) => alias).join('\n'));
  return writer.toBytes();
}
