// Lists the characters that a search by drawing can find: https://www.unicode.org/reports/tr44/

import type { ConfusableTable } from '../confusables/confusable-table.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';

/** Scripts that many readers know. */
const FAMILIAR_SCRIPTS: readonly string[] = ['Latin', 'Greek', 'Cyrillic'];

/** Scripts with hundreds of syllables or ideographs. Only their confusables are listed. */
const LARGE_SCRIPTS: readonly string[] = [
  'Han',
  'Hangul',
  'Yi',
  'Ethiopic',
  'Canadian_Aboriginal',
  'Vai',
];

/**
 * Ranges of punctuation and symbols that fonts draw in one colour:
 * https://www.unicode.org/Public/UCD/latest/ucd/Blocks.txt
 */
const SIGN_RANGES = [
  [0xa1, 0xff], // Latin-1 Supplement
  [0x2010, 0x205e], // General Punctuation
  [0x20a0, 0x22ff], // Currency Symbols to Mathematical Operators
  [0x25a0, 0x27bf], // Geometric Shapes to Dingbats
  [0x3001, 0x303f], // CJK Symbols and Punctuation
] as const;

/** Last code point to list. Later code points are ideographs, tags and private use characters. */
const LAST_PLANE_END = 0x1ffff;

/**
 * Lists the characters that a search by drawing can find, in groups, the most common group first. Each group is one
 * string. Excludes marks and invisible characters.
 */
export function listDrawableCharacters(tables: BulkTables, table: ConfusableTable): string[] {
  const groups: string[] = ['', '', '', '', '', ''];
  for (let codePoint = 0x21; codePoint <= LAST_PLANE_END; codePoint++) {
    const group = getGroup(codePoint, tables, table);
    if (group !== null) groups[group] += String.fromCodePoint(codePoint);
  }
  return groups;
}

function getGroup(codePoint: number, tables: BulkTables, table: ConfusableTable): number | null {
  const category = tables.category(codePoint);
  if (category === 'other' || tables.drawsNothing(codePoint)) return null;
  if (tables.mark(codePoint) !== 'none') return null;
  if (codePoint < 0x7f) return /[a-z0-9]/.test(String.fromCodePoint(codePoint)) ? 0 : 1;
  const script = tables.script(codePoint);
  const isLetter = tables.isExemplar(codePoint) || tables.isExemplar(tables.lowerCase(codePoint));
  if (isLetter && FAMILIAR_SCRIPTS.includes(script)) return 2;
  if (category === 'sign' && isIn(SIGN_RANGES, codePoint)) return 3;
  const isDigit = tables.digitZero(codePoint) !== undefined;
  const isUsual = tables.fontSupport(codePoint) === 'supported';
  if (isUsual && (isLetter || isDigit) && !LARGE_SCRIPTS.includes(script)) return 4;
  return table.isConfusable(codePoint) ? 5 : null;
}

function isIn(ranges: readonly (readonly [number, number])[], codePoint: number): boolean {
  return ranges.some(([first, last]) => codePoint >= first && codePoint <= last);
}
