import type { TextResemblance } from '../../contract/text-resemblance.ts';
import { formatCsvRecord } from '../../lists/writers/csv-cell.ts';
import { escapeRecord } from '../terminal/escape-for-terminal.ts';
import { formatEntry } from '../terminal/format-json.ts';
import type { Styles } from '../terminal/styles.ts';
import type { Cell } from '../terminal/table.ts';
import { joinEntries, type ResultFormat } from '../writing/result-writer.ts';

/** A text from the input, and what it resembles. */
export interface ComparedText {
  text: string;
  resembles: TextResemblance | null;
}

export const RESEMBLANCES_CSV_HEADER = formatCsvRecord([
  'text',
  'resembles',
  'kind',
  'status',
  'evidence',
]);

/** @param isEscaped whether hidden and direction-changing characters are escaped, for a terminal */
export function formatResemblances(
  compared: readonly ComparedText[],
  format: ResultFormat,
  isEscaped: boolean,
): string {
  if (format !== 'csv') {
    return joinEntries(
      format,
      compared.map((each) => formatEntry(isEscaped, each)),
    );
  }
  return compared
    .map(({ text, resembles }) => {
      const {
        text: original = null,
        kind = null,
        status = null,
        evidence = null,
      } = resembles ?? {};
      const record = formatCsvRecord([text, original, kind, status, evidence]);
      return isEscaped ? escapeRecord(record) : record;
    })
    .join('');
}

export const RESEMBLANCE_COLUMNS = [
  { title: 'verdict' },
  { title: 'text' },
  { title: 'resembles' },
  { title: 'evidence', isCut: true },
];

/** Returns a table row for {@link RESEMBLANCE_COLUMNS}. */
export function formatResemblanceRow(
  { text, resembles }: ComparedText,
  styles: Styles,
): (string | Cell)[] {
  const status = resembles?.status ?? 'pass';
  return [
    { text: status, draw: (drawn) => styles.status(status, drawn) },
    text,
    resembles?.text ?? '',
    { text: resembles?.evidence ?? '', draw: styles.dim },
  ];
}
