import { hexToBytes } from 'viem/utils';
import type { Hex } from './ens-contracts.ts';

/**
 * Decodes UTF-8. Keeps a byte order mark at the start, which viem removes. Otherwise the owner of `\u{feff}vitalik.eth`
 * would seem to own `vitalik.eth`.
 */
export function readUtf8(bytes: Hex | Uint8Array): string {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  return decoder.decode(typeof bytes === 'string' ? hexToBytes(bytes) : bytes);
}
