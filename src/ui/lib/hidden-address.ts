import { SECRET_SHAPE } from '../../secrets/secret-shape.ts';
import { parseRoute } from './route.ts';

/** URL fragment that was removed until it has been checked for secrets. */
export interface HiddenAddress {
  hash: string;
  state: object | null;
}

let hidden: HiddenAddress | null = null;

/** Removes a URL fragment that may contain a secret from the address bar and the history before other code reads it. */
export function hideAddress(): void {
  const { hash } = location;
  const { state } = history;
  if (state?.isChecked || !SECRET_SHAPE.test(JSON.stringify(parseRoute(hash)))) return;
  hidden = { hash, state };
  history.replaceState(null, '', '#/');
}

/** Returns the hidden URL fragment and forgets it. */
export function takeHiddenAddress(): HiddenAddress | null {
  const taken = hidden;
  hidden = null;
  return taken;
}
