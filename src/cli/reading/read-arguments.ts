import { type RejectedLine, rejectLine, rejectSecret } from '../../lists/readers/rejected-line.ts';
import { findSecret } from '../../secrets/find-secret.ts';
import { createLineScreen } from '../../secrets/line-screen.ts';
import { describeSecret } from '../../secrets/secret-kind.ts';
import { CliError } from '../terminal/exit-codes.ts';
import { sliceNames } from './name-source.ts';
import type { ReadingCallbacks } from './read-name-sources.ts';

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

/** If an argument looks like a secret, returns a message that does not quote the arguments; otherwise returns null. */
export async function findSecretArgument(args: readonly string[]): Promise<string | null> {
  // A secret can be the value of an option, and a seed phrase may be split across arguments.
  const values = args.flatMap((arg) =>
    /^-.*=/u.test(arg) ? [arg.slice(arg.indexOf('=') + 1)] : [],
  );
  for (const text of [...args, ...values, args.join(' ')]) {
    const kind = await findSecret(text.replace(/^-+/, ''));
    if (kind) return `An argument looks like ${describeSecret(kind, text)}. It was not used.`;
  }
  return null;
}

/** Throws a {@link CliError} that does not quote the arguments if one of them or of its folders looks like a secret. */
export async function refuseSecrets(args: readonly string[]): Promise<void> {
  let message = await findSecretArgument(args);
  // A folder name with a dot looks like a link's host, and digits in a link are not a key.
  for (const part of args.flatMap((arg) => arg.split('/'))) {
    message ??= await findSecretArgument([part]);
  }
  if (message !== null) throw new CliError(message);
}
