import { retryableOnce } from '../primitives/retryable-once.ts';
import type { InspectName } from './displayed-name.ts';

const loadPlain = retryableOnce(() => import('./inspect-plain-name.ts'));
const loadAny = retryableOnce(() => import('./inspect-any-name.ts'));

/** Text that may be a plain name: looked at without any table. */
const MAYBE_PLAIN = /^[a-z0-9-]+\.eth$/;

/** The package's own engine, loaded as far as a name needs it. */
export const inspectName: InspectName = async (name) => {
  const report = MAYBE_PLAIN.test(name) ? (await loadPlain()).inspectPlainName(name) : null;
  return report ?? (await loadAny()).inspectAnyName(name);
};
