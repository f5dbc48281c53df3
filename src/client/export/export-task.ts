import { getErrorMessage } from '../../primitives/get-error-message.ts';

/** Destination of an export. */
export interface ExportSink {
  write(text: string): Promise<void>;
  close(): Promise<void>;
  /** Discards everything that was written. */
  abort(): Promise<void>;
}

/** An export that could not be written. The user sees the message. */
export class ExportError extends Error {
  constructor(cause: unknown) {
    const name = cause instanceof DOMException ? cause.name : '';
    const reason = cause instanceof Error && cause.message !== '' ? ` (${cause.message})` : '';
    super(
      name === 'QuotaExceededError'
        ? 'The disk is full. Nothing was exported. Free up space or choose another location.'
        : name === 'NotAllowedError' || name === 'SecurityError'
          ? 'The browser is not allowed to write there. Nothing was exported. Choose another location.'
          : `The file could not be written${reason}. Nothing was exported. Choose another location.`,
      { cause },
    );
    this.name = 'ExportError';
  }
}

interface SaveFilePicker {
  showSaveFilePicker?(options: { suggestedName: string }): Promise<FileSystemFileHandle>;
}

async function createDiskSink(handle: FileSystemFileHandle): Promise<ExportSink> {
  const stream = await handle.createWritable();
  return {
    write: (text) => stream.write(text),
    close: () => stream.close(),
    abort: () => stream.abort().catch(() => undefined),
  };
}

/** Creates a sink that collects the text in blobs, which the browser may keep on disk, and downloads them at the end. */
function createDownloadSink(fileName: string): ExportSink {
  let blobs: Blob[] = [];
  return {
    async write(text) {
      blobs.push(new Blob([text]));
    },
    async close() {
      const url = URL.createObjectURL(new Blob(blobs, { type: 'text/plain;charset=utf-8' }));
      blobs = [];
      const link = document.createElement('a');
      link.href = url;
      link.download = fileName;
      link.click();
      // Releases the blob, because the download has started by then.
      setTimeout(() => URL.revokeObjectURL(url), 60_000);
    },
    async abort() {
      blobs = [];
    },
  };
}

/**
 * Asks the user where to save, or prepares a download if the browser has no save dialog. Returns null if the
 * user cancels. Must be called from a user action, such as a click.
 */
export async function openExportSink(fileName: string): Promise<ExportSink | null> {
  const { showSaveFilePicker } = window as SaveFilePicker;
  if (!showSaveFilePicker) return createDownloadSink(fileName);
  try {
    return await createDiskSink(await showSaveFilePicker({ suggestedName: fileName }));
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null;
    throw new ExportError(error);
  }
}

/** Length at which the buffered text is written, in UTF-16 code units. */
const PIECE_LENGTH = 1 << 20;

async function waitForSink(written: Promise<void>): Promise<void> {
  await written.catch((error: unknown) => {
    throw new ExportError(error);
  });
}

/**
 * Writes all text to the sink and closes it. Aborts the sink on failure, so that no partial file remains.
 *
 * Throws {@link ExportError} if the sink fails, and the signal's reason if the signal is aborted. Rethrows
 * any error of `texts`.
 */
export async function writeExport(
  sink: ExportSink,
  texts: Iterable<string> | AsyncIterable<string>,
  signal?: AbortSignal,
): Promise<void> {
  try {
    let piece = '';
    for await (const text of texts) {
      signal?.throwIfAborted();
      piece += text;
      if (piece.length < PIECE_LENGTH) continue;
      await waitForSink(sink.write(piece));
      piece = '';
    }
    if (piece !== '') await waitForSink(sink.write(piece));
    signal?.throwIfAborted();
    await waitForSink(sink.close());
  } catch (error) {
    await sink.abort();
    signal?.throwIfAborted();
    throw error;
  }
}

/** State of the latest export. */
export type ExportState =
  | { phase: 'none' }
  /** Share of the rows that has been written, from 0 to 1. */
  | { phase: 'running'; share: number }
  | { phase: 'done' }
  | { phase: 'stopped' }
  | { phase: 'failed'; reason: string };

/** Writes an export to a sink that is already open. */
export type WriteExport = (
  sink: ExportSink,
  signal: AbortSignal,
  onShare: (share: number) => void,
) => Promise<void>;

/** Creates a task that runs one export at a time. An export continues while the page shows another screen. */
export function createExportTask(onChange: () => void) {
  let state: ExportState = { phase: 'none' };
  let running: AbortController | null = null;

  function change(next: ExportState): void {
    state = next;
    onChange();
  }

  async function attempt(
    open: () => Promise<ExportSink | null>,
    write: WriteExport,
    { signal }: AbortController,
  ): Promise<ExportState> {
    try {
      const sink = await open();
      if (!sink) return { phase: 'none' };
      change({ phase: 'running', share: 0 });
      await write(sink, signal, (share) => change({ phase: 'running', share }));
      return { phase: 'done' };
    } catch (error) {
      if (signal.aborted) return { phase: 'stopped' };
      return { phase: 'failed', reason: getErrorMessage(error) };
    }
  }

  return {
    state: () => state,
    /** Resolves when the export has ended. Does nothing while another export runs, or if `open` returns null. */
    async run(open: () => Promise<ExportSink | null>, write: WriteExport) {
      if (running) return;
      running = new AbortController();
      change({ phase: 'none' });
      const ended = await attempt(open, write, running);
      running = null;
      change(ended);
    },
    stop: () => running?.abort(),
    /** Clears the outcome of the latest export, for example after the user chooses another format. */
    clear() {
      if (!running && state.phase !== 'none') change({ phase: 'none' });
    },
  };
}
