// Extracts confusables.txt from the ICU data in Node's binary.
// Format: https://github.com/unicode-org/icu/blob/main/icu4c/source/i18n/uspoof_impl.h (SpoofDataHeader)

import { readFileSync, writeFileSync } from 'node:fs';
import { UNICODE_AGE, UNICODE_VERSION } from './packages.ts';

const BODY_MAGIC = 0x3845fdef;

/** Number of characters in the mapping of this Unicode version. */
export const CONFUSABLE_COUNT = 6565;

/** Path of the committed mapping, relative to `src/data`. */
export const CONFUSABLES_PATH = `sources/confusables-${UNICODE_VERSION}.txt`;

/** URL of the committed mapping. Generating the tables reads this file, so it works with any Node version. */
export const CONFUSABLES_FILE = new URL(`../${CONFUSABLES_PATH}`, import.meta.url);

/** Extracts the mapping from Node's binary into {@link CONFUSABLES_FILE}. Throws if Node has another Unicode version. */
export function extractConfusables(): void {
  const { unicode } = process.versions;
  if (unicode !== UNICODE_AGE) {
    throw new Error(
      `Node ${process.version} has Unicode ${unicode}. Use a version with Unicode ${UNICODE_AGE}. Node 20.20.2 has 17.0.`,
    );
  }
  const mapping = readConfusableData(readFileSync(process.execPath));
  if (mapping.size !== CONFUSABLE_COUNT) {
    throw new Error(`Expected ${CONFUSABLE_COUNT} confusable characters, found ${mapping.size}.`);
  }
  writeFileSync(CONFUSABLES_FILE, serialize(mapping));
}

/** Finds `confusables.cfu` in a binary and returns the target of each code point. */
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
    // A target of one UTF-16 code unit is stored here, a longer one in the string table.
    const targetAt = length === 1 ? valueAt : stringsOffset + 2 * body.readUInt16LE(valueAt);
    mapping.set(key & 0xffffff, body.toString('utf16le', targetAt, targetAt + 2 * length));
  }
  return mapping;
}

/** Finds the ICU data header, which starts 12 bytes before the format tag. Its body starts with a magic number. */
function findHeader(binary: Buffer): number {
  for (let tag = binary.indexOf('Cfu '); tag !== -1; tag = binary.indexOf('Cfu ', tag + 1)) {
    const header = tag - 12;
    if (header < 0 || binary.readUInt16LE(header + 2) !== 0x27da) continue;
    if (binary.readUInt32LE(header + binary.readUInt16LE(header)) === BODY_MAGIC) return header;
  }
  throw new Error(`No confusables in ${process.execPath}. Node may be linked to an external ICU.`);
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
