import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  createExportTask,
  ExportError,
  type ExportSink,
  openExportSink,
  writeExport,
} from './export-task.ts';
import { createMemorySink } from './testing/create-memory-sink.ts';

const open = async () => createMemorySink().sink;

describe('createExportTask', () => {
  it('reports the progress and the end of an export', async () => {
    const seen: unknown[] = [];
    const task = createExportTask(() => seen.push(task.state()));
    await task.run(open, async (_, __, onShare) => onShare(0.5));
    expect(seen).toEqual([
      { phase: 'none' },
      { phase: 'running', share: 0 },
      { phase: 'running', share: 0.5 },
      { phase: 'done' },
    ]);
  });

  it('aborts the signal of an export that is stopped', async () => {
    const task = createExportTask(() => undefined);
    const work = task.run(
      open,
      (_, signal) =>
        new Promise((__, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    );
    await vi.waitFor(() => expect(task.state().phase).toBe('running'));
    task.stop();
    await work;
    expect(task.state()).toEqual({ phase: 'stopped' });
  });

  it('reports why an export failed and can run again', async () => {
    const task = createExportTask(() => undefined);
    const fail = () => Promise.reject(new Error('The disk is full.'));
    await task.run(open, fail);
    expect(task.state()).toEqual({ phase: 'failed', reason: 'The disk is full.' });
    await task.run(open, async () => undefined);
    expect(task.state()).toEqual({ phase: 'done' });
  });

  it('forgets the outcome on request, but not a running export', async () => {
    const task = createExportTask(() => undefined);
    await task.run(open, async () => task.clear());
    expect(task.state()).toEqual({ phase: 'done' });
    task.clear();
    expect(task.state()).toEqual({ phase: 'none' });
  });

  it('writes nothing without a sink, and runs one export at a time', async () => {
    const task = createExportTask(() => undefined);
    const write = vi.fn(async () => undefined);
    await task.run(async () => null, write);
    expect(task.state()).toEqual({ phase: 'none' });
    await Promise.all([task.run(open, write), task.run(open, write)]);
    expect(write).toHaveBeenCalledOnce();
  });
});

const refuse = (name: string) => () => Promise.reject(new DOMException('Rejected.', name));

/** Opens a sink in a browser whose save dialog works in this way. */
function openSink(showSaveFilePicker: () => Promise<object>) {
  vi.stubGlobal('window', { showSaveFilePicker });
  onTestFinished(() => void vi.unstubAllGlobals());
  return openExportSink('names.csv');
}

it.each([
  ['QuotaExceededError', /^The disk is full\./],
  ['NotAllowedError', /^The browser is not allowed to write there\./],
  ['SecurityError', /^The browser is not allowed to write there\./],
  ['NotFoundError', /^The file could not be written \(Rejected\.\)\./],
])('explains %s, whether the dialog or the file is refused', async (name, message) => {
  const createWritable = refuse(name);
  for (const open of [refuse(name), async () => ({ createWritable })]) {
    const opening = openSink(open);
    await expect(opening).rejects.toThrow(ExportError);
    await expect(opening).rejects.toThrow(message);
  }
});

it('returns null if the user dismisses the dialog', async () => {
  expect(await openSink(refuse('AbortError'))).toBeNull();
});

function createSink() {
  const write = vi.fn(async (_: string): Promise<void> => undefined);
  return { write, close: vi.fn(async () => {}), abort: vi.fn(async () => {}) };
}

describe('writeExport', () => {
  it('splits a long export into several writes', async () => {
    const sink = createSink();
    const lines = ['', ...Array(2500).fill(`${'x'.repeat(999)}\n`)];
    await writeExport(sink, lines);
    expect(sink.write.mock.calls.length).toBe(3);
    expect(sink.close).toHaveBeenCalledOnce();
    expect(sink.write.mock.calls.flat().join('')).toBe(lines.join(''));
  });

  const controller = new AbortController();
  function* failAfterFirst() {
    yield 'a.eth\n';
    throw new Error('The worker crashed.');
  }
  it.each<[string, Partial<ExportSink>, Iterable<string>, RegExp]>([
    ['the file cannot be closed', { close: refuse('QuotaExceededError') }, [''], /disk is full/],
    ['the file cannot be written', { write: refuse('QuotaExceededError') }, ['a'], /disk is full/],
    ['the texts fail', {}, failAfterFirst(), /^The worker crashed\.$/],
    [
      'the export is stopped',
      { write: async () => controller.abort(new Error('Stopped.')) },
      ['a'],
      /^Stopped\.$/,
    ],
  ])('aborts the sink and throws the reason if %s', async (_, methods, texts, message) => {
    const sink = createSink();
    const written = writeExport({ ...sink, ...methods }, texts, controller.signal);
    await expect(written).rejects.toThrow(message);
    expect(sink.abort).toHaveBeenCalledOnce();
    expect(sink.close).not.toHaveBeenCalled();
  });
});
