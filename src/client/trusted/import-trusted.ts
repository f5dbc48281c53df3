import type { ImportOptions } from '../../lists/readers/detect-format.ts';
import type { TextLine } from '../../lists/readers/line-splitter.ts';
import { createTrustedReader, type ParsedTrusted } from '../../lists/trusted/trusted-reader.ts';
import { createYielder } from '../../primitives/yielder.ts';
import { REJECTION_WORDS } from '../../words/rejection-words.ts';
import { type BulkSource, detectSource } from '../input/bulk-source.ts';
import { readNames } from '../input/read-names.ts';
import { devicePins } from './device-pins.ts';
import { deviceWatchlist } from './device-watchlist.ts';
import { type EntryMerge, mergeEntries } from './merge-entries.ts';
import { trust } from './trust.ts';

export interface TrustedImport extends EntryMerge {
  options: ImportOptions;
  /** Lines that cannot be read, each with the reason. */
  refused: ParsedTrusted['refused'];
  /** Added names that imitate another name. */
  imitators: readonly string[];
}

/**
 * Adds the names and addresses of a list to the trusted ones. Every import of trusted names uses this function.
 *
 * @param findImitators finds the names that imitate other names, before the names are trusted
 * @param onProgress receives the number of names and addresses added so far, and their total number
 * @throws UnreadableSourceError if the source is not a list, or StorageError if the browser cannot store the entries
 */
export async function importTrusted(
  source: BulkSource,
  findImitators: (names: readonly string[]) => Promise<readonly { name: string }[]>,
  onProgress?: (done: number, total: number) => void,
): Promise<TrustedImport> {
  const options = await detectSource(source);
  const { entries, refused } = await readEntries(source, options);
  const { pins } = await devicePins.load();
  const merge = mergeEntries(entries, { names: deviceWatchlist.names(), pins });
  const imitators = (await findImitators(merge.names)).map(({ name }) => name);
  const total = merge.names.length + merge.pins.length;
  await trust(merge, (done) => onProgress?.(done, total));
  return { ...merge, options, refused, imitators };
}

async function readEntries(source: BulkSource, options: ImportOptions): Promise<ParsedTrusted> {
  const read: ParsedTrusted = { entries: [], refused: [] };
  const reader = createTrustedReader(options);
  const yieldIfDue = createYielder();
  for await (const lines of readLines(source, options, read)) {
    for (const line of lines) reader.line(line, read);
    await yieldIfDue();
  }
  reader.end(read);
  return read;
}

/** Yields the readable lines of a source in chunks. Adds the other lines to `into.refused`. */
async function* readLines(
  source: BulkSource,
  options: ImportOptions,
  into: ParsedTrusted,
): AsyncGenerator<TextLine[]> {
  let number = 0;
  // Reads each line as if it were a name, because `readNames` already counts, limits and checks lines.
  for await (const { names, rejected } of readNames(source, {
    ...options,
    format: { kind: 'lines' },
  })) {
    const lines: TextLine[] = [];
    const texts = names.values();
    const reasons = new Map(rejected.map(({ line, reason }) => [line, reason]));
    for (let at = names.length + rejected.length; at > 0; at -= 1) {
      number += 1;
      const reason = reasons.get(number);
      if (reason === undefined)
        lines.push({ number, text: texts.next().value ?? '', isTooLong: false });
      else if (reason === 'empty') lines.push({ number, text: '', isTooLong: false });
      else into.refused.push({ line: number, reason: REJECTION_WORDS[reason]() });
    }
    yield lines;
  }
}
