import { expect, it } from 'vitest';
import { createNodeInspector } from '../../hosts/node.ts';
import { splitRecord } from '../../lists/readers/csv-records.ts';
import {
  type ExportFormat,
  formatExportHead,
  formatExportLine,
} from '../../lists/writers/report-lines.ts';
import { createMemorySink } from '../export/testing/create-memory-sink.ts';
import { unwrap } from '../queries/problem-error.ts';
import { type ExportedList, exportRows, prepareExport, type ReportsWorker } from './list-export.ts';
import { createWorkerPool } from './worker-pool.ts';

const engine = await createNodeInspector();

function startExport(names: string[], format: ExportFormat) {
  const { sink, written } = createMemorySink();
  const worker: ReportsWorker = {
    async bulkInspectNames(batch) {
      expect(batch.length).toBeLessThanOrEqual(250);
      return { ok: true, value: { results: engine.bulkInspectNames(batch).map(unwrap) } };
    },
    stop: () => undefined,
  };
  const controller = new AbortController();
  const progress: number[] = [];
  const done = exportRows({
    rows: { length: names.length, at: (place) => names.length - 1 - place },
    name: (row) => names[row] as string,
    head: formatExportHead(format),
    formatLine: (report) => formatExportLine(format, report),
    pool: createWorkerPool({ first: worker, spawn: () => worker, size: 1 }),
    sink,
    signal: controller.signal,
    onProgress: (count) => progress.push(count),
  });
  return { done, written, controller, progress };
}

const names = Array.from({ length: 600 }, (_, row) => (row % 3 ? `name${row}.eth` : `Ñ-${row}`));

it('writes the reports of the engine as JSON Lines', async () => {
  const { done, written, progress } = startExport(names, { kind: 'jsonl' });
  await done;
  const reports = written.text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
  expect(reports).toEqual(
    engine.bulkInspectNames(names.toReversed()).map((outcome) => outcome.ok && outcome.value),
  );
  expect(written.end).toBe('closed');
  expect(progress.at(-1)).toBe(600);
});

it('writes CSV with a byte order mark, the escaped column, and imitated and known names', async () => {
  const address = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045';
  const { done, written } = startExport(
    ['a\u200b,.eth', 'rnetamask.eth', address, 'pay.metamask.eth'],
    { kind: 'csv', hasBom: true, hasEscapedColumn: true },
  );
  await done;
  expect(written.text.startsWith('\ufeffname,rating,')).toBe(true);
  const [columns = [], ...records] = written.text
    .slice(1, -2)
    .split('\r\n')
    .map((record) => splitRecord(record, ',') ?? []);
  const rows = records.map((record) => {
    expect(record).toHaveLength(columns.length);
    return Object.fromEntries(columns.map((column, index) => [column, record[index]]));
  });
  expect(rows).toMatchObject([
    { imitates: '', imitates_kind: '', known: 'metamask.eth' },
    { imitates: '', imitates_kind: 'address' },
    {
      imitates: 'metamask.eth',
      imitates_kind: 'identical_look',
      imitates_status: 'alert',
      known: '',
    },
    {
      name: 'a\u200b,.eth',
      name_escaped: 'a\\u{200B},.eth',
      rating: '4',
      highest_risk: 'invisible',
      normalization: 'unnormalized',
      given: '',
    },
  ]);
});

it('exports only the rows that the list has when the export starts', async () => {
  const store = { length: 2 };
  const list = { store, describeAddress: null } as unknown as ExportedList;
  const { rows } = await prepareExport('all', { kind: 'jsonl' }, list, async () => undefined);
  store.length = 3;
  expect(Array.from({ length: rows.length }, (_, at) => rows.at(at))).toEqual([0, 1]);
});

it('aborts the sink if the signal is aborted', async () => {
  const { done, written, controller } = startExport(names, { kind: 'jsonl' });
  controller.abort();
  await expect(done).rejects.toThrow();
  expect(written.end).toBe('aborted');
});
