import { expect, it, onTestFinished, vi } from 'vitest';
import { ExportError, openExportSink } from './export-sink.ts';

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
