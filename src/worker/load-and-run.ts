import type { Outcome } from '../contract/problem.ts';
import { createFailure } from '../engine/create-problem.ts';
import { getErrorMessage } from '../primitives/get-error-message.ts';

/** Asks what was loaded; what could not be is a problem that can be tried again. */
export async function loadAndRun<Loaded, T>(
  load: () => Promise<Loaded>,
  ask: (loaded: Loaded) => Outcome<T> | Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  let loaded: Loaded;
  try {
    loaded = await load();
  } catch (error) {
    const reason = getErrorMessage(error);
    return createFailure(
      'tables_unavailable',
      `What verdicts rest on could not be loaded (${reason}). Check the connection and try again.`,
    );
  }
  return ask(loaded);
}
