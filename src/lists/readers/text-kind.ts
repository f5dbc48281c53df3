/** Text encodings that can be read. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be';

/** Kind of a file, detected from its first bytes. `bomLength` is the length of the byte order mark, in bytes. */
export type TextKind = { kind: 'text'; encoding: Encoding; bomLength: number } | { kind: 'binary' };

/** Byte order marks of UTF-8 and UTF-16. */
const BYTE_ORDER_MARKS: readonly { bytes: readonly number[]; encoding: Encoding }[] = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
];

/** Matches the start of archives, spreadsheets, databases and images, which users may open instead of a list. */
const BINARY_START =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: such files start with control characters
  /^(?:\x1f\x8b|PK\x03\x04|%PDF-|SQLite format 3\0|PAR1|7z\xbc\xaf|BZh|Rar!|\xfd7zXZ|\x28\xb5\x2f\xfd|\xd0\xcf\x11\xe0|\x89PNG|GIF8|\xff\xd8\xff)/;

const MAX_CONTROLS_PERCENT = 5;
/** Number of control characters that every text file may contain, because names in a short list may contain some. */
const MAX_CONTROLS = 32;

function startsWith(sample: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => sample[index] === byte);
}

/** Checks whether the bytes are gzip. The file name does not matter. */
export function isGzip(sample: Uint8Array): boolean {
  return startsWith(sample, [0x1f, 0x8b, 0x08]);
}

/** Returns the percentage of zero bytes at even and at odd indexes. */
function measureZeroes(sample: Uint8Array): { even: number; odd: number } {
  const count = [0, 0];
  for (let index = 0; index < sample.length; index += 1) {
    if (sample[index] === 0) count[index % 2] = (count[index % 2] as number) + 1;
  }
  const [even = 0, odd = 0] = count.map((zero) => (zero * 200) / sample.length);
  return { even, odd };
}

/** Detects UTF-8, UTF-16 and binary files. UTF-16 without a byte order mark is detected from its zero bytes. */
export function detectTextKind(sample: Uint8Array): TextKind {
  const marked = BYTE_ORDER_MARKS.find(({ bytes }) => startsWith(sample, bytes));
  if (marked) return { kind: 'text', encoding: marked.encoding, bomLength: marked.bytes.length };
  if (BINARY_START.test(String.fromCharCode(...sample.subarray(0, 16)))) return { kind: 'binary' };

  const { even, odd } = measureZeroes(sample);
  // In UTF-16, every second byte of an ASCII text is zero.
  if (odd > 30 && even < 5) return { kind: 'text', encoding: 'utf-16le', bomLength: 0 };
  if (even > 30 && odd < 5) return { kind: 'text', encoding: 'utf-16be', bomLength: 0 };

  const controls = sample.reduce((count, byte) => {
    return byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d ? count + 1 : count;
  }, 0);
  const isBinary = controls > MAX_CONTROLS && controls * 100 > sample.length * MAX_CONTROLS_PERCENT;
  return isBinary ? { kind: 'binary' } : { kind: 'text', encoding: 'utf-8', bomLength: 0 };
}
