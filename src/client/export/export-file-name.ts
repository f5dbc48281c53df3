/** Parts of the name of an exported file. */
export interface ExportFileName {
  /** Name of the file or of the name that was exported, or null for pasted text. */
  source: string | null;
  /** What was exported, such as `imitations`. */
  view: string;
  extension: string;
  date?: Date;
}

/** Extensions of lists, which the name of an export replaces. */
const LIST_EXTENSION = /(?:\.(?:txt|csv|tsv|jsonl|ndjson|json))?(?:\.gz)?$/i;

/**
 * Matches everything that is not a letter, a mark, a number, an emoji, `_` or `-`. Dots are included, so that the
 * file name has one extension. Windows also compares the part before the first dot with its reserved names.
 * https://learn.microsoft.com/en-us/windows/win32/fileio/naming-a-file
 */
const UNSAFE = /(?:[^\p{L}\p{M}\p{N}\p{Extended_Pictographic}_-]|\p{C})+/gu;

/** Matches invisible characters, some of which are letters or marks. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** Maximum length of the source, in UTF-16 code units. Together with the other parts, at most 255 bytes in UTF-8. */
const MAX_SOURCE_LENGTH = 64;

function makeSafe(source: string): string {
  const name = source.slice(Math.max(source.lastIndexOf('/'), source.lastIndexOf('\\')) + 1);
  const safe = name
    .replace(LIST_EXTENSION, '')
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(UNSAFE, '-')
    .slice(0, MAX_SOURCE_LENGTH)
    // Removes half of a character at the cut.
    .replace(/[\ud800-\udbff]$/, '')
    .replace(/^[-\p{M}]+|-+$/gu, '');
  return safe === '' ? 'list' : safe;
}

function formatDate(date: Date): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

/**
 * Creates the name of an exported file from its source, its view and the date.
 *
 * @example createExportFileName({ source: 'names.txt', view: 'imitations', extension: 'csv' })
 * // 'names-imitations-2026-11-24.csv'
 */
export function createExportFileName(parts: ExportFileName): string {
  const { source, view, extension, date = new Date() } = parts;
  const start = source === null ? 'pasted' : makeSafe(source);
  return `${start}-${view}-${formatDate(date)}.${extension}`;
}
