import { findSecret } from '../../secrets/find-secret.ts';
import { SECRET_WORDS } from '../../secrets/secret-kind.ts';
import { CliError } from '../process/cli-error.ts';

/** Throws a {@link CliError} that does not quote the arguments if one of them looks like a secret. */
export async function refuseSecrets(texts: readonly string[]): Promise<void> {
  // A seed phrase may be split across arguments.
  for (const text of [...texts, texts.join(' ')]) {
    const kind = await findSecret(text);
    if (kind) throw new CliError(`An argument looks like ${SECRET_WORDS[kind]}. It was not used.`);
  }
}
