import type { BulkSource } from '../../input/bulk-source.ts';

/** A larger file is not kept: all of it is in memory for a moment. */
export const MAX_KEPT_BYTES = 256 * 1024 * 1024;

/** The file of a list has more than {@link MAX_KEPT_BYTES}. */
export class FileTooLargeError extends Error {
  override readonly name = 'FileTooLargeError';
}

/**
 * A source that has what it is made of. A browser may store a file that was opened as a mere reference to the disk, as
 * Chromium does in private windows: once the file there is another, nothing would be left of what was kept.
 */
export async function copySource(source: BulkSource): Promise<BulkSource> {
  if (source.kind === 'text') return source;
  const { file } = source;
  if (file.size > MAX_KEPT_BYTES) throw new FileTooLargeError();
  const { name, type, lastModified } = file;
  return { kind: 'file', file: new File([await file.arrayBuffer()], name, { type, lastModified }) };
}
