import { describe, expect, it } from 'vitest';
import { createNodeInspector } from '../../hosts/node.ts';
import { splitRecord } from '../../lists/readers/csv-records.ts';
import {
  type ExportFormat,
  formatExportHead,
  formatExportLine,
} from '../../lists/writers/report-lines.ts';
import { createMemorySink } from '../export/testing/create-memory-sink.ts';
import { unwrap } from '../queries/problem-error.ts';
import { exportRows, type ReportsWorker } from './export-rows.ts';
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
    formatLine: (report, row) =>
      formatExportLine(format, report, { given: row === 0 ? '[00]' : null }),
    pool: createWorkerPool({ first: worker, spawn: () => worker, size: 1 }),
    sink,
    signal: controller.signal,
    onProgress: (count) => progress.push(count),
  });
  return { done, written, controller, progress };
}

describe('exportRows', () => {
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

  it('writes CSV with a header, a byte order mark and the escaped column', async () => {
    const { done, written } = startExport(['a\u200b,.eth'], {
      kind: 'csv',
      hasBom: true,
      hasEscapedColumn: true,
    });
    await done;
    const [head = '', record = '', rest] = written.text.split('\r\n');
    expect(head.startsWith('\ufeffname,rating,')).toBe(true);
    expect(rest).toBe('');
    const columns = head.slice(1).split(',');
    const fields = splitRecord(record, ',') ?? [];
    const row = Object.fromEntries(columns.map((column, index) => [column, fields[index]]));
    expect(fields).toHaveLength(columns.length);
    expect(row).toMatchObject({
      name: 'a\u200b,.eth',
      name_escaped: 'a\\u{200B},.eth',
      rating: '4',
      highest_risk: 'invisible',
      normalization: 'unnormalized',
      given: '[00]',
    });
  });

  it('writes the imitated and known names as CSV', async () => {
    const names = [
      'rnetamask.eth',
      '0xd8da6bf26964af9d7eed9e03e53415d37aa96045',
      'pay.metamask.eth',
    ];
    const { done, written } = startExport(names, {
      kind: 'csv',
      hasBom: false,
      hasEscapedColumn: false,
    });
    await done;
    const [columns = [], ...records] = written.text
      .split('\r\n')
      .slice(0, -1)
      .map((record) => splitRecord(record, ',') ?? []);
    const [subname, address, imitation] = records.map((record) =>
      Object.fromEntries(columns.map((column, index) => [column, record[index]])),
    );
    expect(imitation).toMatchObject({
      imitates: 'metamask.eth',
      imitates_kind: 'identical_look',
      imitates_status: 'alert',
      known: '',
    });
    expect(address).toMatchObject({ imitates: '', imitates_kind: 'address' });
    expect(subname).toMatchObject({ imitates: '', imitates_kind: '', known: 'metamask.eth' });
  });

  it('aborts the sink if the signal is aborted', async () => {
    const { done, written, controller } = startExport(names, { kind: 'jsonl' });
    controller.abort();
    await expect(done).rejects.toThrow();
    expect(written.end).toBe('aborted');
  });
});
