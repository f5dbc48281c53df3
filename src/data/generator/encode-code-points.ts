import { ByteWriter } from './byte-writer.ts';
import type { Unicode } from './unicode.ts';
import { writeRuns } from './write-runs.ts';

/** Ages of all code points, as runs of places in a list of them; 0 for the unassigned. */
export function encodeAges(unicode: Unicode): Uint8Array {
  const ages: string[] = [];
  const runs = new ByteWriter();
  writeRuns(runs, (codePoint) => {
    const age = unicode.age(codePoint);
    if (age === undefined) return 0;
    if (!ages.includes(age)) ages.push(age);
    return ages.indexOf(age) + 1;
  });
  const writer = new ByteWriter();
  writer.textList(ages);
  writer.bytes(runs.toBytes());
  return writer.toBytes();
}

/** Characters and how far their simple lower-case mappings are from them. */
export function encodeLowerCase({ lowerCase }: Unicode): Uint8Array {
  const entries = [...lowerCase].sort(([a], [b]) => a - b);
  const writer = new ByteWriter();
  writer.ascendingList(entries.map(([upper]) => upper));
  for (const [upper, lower] of entries) writer.signed(lower - upper);
  return writer.toBytes();
}

/** Characters and the prototypes that UTS #39 maps them to. */
export function encodePrototypes(prototypes: ReadonlyMap<number, string>): Uint8Array {
  const writer = new ByteWriter();
  writer.ascendingList([...prototypes.keys()]);
  writer.textList([...prototypes.values()]);
  return writer.toBytes();
}
