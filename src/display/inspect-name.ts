import { retryableOnce } from '../primitives/retryable-once.ts';
import type { InspectName } from './displayed-name.ts';

const loadPlain = retryableOnce(() => import('./inspect-plain-name.ts'));
const loadAny = retryableOnce(() => import('./inspect-any-name.ts'));

/** Matches names that may be plain, which are inspected without tables. */
const MAYBE_PLAIN = /^[a-z0-9-]+\.eth$/;

/** Inspects a name with the package's engine, and loads only the part of the engine that the name needs. */
export const inspectName: InspectName = async (name) => {
  const report = MAYBE_PLAIN.test(name) ? (await loadPlain()).inspectPlainName(name) : null;
  return report ?? (await loadAny()).inspectAnyName(name);
};
