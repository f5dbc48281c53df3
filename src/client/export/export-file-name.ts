/** Parts of the name of an exported file. */
export interface ExportFileName {
  /** File name of the list, or the ENS name whose imitations are exported. Null for pasted text. */
  source: string | null;
  /** Word for the exported rows, such as `imitations`. */
  view: string;
  /** Whether the user stopped the list, so that the file contains only a part of it. False by default. */
  isStopped?: boolean;
  extension: string;
  date?: Date;
}

/** Matches the extensions of a list, which are removed from the name of the export. */
const LIST_EXTENSION = /(?:\.(?:txt|csv|tsv|jsonl|ndjson|json))?(?:\.gz)?$/i;

/**
 * Matches characters that are replaced in file names: all except letters, marks, numbers, emoji, `_` and `-`. Dots are
 * replaced too: the file must have one extension, and Windows rejects names such as `con.eth.csv`.
 * https://learn.microsoft.com/en-us/windows/win32/fileio/naming-a-file
 */
const UNSAFE = /(?:[^\p{L}\p{M}\p{N}\p{Extended_Pictographic}_-]|\p{C})+/gu;

/** Matches invisible characters. `UNSAFE` misses the invisible characters that are letters or marks. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** Maximum length of the source, in UTF-16 code units. Keeps the whole file name within 255 bytes of UTF-8. */
const MAX_SOURCE_LENGTH = 64;

function makeSafe(source: string): string {
  const name = source.slice(Math.max(source.lastIndexOf('/'), source.lastIndexOf('\\')) + 1);
  const safe = name
    .replace(LIST_EXTENSION, '')
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(UNSAFE, '-')
    .slice(0, MAX_SOURCE_LENGTH)
    // The cut may leave the first half of a surrogate pair.
    .replace(/[\ud800-\udbff]$/, '')
    .replace(/^[-\p{M}]+|-+$/gu, '');
  return safe === '' ? 'list' : safe;
}

/**
 * Creates the name of an exported file from the source, the view and the date. The name of an incomplete file says that
 * the list was stopped.
 *
 * @example createExportFileName({ source: 'names.txt', view: 'imitations', extension: 'csv' })
 * // 'names-imitations-2026-11-24.csv'
 */
export function createExportFileName(parts: ExportFileName): string {
  const { source, view, isStopped = false, extension, date = new Date() } = parts;
  const start = source === null ? 'pasted' : makeSafe(source);
  const state = isStopped ? '-stopped' : '';
  // Swedish dates are in the format of ISO 8601.
  return `${start}-${view}${state}-${date.toLocaleDateString('sv')}.${extension}`;
}
