import { SECRET_SHAPE } from '../../secrets/secret-shape.ts';
import { parseRoute } from './route.ts';

/** An address that was removed until it is known to hold no secret. */
export interface HiddenAddress {
  hash: string;
  state: object | null;
}

let hidden: HiddenAddress | null = null;

/** Removes a fragment that may hold a secret from the address bar and the history, before anything reads it. */
export function hideAddress(): void {
  const { hash } = location;
  const { state } = history;
  if (state?.isChecked || !SECRET_SHAPE.test(JSON.stringify(parseRoute(hash)))) return;
  hidden = { hash, state };
  history.replaceState(null, '', '#/');
}

/** Returns the address that was hidden and forgets it. */
export function takeHiddenAddress(): HiddenAddress | null {
  const taken = hidden;
  hidden = null;
  return taken;
}
