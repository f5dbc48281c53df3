import { describe, expect, it, vi } from 'vitest';
import type { ExportSink } from './export-sink.ts';
import { createExportTask } from './export-task.ts';

const sink: ExportSink = {
  write: async () => undefined,
  close: async () => undefined,
  abort: async () => undefined,
};
const open = async () => sink;

describe('export task', () => {
  it('tells how far it is, and that it is done', async () => {
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

  it('is stopped by its signal', async () => {
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

  it('tells why it failed, and can run again', async () => {
    const task = createExportTask(() => undefined);
    const refuse = () => Promise.reject(new Error('The disk is full.'));
    await task.run(open, refuse);
    expect(task.state()).toEqual({ phase: 'failed', reason: 'The disk is full.' });
    await task.run(open, async () => undefined);
    expect(task.state()).toEqual({ phase: 'done' });
  });

  it('writes nothing when no place is chosen, and one export at a time', async () => {
    const task = createExportTask(() => undefined);
    const write = vi.fn(async () => undefined);
    await task.run(async () => null, write);
    expect(task.state()).toEqual({ phase: 'none' });
    await Promise.all([task.run(open, write), task.run(open, write)]);
    expect(write).toHaveBeenCalledOnce();
  });
});
