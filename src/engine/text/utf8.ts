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
