import { SAMPLE_BYTES } from '../../lists/readers/detect-format.ts';
import { MAX_LINE_LENGTH } from '../../lists/readers/line-splitter.ts';
import { detectTextKind } from '../../lists/readers/text-kind.ts';
import { BYTE_ORDER_MARK } from '../../lists/writers/byte-order-mark.ts';

/** A watchlist as a text file. */
export interface WatchlistText {
  text: string;
  /** Entries that no line of such a file can hold, and that are not in the text. */
  left: number;
}

/** False for what would come back as another name, as several, or not at all. */
function fitsLine(name: string): boolean {
  const { length } = name;
  return length > 0 && length <= MAX_LINE_LENGTH && !/[\r\n]/.test(name) && name.isWellFormed();
}

/** Whether its bytes alone say that the text is UTF-8: names may begin as a picture or an archive does. */
function isReadAsIs(text: string): boolean {
  const kind = detectTextKind(new TextEncoder().encode(text.slice(0, SAMPLE_BYTES)));
  return kind.kind === 'text' && kind.encoding === 'utf-8' && kind.bomLength === 0;
}

/** One name a line, so that an import of the file gives the same names. */
export function formatWatchlist(names: readonly string[]): WatchlistText {
  const lines = names.filter(fitsLine);
  const text = lines.map((name) => `${name}\n`).join('');
  const bom = isReadAsIs(text) ? '' : BYTE_ORDER_MARK;
  return { text: bom + text, left: names.length - lines.length };
}
