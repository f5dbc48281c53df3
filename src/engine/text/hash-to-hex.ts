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
