// Encodes UTF-8. The engine uses no platform API, so it cannot use TextEncoder: https://www.rfc-editor.org/rfc/rfc3629

/** Buffer that all short strings reuse, so that encoding a label for hashing does not allocate a new buffer. */
const scratch = new Uint8Array(1024);

/** Encodes a string that contains no unpaired surrogates. The next call may overwrite the returned bytes. */
export function encodeUtf8(text: string): Uint8Array {
  const target = text.length * 3 <= scratch.length ? scratch : new Uint8Array(text.length * 3);
  return target.subarray(0, writeUtf8(text, target, 0));
}

/**
 * Writes a string that contains no unpaired surrogates as UTF-8. Every UTF-16 code unit needs at most three bytes.
 *
 * @param start index of the first byte to write
 * @returns index after the last byte written
 */
export function writeUtf8(text: string, target: Uint8Array, start: number): number {
  let end = start;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit < 0x80) {
      target[end++] = unit;
      continue;
    }
    const codePoint = text.codePointAt(at) ?? unit;
    if (codePoint < 0x800) {
      target[end++] = 0xc0 | (codePoint >> 6);
    } else {
      if (codePoint < 0x10000) {
        target[end++] = 0xe0 | (codePoint >> 12);
      } else {
        target[end++] = 0xf0 | (codePoint >> 18);
        target[end++] = 0x80 | ((codePoint >> 12) & 0x3f);
        at++;
      }
      target[end++] = 0x80 | ((codePoint >> 6) & 0x3f);
    }
    target[end++] = 0x80 | (codePoint & 0x3f);
  }
  return end;
}

/** Counts the UTF-8 bytes of a string that contains no unpaired surrogates. */
export function countUtf8Bytes(text: string): number {
  let length = text.length;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    // A surrogate pair has two units and four bytes, so each surrogate adds one byte.
    if (unit >= 0x80) length += unit < 0x800 || unit >>> 11 === 0x1b ? 1 : 2;
  }
  return length;
}

// Formats hashes as hex strings: https://ethereum.org/en/developers/docs/apis/json-rpc/#unformatted-data-encoding

const DIGITS = Array.from('0123456789abcdef', (digit) => digit.charCodeAt(0));

/** UTF-16 code units of the latest hash. Every call overwrites all of them except the prefix. */
const units = Array.from(`0x${'0'.repeat(64)}`, (unit) => unit.charCodeAt(0));

/**
 * Formats a 32-byte hash as `0x` and 64 lower-case hex digits.
 *
 * @param hashes consecutive hashes of 32 bytes each
 * @param index position of the hash to format
 */
export function hashToHex(hashes: Uint8Array, index = 0): string {
  for (let at = 0; at < 32; at++) {
    const byte = hashes[index * 32 + at] ?? 0;
    units[2 * at + 2] = DIGITS[byte >> 4] ?? 0;
    units[2 * at + 3] = DIGITS[byte & 15] ?? 0;
  }
  // `apply` is at least three times as fast as joining the digits or spreading the units.
  return String.fromCharCode.apply(null, units);
}
