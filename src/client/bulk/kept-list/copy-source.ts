import type { BulkSource } from '../../input/bulk-source.ts';

/** Maximum size of a file that can be kept. The whole file is copied into memory. */
export const MAX_KEPT_BYTES = 256 * 1024 * 1024;

/** A file that is larger than {@link MAX_KEPT_BYTES}. */
export class FileTooLargeError extends Error {
  override readonly name = 'FileTooLargeError';
}

/**
 * Copies the content of a source. Some browsers store only a reference to an opened file, as Chromium does in private
 * windows. Without a copy, the kept list would be lost when the file changes.
 */
export async function copySource(source: BulkSource): Promise<BulkSource> {
  if (source.kind === 'text') return source;
  const { file } = source;
  if (file.size > MAX_KEPT_BYTES) throw new FileTooLargeError();
  const { name, type, lastModified } = file;
  return { kind: 'file', file: new File([await file.arrayBuffer()], name, { type, lastModified }) };
}
