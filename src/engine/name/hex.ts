// Bytes as hex digits, the way Ethereum writes hashes: https://ethereum.org/en/developers/docs/apis/json-rpc/#unformatted-data-encoding

const PAIRS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** `0x` and two lower-case hex digits a byte. */
export function toHex(bytes: Uint8Array): string {
  let hex = '0x';
  for (const byte of bytes) hex += PAIRS[byte];
  return hex;
}

/** The bytes of an even number of hex digits without prefix. */
export function fromHex(digits: string): Uint8Array {
  return Uint8Array.from({ length: digits.length / 2 }, (_, at) =>
    Number.parseInt(digits.slice(at * 2, at * 2 + 2), 16),
  );
}
