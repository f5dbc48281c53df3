// Hashes as hex digits, as Ethereum writes them: https://ethereum.org/en/developers/docs/apis/json-rpc/#unformatted-data-encoding

const DIGITS = Array.from('0123456789abcdef', (digit) => digit.charCodeAt(0));

/** Overwritten for every hash, but for the prefix. */
const units = Array.from(`0x${'0'.repeat(64)}`, (unit) => unit.charCodeAt(0));

/** `0x` and two lower-case hex digits a byte, of one of these hashes of 32 bytes each. */
export function toHex(hashes: Uint8Array, index = 0): string {
  for (let at = 0; at < 32; at++) {
    const byte = hashes[index * 32 + at] ?? 0;
    units[2 * at + 2] = DIGITS[byte >> 4] ?? 0;
    units[2 * at + 3] = DIGITS[byte & 15] ?? 0;
  }
  // One string from all units at once: joining digit by digit, or spreading them, takes three times as long or more.
  return String.fromCharCode.apply(null, units);
}

/** The bytes of an even number of hex digits without prefix. */
export function fromHex(digits: string): Uint8Array {
  return Uint8Array.from({ length: digits.length / 2 }, (_, at) =>
    Number.parseInt(digits.slice(at * 2, at * 2 + 2), 16),
  );
}
