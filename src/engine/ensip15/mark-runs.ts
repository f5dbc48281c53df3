// Canonical decomposition in linear time, by the Stream-Safe Text Format: https://www.unicode.org/reports/tr15/#Stream_Safe_Text_Format

import { nfd } from '@adraffy/ens-normalize';
import type { BulkTables } from '../tables/bulk-tables.ts';
import { fromCodePoints, toCodePoints } from '../text/code-points.ts';

/** No text that people write has more combining marks in a row, and ENSIP-15 allows far fewer. */
const MAX_MARK_RUN = 30;

/**
 * The text cut wherever a run of combining marks has grown too long. Normalizing takes the square of a
 * run's length: a text of one piece is safe to normalize whole.
 */
export function splitMarkRuns(text: string, tables: Pick<BulkTables, 'mark'>): string[] {
  const pieces: string[] = [];
  let start = 0;
  let position = 0;
  let run = 0;
  for (const character of text) {
    const isMark = tables.mark(character.codePointAt(0) as number) !== 'none';
    run = isMark ? run + 1 : 0;
    if (run > MAX_MARK_RUN) {
      pieces.push(text.slice(start, position));
      start = position;
      run = 1;
    }
    position += character.length;
  }
  pieces.push(text.slice(start));
  return pieces;
}

/** Nothing before U+00C0 decomposes. */
const NEVER_DECOMPOSED = /^[^\u00c0-\uffff]*$/;

/** NFD by the tables of ens-normalize, piece by piece. */
export function decompose(text: string, tables: Pick<BulkTables, 'mark'>): string {
  if (NEVER_DECOMPOSED.test(text)) return text;
  return splitMarkRuns(text, tables)
    .map((piece) => fromCodePoints(nfd(toCodePoints(piece))))
    .join('');
}
