import type { ImportOptions } from '../../../lists/readers/detect-format.ts';
import { bytesToHex } from '../../../primitives/bytes-to-hex.ts';
import type { BulkSource } from '../../input/bulk-source.ts';

/** What the page shows about a kept list without reading its content. */
export interface KeptListInfo {
  /** Unique ID, new each time a list is kept. */
  id: string;
  /** Name of the list, which the user can change. */
  name: string;
  /** Number of names. */
  names: number;
  /** Size of the content in UTF-8. */
  bytes: number;
  /** Milliseconds since 1970. */
  keptAt: number;
  /** Whether the list was a file, so that the device may have another copy. */
  isFile: boolean;
  /** Equal for lists with the same content and format. Null for lists that an older version of the page kept. */
  fingerprint: string | null;
  /** False if another version of the page has kept the list in a shape that this version does not know. */
  isReadable: boolean;
}

/** Source of a kept list and how to read it. */
export interface KeptContent {
  source: BulkSource;
  options: ImportOptions;
}

/** Maximum length of the name of a list, in UTF-16 code units. */
export const MAX_LIST_NAME_LENGTH = 80;

const DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** Formats the date when a list was kept: `21 Nov 2026`. */
export function formatKeptDate(keptAt: number): string {
  return DATE.format(keptAt);
}

/** Returns a name without surrounding white space, at most {@link MAX_LIST_NAME_LENGTH} long. Empty if nothing is left. */
export function trimListName(name: string): string {
  return name.trim().slice(0, MAX_LIST_NAME_LENGTH).toWellFormed();
}

/** Creates the name of a list from the name of its file, or from the date. */
export function createListName(source: BulkSource, keptAt: number): string {
  const file = source.kind === 'file' ? trimListName(source.file.name) : '';
  return file === '' ? `Pasted on ${formatKeptDate(keptAt)}` : file;
}

/** Returns the size of the content of a source, in bytes of UTF-8. */
export function measureSource(source: BulkSource): number {
  return source.kind === 'file' ? source.file.size : new Blob([source.text]).size;
}

/** Returns a hash that is equal for lists with the same content and format. */
export async function fingerprintList({ source, options }: KeptContent): Promise<string> {
  const content = source.kind === 'file' ? source.file : new Blob([source.text]);
  const format = JSON.stringify([options.encoding, options.format]);
  const bytes = await new Blob([format, '\n', content]).arrayBuffer();
  return bytesToHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}
