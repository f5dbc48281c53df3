import type { ImportOptions } from '../../../lists/readers/detect-format.ts';
import { isSecretLine } from '../../../lists/readers/rejected-line.ts';
import { bytesToHex } from '../../../primitives/bytes-to-hex.ts';
import { createYielder } from '../../../primitives/yielder.ts';
import { type BulkSource, getSourceName } from '../../input/bulk-source.ts';
import { readNames } from '../../input/read-names.ts';

/** Facts about a saved list that the page shows before it reads the content of the list. */
export interface KeptListInfo {
  /** Unique ID. Saving a list again gives it a new ID. */
  id: string;
  /** Name of the list. The user can change it. */
  name: string;
  names: number;
  /** Size of the content, in bytes of UTF-8. */
  bytes: number;
  /** Time when the list was saved, in milliseconds since 1970. */
  keptAt: number;
  /** True if the list was opened from a file. The user may still have that file. */
  isFile: boolean;
  /** Hash of the content and format. */
  fingerprint: string;
  /** False if another version of the page saved the list in a format that this version cannot read. */
  isReadable: boolean;
}

/** Source of a saved list, and the options for reading it. */
export interface KeptContent {
  source: BulkSource;
  options: ImportOptions;
}

/** Maximum length of the name of a list, in UTF-16 code units. */
export const MAX_LIST_NAME_LENGTH = 80;

const DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** Formats the date when a list was saved: `21 Nov 2026`. */
export function formatKeptDate(keptAt: number): string {
  return DATE.format(keptAt);
}

/** Trims a name and cuts it to {@link MAX_LIST_NAME_LENGTH}. Returns an empty string for white space. */
export function trimListName(name: string): string {
  return name.trim().slice(0, MAX_LIST_NAME_LENGTH).toWellFormed();
}

/** Names a list after its source, or pasted text without a name after the date: `Pasted on 21 Nov 2026`. */
export function createListName(source: BulkSource, keptAt: number): string {
  const name = trimListName(getSourceName(source) ?? '');
  return name === '' ? `Pasted on ${formatKeptDate(keptAt)}` : name;
}

/** Gives the source of a list the name to which the user renamed the list. Returns other sources unchanged. */
export function applyListName(
  source: BulkSource,
  { name, keptAt }: Pick<KeptListInfo, 'name' | 'keptAt'>,
): BulkSource {
  if (name === createListName(source, keptAt)) return source;
  if (source.kind === 'text') return { ...source, name };
  const { type, lastModified } = source.file;
  return { kind: 'file', file: new File([source.file], name, { type, lastModified }) };
}

/** Returns the size of a source, in bytes of UTF-8. */
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

/** Maximum size of a file that can be kept. The whole file is copied into memory. */
export const MAX_KEPT_BYTES = 256 * 1024 * 1024;

/**
 * Copies the content of a source. Some browsers store only a reference to an opened file, as Chromium does in private
 * windows. Without a copy, the kept list would be lost when the file changes.
 */
export async function copySource(source: BulkSource): Promise<BulkSource> {
  if (source.kind === 'text') return source;
  const { file } = source;
  if (file.size > MAX_KEPT_BYTES) throw new DOMException('', 'FileTooLargeError');
  const { name, type, lastModified } = file;
  return { kind: 'file', file: new File([await file.arrayBuffer()], name, { type, lastModified }) };
}

/** Checks whether any line of a list contains a secret. Reads the whole list, even if its inspection was stopped. */
export async function hasSecrets(source: BulkSource, options: ImportOptions): Promise<boolean> {
  const yieldIfDue = createYielder();
  for await (const { rejected } of readNames(source, options)) {
    if (rejected.some(isSecretLine)) return true;
    await yieldIfDue();
  }
  return false;
}
