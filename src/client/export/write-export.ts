import { ExportError, type ExportSink } from './export-sink.ts';

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
