import { formatTrusted } from '../../lists/trusted/format-trusted.ts';
import { BYTE_ORDER_MARK, formatCsvRecord } from '../../lists/writers/csv-cell.ts';
import { createYielder } from '../../primitives/yielder.ts';
import { type ExportSink, writeExport } from '../export/export-task.ts';
import type { JudgedImitation } from './found-imitations.ts';

export type FoundFormat = 'csv' | 'jsonl' | 'txt';

const COLUMNS = ['name', 'imitates', 'kind', 'evidence', 'verdict', 'known'];

function createRecord(found: JudgedImitation, imitates: string) {
  const { name, kind, evidence, verdict, known } = found;
  return { name, imitates, kind, evidence, verdict, known: known?.name ?? null };
}

/** Formats the found names, one per line. Skips names that a line cannot contain. */
export function formatFoundNames(found: Iterable<JudgedImitation>): string {
  const entries = Array.from(found, ({ name }) => ({ name, address: null, note: null }));
  return formatTrusted(entries, 'text').text;
}

async function* formatFound(
  found: Iterable<JudgedImitation>,
  imitated: string,
  format: FoundFormat,
): AsyncGenerator<string> {
  if (format === 'txt') {
    yield formatFoundNames(found);
    return;
  }
  const yieldIfDue = createYielder();
  if (format === 'csv') yield BYTE_ORDER_MARK + formatCsvRecord(COLUMNS);
  for (const each of found) {
    const record = createRecord(each, imitated);
    yield format === 'csv' ? formatCsvRecord(Object.values(record)) : `${JSON.stringify(record)}\n`;
    await yieldIfDue();
  }
}

/** Exports all found imitations. Throws like {@link writeExport}. */
export async function exportFound(
  found: Iterable<JudgedImitation>,
  imitated: string,
  format: FoundFormat,
  sink: ExportSink,
): Promise<void> {
  await writeExport(sink, formatFound(found, imitated, format));
}
