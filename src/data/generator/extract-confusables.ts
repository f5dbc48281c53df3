// Reads UTS #39 confusables.txt out of ICU's data, which Node embeds in its own binary.
// The layout: https://github.com/unicode-org/icu/blob/main/icu4c/source/i18n/uspoof_impl.h (SpoofDataHeader)

import { readFileSync, writeFileSync } from 'node:fs';
import { UNICODE_AGE, UNICODE_VERSION } from './find-unicode-version.ts';

const BODY_MAGIC = 0x3845fdef;

/** Characters that the mapping of this version of Unicode has. */
export const CONFUSABLE_COUNT = 6565;

/** Where the extracted mapping is committed, beneath the folder of the data. */
export const CONFUSABLES_PATH = `sources/confusables-${UNICODE_VERSION}.txt`;

/** The committed mapping; regenerating reads it and needs no particular Node. */
export const CONFUSABLES_FILE = new URL(`../${CONFUSABLES_PATH}`, import.meta.url);

/** Extracts the mapping from the running Node and writes {@link CONFUSABLES_FILE}. Throws when this Node has another Unicode version. */
export function extractConfusables(): void {
  const { unicode } = process.versions;
  if (unicode !== UNICODE_AGE) {
    throw new Error(
      `This Node ${process.version} carries Unicode ${unicode}; extracting needs one with Unicode ${UNICODE_AGE}; for 17.0 that is Node 20.20.2.`,
    );
  }
  const mapping = readConfusableData(readFileSync(process.execPath));
  if (mapping.size !== CONFUSABLE_COUNT) {
    throw new Error(`Expected ${CONFUSABLE_COUNT} confusable characters, found ${mapping.size}.`);
  }
  writeFileSync(CONFUSABLES_FILE, serialize(mapping));
}

/** Finds `confusables.cfu` in a binary and decodes it: code point → target. */
function readConfusableData(binary: Buffer): Map<number, string> {
  const header = findHeader(binary);
  const body = binary.subarray(header + binary.readUInt16LE(header));
  const keysOffset = body.readInt32LE(12);
  const keyCount = body.readInt32LE(16);
  const valuesOffset = body.readInt32LE(20);
  const stringsOffset = body.readInt32LE(28);

  const mapping = new Map<number, string>();
  for (let i = 0; i < keyCount; i++) {
    const key = body.readUInt32LE(keysOffset + 4 * i);
    const length = (key >>> 24) + 1;
    const valueAt = valuesOffset + 2 * i;
    // A target of one UTF-16 unit is stored in place, a longer one in the string table.
    const targetAt = length === 1 ? valueAt : stringsOffset + 2 * body.readUInt16LE(valueAt);
    mapping.set(key & 0xffffff, body.toString('utf16le', targetAt, targetAt + 2 * length));
  }
  return mapping;
}

/** The ICU data header stands 12 bytes before its format tag, and its body opens with a magic number. */
function findHeader(binary: Buffer): number {
  for (let tag = binary.indexOf('Cfu '); tag !== -1; tag = binary.indexOf('Cfu ', tag + 1)) {
    const header = tag - 12;
    if (header < 0 || binary.readUInt16LE(header + 2) !== 0x27da) continue;
    if (binary.readUInt32LE(header + binary.readUInt16LE(header)) === BODY_MAGIC) return header;
  }
  throw new Error(`No confusables data inside ${process.execPath}; is ICU linked dynamically?`);
}

function serialize(mapping: ReadonlyMap<number, string>): string {
  const lines = [...mapping]
    .sort(([a], [b]) => a - b)
    .map(
      ([codePoint, target]) =>
        `${formatHex(codePoint)} > ${[...target].map(formatCharacter).join(' ')}`,
    );
  return `# UTS #39 confusables.txt of Unicode ${UNICODE_VERSION}: character > prototype. Licence: LICENSE-UNICODE.txt\n${lines.join('\n')}\n`;
}

const formatCharacter = (character: string) => formatHex(character.codePointAt(0) as number);

const formatHex = (codePoint: number) => codePoint.toString(16).toUpperCase().padStart(4, '0');
