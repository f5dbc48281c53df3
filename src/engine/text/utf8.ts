// UTF-8, encoded here because the engine knows no platform's TextEncoder: https://www.rfc-editor.org/rfc/rfc3629

/** Where encoded labels are laid while they are hashed, so that the common case allocates nothing. */
const scratch = new Uint8Array(1024);

/**
 * UTF-8 of a text without unpaired surrogates. The bytes are valid until the next call.
 */
export function encodeUtf8(text: string): Uint8Array {
  const target = text.length * 3 <= scratch.length ? scratch : new Uint8Array(text.length * 3);
  return target.subarray(0, writeUtf8(text, target, 0));
}

/**
 * Writes UTF-8 of a text without unpaired surrogates, at most three bytes a UTF-16 unit.
 *
 * @param start index of its first byte
 * @returns index after its last byte
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

/** Number of UTF-8 bytes of a text without unpaired surrogates. */
export function countUtf8Bytes(text: string): number {
  let length = text.length;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    // A surrogate pair is two units and four bytes: one byte more for each.
    if (unit >= 0x80) length += unit < 0x800 || unit >>> 11 === 0x1b ? 1 : 2;
  }
  return length;
}
