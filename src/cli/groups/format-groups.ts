import { getRatingTone } from '../../display/rating-words.ts';
import { formatCsvRecord } from '../../lists/writers/csv-cell.ts';
import { escapeForTerminal } from '../terminal/escape-for-terminal.ts';
import { formatEntry } from '../terminal/format-json.ts';
import type { Styles } from '../terminal/styles.ts';
import type { Cell } from '../terminal/table.ts';
import { joinEntries, type ResultFormat } from '../writing/result-writer.ts';
import type { NameGroup } from './name-group.ts';

export const GROUPS_CSV_HEAD = formatCsvRecord([
  'group',
  'look',
  'name',
  'rating',
  'imitates',
  'count',
]);

/**
 * A group as an entry of JSON, or as records of CSV.
 *
 * @param number from 1
 * @param isEscaped true where a person reads
 */
export function formatGroup(
  { look, names }: NameGroup,
  number: number,
  format: ResultFormat,
  isEscaped: boolean,
): string {
  if (format !== 'csv') {
    return joinEntries(format, [formatEntry(isEscaped, { group: number, look, names })]);
  }
  return names
    .map(({ name, rating, imitates, count }) => {
      const safeName = isEscaped ? escapeForTerminal(name) : name;
      return formatCsvRecord([number, look, safeName, rating, imitates, count]);
    })
    .join('');
}

/** A row for each name of a group, for {@link GROUP_COLUMNS}. */
export function formatGroupRows(
  { look, names }: NameGroup,
  number: number,
  styles: Styles,
): (string | Cell)[][] {
  return names.map(({ name, rating, imitates, count }) => {
    const status = getRatingTone(rating);
    return [
      String(number),
      look,
      { text: status, draw: (text) => styles.status(status, text) },
      String(count),
      name,
      imitates === null ? '' : `imitates ${imitates}`,
    ];
  });
}

export const GROUP_COLUMNS = ['group', 'look', 'verdict', 'count', 'name', 'finding'].map(
  (title) => ({ title }),
);
