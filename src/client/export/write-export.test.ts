import { describe, expect, it, vi } from 'vitest';
import { ExportError } from './export-sink.ts';
import { writeExport } from './write-export.ts';

function createSink() {
  return {
    write: vi.fn(async (_: string): Promise<void> => undefined),
    close: vi.fn(async () => undefined),
    abort: vi.fn(async () => undefined),
  };
}

describe('writeExport', () => {
  it('joins short texts into one write', async () => {
    const sink = createSink();
    await writeExport(sink, ['a\n', '', 'b\n']);
    expect(sink.write.mock.calls).toEqual([['a\nb\n']]);
    expect(sink.close).toHaveBeenCalledOnce();
  });

  it('splits a long export into several writes', async () => {
    const sink = createSink();
    const line = `${'x'.repeat(999)}\n`;
    const lines = Array.from({ length: 2500 }, () => line);
    await writeExport(sink, lines);
    expect(sink.write.mock.calls.length).toBe(3);
    expect(sink.write.mock.calls.flat().join('')).toBe(lines.join(''));
  });

  it('aborts the sink and throws an ExportError if the file cannot be closed', async () => {
    const sink = createSink();
    sink.close.mockRejectedValue(new DOMException('', 'QuotaExceededError'));
    const written = writeExport(sink, ['a.eth\n']);
    await expect(written).rejects.toThrow(ExportError);
    await expect(written).rejects.toThrow(/disk is full/);
    expect(sink.abort).toHaveBeenCalledOnce();
  });

  it('aborts the sink and rethrows an error of the texts', async () => {
    const sink = createSink();
    function* failAfterFirst() {
      yield 'a.eth\n';
      throw new Error('The worker crashed.');
    }
    await expect(writeExport(sink, failAfterFirst())).rejects.toThrow('The worker crashed.');
    expect(sink.abort).toHaveBeenCalledOnce();
    expect(sink.close).not.toHaveBeenCalled();
  });

  it('aborts the sink and throws the reason of the signal', async () => {
    const sink = createSink();
    const controller = new AbortController();
    sink.write.mockImplementation(async () => controller.abort(new Error('Stopped.')));
    const written = writeExport(sink, ['a.eth\n'], controller.signal);
    await expect(written).rejects.toThrow('Stopped.');
    expect(sink.abort).toHaveBeenCalledOnce();
    expect(sink.close).not.toHaveBeenCalled();
  });
});
