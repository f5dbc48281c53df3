import { type RejectedLine, rejectLine, rejectSecret } from '../../lists/readers/rejected-line.ts';
import { findSecret } from '../../secrets/find-secret.ts';
import { createLineScreen } from '../../secrets/line-screen.ts';
import { type ReadingCallbacks, sliceNames } from './read-name-sources.ts';

interface ArgumentOptions {
  /** Maximum number of names in a batch. */
  batchNames: number;
  /** Stops reading without an error. */
  signal: AbortSignal;
  callbacks: Pick<ReadingCallbacks, 'onRejected'>;
}

/**
 * Yields names from the command line in batches. Rejects empty arguments and secrets, even a seed phrase with one
 * word per argument.
 */
export async function* readArguments(
  names: readonly string[],
  { batchNames, signal, callbacks }: ArgumentOptions,
): AsyncGenerator<string[]> {
  const screen = createLineScreen<{ text: string; number: number }>(false);
  const screened = [
    await screen.push(names.map((text, index) => ({ text, number: index + 1 }))),
    await screen.end(),
  ];
  const accepted: string[] = [];
  // A key may be split across arguments.
  const isSplit = (await findSecret(names.join(''))) === 'private_key';
  const reject = (line: RejectedLine) => callbacks.onRejected({ label: 'argument' }, line);
  for (const { lines, secrets } of screened) {
    for (const line of lines) {
      const kind = isSplit ? 'private_key' : secrets.get(line);
      if (kind) await reject(rejectSecret(line.number, kind));
      else if (line.text === '') await reject(rejectLine(line.number, 'empty', ''));
      else accepted.push(line.text);
    }
  }
  yield* sliceNames(accepted, batchNames, signal);
}
