/** Where an export goes. */
export interface ExportSink {
  write(text: string): Promise<void>;
  /** Makes the export final. */
  close(): Promise<void>;
  /** Leaves nothing behind. */
  abort(): Promise<void>;
}

/** The export could not be written, in words for the user. */
export class ExportError extends Error {
  constructor(cause: unknown) {
    const name = cause instanceof DOMException ? cause.name : '';
    const reason = cause instanceof Error && cause.message !== '' ? ` (${cause.message})` : '';
    super(
      name === 'QuotaExceededError'
        ? 'The disk is full: nothing was exported. Make room, or save somewhere else.'
        : name === 'NotAllowedError' || name === 'SecurityError'
          ? 'The browser may not write there: nothing was exported. Choose another place.'
          : `The file could not be written${reason}: nothing was exported. Try another place.`,
      { cause },
    );
    this.name = 'ExportError';
  }
}

interface SaveFilePicker {
  showSaveFilePicker?(options: { suggestedName: string }): Promise<FileSystemFileHandle>;
}

/** A file that the user chooses, written while the export runs. */
async function createDiskSink(handle: FileSystemFileHandle): Promise<ExportSink> {
  const stream = await handle.createWritable();
  return {
    write: (text) => stream.write(text),
    close: () => stream.close(),
    abort: () => stream.abort().catch(() => undefined),
  };
}

/** A download: collected in the browser's blob store, which may keep it on disk, then handed over. */
function createDownloadSink(fileName: string): ExportSink {
  let parts: Blob[] = [];
  return {
    async write(text) {
      parts.push(new Blob([text]));
    },
    async close() {
      const url = URL.createObjectURL(new Blob(parts, { type: 'text/plain;charset=utf-8' }));
      parts = [];
      const link = document.createElement('a');
      link.href = url;
      link.download = fileName;
      link.click();
      // The browser has taken the blob by then; without this it would be held for good.
      setTimeout(() => URL.revokeObjectURL(url), 60_000);
    },
    async abort() {
      parts = [];
    },
  };
}

/**
 * Asks the user where to save, or prepares a download where the browser cannot ask. Null when the
 * user changed their mind. Must be called from a user's action.
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
