/** Destination of an export. */
export interface ExportSink {
  write(text: string): Promise<void>;
  /** Finishes the export. */
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

/** Creates a sink that writes to a file on disk. */
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
