import type { Outcome } from '../contract/problem.ts';
import { createFailure } from '../engine/create-problem.ts';
import { getErrorMessage } from '../primitives/get-error-message.ts';

/** Loads a value and runs an operation on it. Returns a problem if loading fails. */
export async function loadAndRun<Loaded, T>(
  load: () => Promise<Loaded>,
  run: (loaded: Loaded) => Outcome<T> | Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  let loaded: Loaded;
  try {
    loaded = await load();
  } catch (error) {
    const reason = getErrorMessage(error);
    return createFailure(
      'tables_unavailable',
      `Part of the inspector could not be loaded (${reason}). Check your connection and try again.`,
    );
  }
  return run(loaded);
}

/** Loads a value and computes the answer from it. Returns a problem if loading fails. */
export function loadAndCompute<Loaded, T>(
  load: () => Promise<Loaded>,
  compute: (loaded: Loaded) => T,
): Promise<Outcome<T>> {
  return loadAndRun(load, (loaded) => ({ ok: true, value: compute(loaded) }));
}
