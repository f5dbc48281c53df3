import {
  detectFormat,
  detectTextFormat,
  type ImportOptions,
} from '../../lists/readers/detect-format.ts';
import { hideSecrets } from '../../lists/readers/hide-secrets.ts';
import { UnreadableSourceError } from '../../lists/readers/unreadable-source-error.ts';
import { type BulkSource, readSample } from './bulk-source.ts';

/**
 * Detects how to read a source. Pasted text has one name per line, optionally with an address. {@link detectFormat}
 * detects the format of a file. Throws an {@link UnreadableSourceError} if the source cannot be read as a list.
 */
export async function detectSource(source: BulkSource): Promise<ImportOptions> {
  if (source.kind === 'text') {
    if (source.text === '') throw new UnreadableSourceError('The list is empty.');
    return detectTextFormat(source.text);
  }
  if (source.file.size === 0) throw new UnreadableSourceError('The file is empty.');
  return hideSecrets(detectFormat(await readSample(source.file), source.file.name));
}
