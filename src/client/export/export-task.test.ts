import { describe, expect, it, vi } from 'vitest';
import { createExportTask } from './export-task.ts';
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
