import { formatCsvRecord } from '../../lists/writers/csv-cell.ts';
import { getRatingTone } from '../../words/names/rating-words.ts';
import { escapeForTerminal } from '../terminal/escape-for-terminal.ts';
import { formatEntry } from '../terminal/format-json.ts';
import type { Styles } from '../terminal/styles.ts';
import type { Cell } from '../terminal/table.ts';
import { joinEntries, type ResultFormat } from '../writing/result-writer.ts';
import type { NameGroup } from './name-group.ts';

export const GROUPS_CSV_HEADER = formatCsvRecord([
  'group',
  'look',
  'name',
  'rating',
  'imitates',
  'count',
]);

/**
 * Formats a group as one JSON value, or as one CSV record per name.
 *
 * @param number number of the group, from 1
 * @param isEscaped whether hidden and direction-changing characters are escaped, for a terminal
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

/** Returns one table row per name of a group, for {@link GROUP_COLUMNS}. */
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
