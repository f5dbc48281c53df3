import { SAMPLE_BYTES } from '../../lists/readers/detect-format.ts';
import { MAX_LINE_LENGTH } from '../../lists/readers/line-splitter.ts';
import { detectTextKind } from '../../lists/readers/text-kind.ts';
import { BYTE_ORDER_MARK } from '../../lists/writers/byte-order-mark.ts';

/** A watchlist in the format of a text file. */
export interface WatchlistText {
  text: string;
  /** Number of entries that are not in the text because a line cannot contain them. */
  skipped: number;
}

/** Checks whether an import of the line gives exactly this name. */
function fitsLine(name: string): boolean {
  const { length } = name;
  return length > 0 && length <= MAX_LINE_LENGTH && !/[\r\n]/.test(name) && name.isWellFormed();
}

/** Checks whether an import detects the text as UTF-8. A text that starts like a binary file, such as `GIF8.eth`, is not detected. */
function isDetectedAsUtf8(text: string): boolean {
  const kind = detectTextKind(new TextEncoder().encode(text.slice(0, SAMPLE_BYTES)));
  return kind.kind === 'text' && kind.encoding === 'utf-8' && kind.bomLength === 0;
}

/** Formats one name per line, so that an import of the file gives the same names. */
export function formatWatchlist(names: readonly string[]): WatchlistText {
  const lines = names.filter(fitsLine);
  const text = lines.map((name) => `${name}\n`).join('');
  const bom = isDetectedAsUtf8(text) ? '' : BYTE_ORDER_MARK;
  return { text: bom + text, skipped: names.length - lines.length };
}
