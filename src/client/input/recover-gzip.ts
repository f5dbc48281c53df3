import { Gunzip } from 'fflate';
import { skipBytes } from '../../lists/readers/skip-bytes.ts';
import { PACKED_STEP_BYTES } from './bulk-source.ts';

/**
 * Unpacks a gzip file that `DecompressionStream` cannot read, starting at byte `from` of the unpacked content. Yields
 * everything before the damage, and all members of a file that has several:
 * https://www.rfc-editor.org/rfc/rfc1952#section-2.2
 *
 * Returns whether the file is undamaged. It then has several members, which `DecompressionStream` does not read.
 */
export async function* recoverGzip(file: Blob, from: number): AsyncGenerator<Uint8Array, boolean> {
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
    if (isDamaged) return false;
  }
  const lengthAtEnd = new DataView(await file.slice(-4).arrayBuffer()).getUint32(0, true);
  return members > 1 && length % 2 ** 32 === lengthAtEnd;
}
