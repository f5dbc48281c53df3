import { Gunzip } from 'fflate';
import { skipBytes } from '../../lists/readers/skip-bytes.ts';
import { PACKED_STEP_BYTES } from './bulk-source.ts';

/** Result of {@link recoverGzip}. */
export interface GzipRecovery {
  /** Whether the file is undamaged. It then has several members, which `DecompressionStream` does not read. */
  isWhole: boolean;
}

/**
 * Unpacks a gzip file that `DecompressionStream` cannot read, starting at byte `from` of the unpacked content. Yields
 * everything before the damage, and all members of a file that has several:
 * https://www.rfc-editor.org/rfc/rfc1952#section-2.2
 */
export async function* recoverGzip(
  file: Blob,
  from: number,
): AsyncGenerator<Uint8Array, GzipRecovery> {
  const unpacked: Uint8Array[] = [];
  const skip = skipBytes(from);
  let members = 1;
  let length = 0;
  const gunzip = new Gunzip((piece) => {
    length += piece.length;
    unpacked.push(piece);
  });
  gunzip.onmember = () => {
    members += 1;
    length = 0;
  };
  for (let at = 0; at < file.size; at += PACKED_STEP_BYTES) {
    const packed = new Uint8Array(await file.slice(at, at + PACKED_STEP_BYTES).arrayBuffer());
    let isDamaged = false;
    try {
      gunzip.push(packed);
    } catch {
      isDamaged = true;
    }
    yield* unpacked.splice(0).map(skip);
    if (isDamaged) return { isWhole: false };
  }
  const lengthAtEnd = new DataView(await file.slice(-4).arrayBuffer()).getUint32(0, true);
  return { isWhole: members > 1 && length % 2 ** 32 === lengthAtEnd };
}
