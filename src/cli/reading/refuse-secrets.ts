import { findSecret } from '../../secrets/find-secret.ts';
import { SECRET_WORDS } from '../../secrets/secret-kind.ts';
import { CliError } from '../process/cli-error.ts';

/** Throws a {@link CliError} without the text if an argument looks like a secret. Other messages quote arguments. */
export async function refuseSecrets(texts: readonly string[]): Promise<void> {
  // A phrase can be split over arguments.
  for (const text of [...texts, texts.join(' ')]) {
    const kind = await findSecret(text);
    if (kind) throw new CliError(`An argument looks like ${SECRET_WORDS[kind]}. It was not used.`);
  }
}
