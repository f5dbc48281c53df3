import { SAMPLE_BYTES } from '../readers/detect-format.ts';
import { MAX_LINE_LENGTH } from '../readers/line-splitter.ts';
import { detectTextKind } from '../readers/text-kind.ts';
import { BYTE_ORDER_MARK, FORMULA_START, formatCsvRecord } from '../writers/csv-cell.ts';
import { formatTrustedLine, type TrustedEntry } from './trusted-entry.ts';

/** Formats of a file with trusted names and addresses. */
export type TrustedFormat = 'csv' | 'jsonl' | 'text';

const COLUMNS = ['name', 'address', 'note'];

/** Checks whether a cell starts with the apostrophe that prevents a formula. */
function isProtected(cell: string): boolean {
  return cell.startsWith("'") && FORMULA_START.test(cell.replace(/^'+/u, ''));
}

/** Removes the apostrophe that prevents a formula. */
export function removeProtection(cell: string): string {
  return isProtected(cell) ? cell.slice(1) : cell;
}

/** Adds another apostrophe to a cell that would otherwise lose the apostrophe that it starts with. */
const keepApostrophe = (cell: string | null) =>
  cell !== null && isProtected(cell) ? `'${cell}` : cell;

const FORMATTERS: Readonly<Record<TrustedFormat, (entry: TrustedEntry) => string>> = {
  csv: ({ name, address, note }) => formatCsvRecord([name, address, note].map(keepApostrophe)),
  jsonl: (entry) =>
    `${JSON.stringify(Object.fromEntries(Object.entries(entry).filter(([, text]) => text !== null)))}\n`,
  text: (entry) => `${formatTrustedLine(entry)}\n`,
};

/** Checks whether an import of the line gives exactly this entry. */
function fitsLine({ name, address, note }: TrustedEntry, format: TrustedFormat, line: string) {
  const text = `${name ?? ''}${note ?? ''}`;
  // Only a line of a text file can consist of spaces.
  const isMissing = format === 'text' && address === null ? name === '' : name?.trim() === '';
  const isLine = !/[\r\n]/u.test(text) && line.length <= MAX_LINE_LENGTH;
  return !isMissing && isLine && text.isWellFormed();
}

/**
 * Checks whether an import detects the text as UTF-8. A text that starts like a binary file, such as `GIF8.eth`, is
 * not detected.
 */
function isDetectedAsUtf8(text: string): boolean {
  const kind = detectTextKind(new TextEncoder().encode(text.slice(0, SAMPLE_BYTES)));
  return kind.kind === 'text' && kind.encoding === 'utf-8' && kind.bomLength === 0;
}

/**
 * Formats entries, so that an import of the file gives the same entries. Also returns the number of skipped entries, which
 * a line cannot contain.
 */
export function formatTrusted(entries: readonly TrustedEntry[], format: TrustedFormat) {
  let skipped = 0;
  const lines: string[] = format === 'csv' ? [formatCsvRecord(COLUMNS)] : [];
  for (const entry of entries) {
    const line = FORMATTERS[format](entry);
    if (fitsLine(entry, format, line)) lines.push(line);
    else skipped += 1;
  }
  const text = lines.join('');
  return { text: (isDetectedAsUtf8(text) ? '' : BYTE_ORDER_MARK) + text, skipped };
}
