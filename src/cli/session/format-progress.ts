import { formatCount } from '../../primitives/format-count.ts';

/** Progress of a command. */
export interface Progress {
  names: number;
  /** Raw bytes that were read. */
  bytes: number;
  /** Total size of all sources, or null if unknown. */
  totalBytes: number | null;
  seconds: number;
}

/**
 * Formats progress as one line.
 *
 * @example
 * formatProgress({ names: 52_000, bytes: 25, totalBytes: 100, seconds: 2 });
 * // '52,000 names · 25 % · 26,000 a second'
 */
export function formatProgress({ names, bytes, totalBytes, seconds }: Progress): string {
  const parts = [formatCount(names, 'name')];
  if (totalBytes !== null && totalBytes > 0) {
    parts.push(`${Math.min(100, Math.floor((bytes * 100) / totalBytes))} %`);
  }
  if (seconds > 0) parts.push(`${Math.round(names / seconds).toLocaleString('en')} a second`);
  return parts.join(' · ');
}
