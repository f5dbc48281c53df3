import {
  detectFormat,
  type ImportOptions,
  PLAIN_OPTIONS,
} from '../../lists/readers/detect-format.ts';
import { UnreadableSourceError } from '../../lists/readers/unreadable-source-error.ts';
import { type BulkSource, readSample } from './bulk-source.ts';

/**
 * Proposes how to read a source: pasted text as plain lines, a file as {@link detectFormat} says. Throws
 * {@link UnreadableSourceError} for what is empty or no text.
 */
export async function detectSource(source: BulkSource): Promise<ImportOptions> {
  if (source.kind === 'text') {
    if (source.text === '') throw new UnreadableSourceError('There is nothing in the list.');
    return PLAIN_OPTIONS;
  }
  if (source.file.size === 0) throw new UnreadableSourceError('The file is empty.');
  return detectFormat(await readSample(source.file), source.file.name);
}
