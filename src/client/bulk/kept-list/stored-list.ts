import type { ImportOptions } from '../../../lists/readers/detect-format.ts';
import type { BulkSource } from '../../input/bulk-source.ts';
import { createListName, type KeptContent, type KeptListInfo, measureSource } from './kept-list.ts';

/** Version of the storage format. Values from other versions are ignored. */
const VERSION = 1;

/** Content of a list in the storage format. `mark` is the length of the byte order mark. */
export interface StoredContent {
  version: number;
  source: BulkSource;
  options: Omit<ImportOptions, 'bomLength'> & { mark: number };
}

/** A list in the single-list format, which stores its information and content in one value. */
export interface StoredOnlyList extends StoredContent {
  id: string;
  names: number;
  keptAt: number;
}

/** Information about a list in the storage format. */
export interface StoredInfo extends Omit<KeptListInfo, 'isReadable'> {
  version: number;
}

function hasKnownVersion(stored: unknown): boolean {
  return (stored as { version?: unknown } | undefined)?.version === VERSION;
}

/** Converts content to the storage format. */
export function toStoredContent({ source, options }: KeptContent): StoredContent {
  const { bomLength, ...others } = options;
  return { version: VERSION, source, options: { ...others, mark: bomLength } };
}

/** Converts stored content back. Returns null if nothing is stored or another version of the page stored it. */
export function fromStoredContent(stored: unknown): KeptContent | null {
  if (!hasKnownVersion(stored)) return null;
  const { source, options } = stored as StoredContent;
  const { mark, ...others } = options;
  return { source, options: { ...others, bomLength: mark } };
}

/** Converts information about a list to the storage format. */
export function toStoredInfo({ isReadable, ...info }: KeptListInfo): StoredInfo {
  return { ...info, version: VERSION };
}

/** Converts stored information back. If another version stored it, marks the list as unreadable. */
export function fromStoredInfo(id: string, stored: unknown): KeptListInfo {
  if (!hasKnownVersion(stored)) return createUnreadableInfo(id);
  const { version, ...info } = stored as StoredInfo;
  return { ...info, id, isReadable: true };
}

/** ID for a list in the single-list format whose own ID cannot be read. */
export const ONLY_LIST_ID = 'list';

/** Returns the information about a list in the single-list format, or null if none is stored. */
export function readOnlyListInfo(stored: unknown): KeptListInfo | null {
  if (stored === undefined) return null;
  if (!hasKnownVersion(stored)) return createUnreadableInfo(ONLY_LIST_ID);
  const { id, names, keptAt, source } = stored as StoredOnlyList;
  return {
    id,
    name: createListName(source, keptAt),
    names,
    bytes: measureSource(source),
    keptAt,
    isFile: source.kind === 'file',
    fingerprint: null,
    isReadable: true,
  };
}

function createUnreadableInfo(id: string): KeptListInfo {
  return {
    id,
    name: 'Unreadable list',
    names: 0,
    bytes: 0,
    keptAt: 0,
    isFile: false,
    fingerprint: null,
    isReadable: false,
  };
}
