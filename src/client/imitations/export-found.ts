import { formatCsvRecord } from '../../lists/writers/csv-cell.ts';
import { createYielder } from '../../primitives/yielder.ts';
import { ExportRefusedError, type ExportSink } from '../export/export-sink.ts';
import { formatWatchlist } from '../watchlist/export-watchlist.ts';
import type { JudgedImitation } from './found-verdict.ts';

export type FoundFormat = 'csv' | 'jsonl' | 'txt';

/** Text is handed to the sink in pieces of about this length. */
const PIECE_LENGTH = 1 << 20;

const COLUMNS = ['name', 'imitates', 'kind', 'evidence', 'verdict', 'known'];

function createRecord(found: JudgedImitation, imitates: string) {
  const { name, kind, evidence, verdict, known } = found;
  return { name, imitates, kind, evidence, verdict, known: known?.name ?? null };
}

function* listLines(
  found: Iterable<JudgedImitation>,
  imitated: string,
  format: 'csv' | 'jsonl',
): Generator<string> {
  // Spreadsheets know UTF-8 by the byte order mark.
  if (format === 'csv') yield `\ufeff${formatCsvRecord(COLUMNS)}`;
  for (const each of found) {
    const record = createRecord(each, imitated);
    yield format === 'csv' ? formatCsvRecord(Object.values(record)) : `${JSON.stringify(record)}\n`;
  }
}

/** Names of what was found, one a line, without those that no line can hold. */
export function formatFoundNames(found: Iterable<JudgedImitation>): string {
  return formatWatchlist(Array.from(found, ({ name }) => name)).text;
}

/** Writes what was found, whole, or throws {@link ExportRefusedError} and leaves nothing behind. */
export async function exportFound(
  found: Iterable<JudgedImitation>,
  imitated: string,
  format: FoundFormat,
  sink: ExportSink,
): Promise<void> {
  const lines = format === 'txt' ? [formatFoundNames(found)] : listLines(found, imitated, format);
  const yieldIfDue = createYielder();
  let text = '';
  try {
    for (const line of lines) {
      text += line;
      await yieldIfDue();
      if (text.length < PIECE_LENGTH) continue;
      await sink.write(text);
      text = '';
    }
    await sink.write(text);
    await sink.close();
  } catch (error) {
    await sink.abort();
    throw new ExportRefusedError(error);
  }
}
