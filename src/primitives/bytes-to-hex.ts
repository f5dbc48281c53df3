/**
 * Formats bytes as lower-case hex digits.
 *
 * @example bytesToHex(Uint8Array.of(0xcc, 0x80), ' ') // 'cc 80'
 */
export function bytesToHex(bytes: Uint8Array, separator = ''): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(separator);
}
