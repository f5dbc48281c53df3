import { findSecret } from '../../secrets/find-secret.ts';
import { describeSecret } from '../../secrets/secret-kind.ts';
import { CliError } from '../process/cli-error.ts';

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
