import { MAX_INSPECTED_CHARACTERS } from '../../contract/limits.ts';
import type { HeadlinePart } from '../names/headline.ts';

/** Number of characters to show of a name that is too long to be checked. */
const SHOWN_CHARACTERS = 60;

/** Quotes a name whose author is unknown. Cuts a name that is too long to be checked. */
export function quoteName(name: string): HeadlinePart[] {
  if (!isLong(name)) return [{ name }];
  const start = Array.from(name.slice(0, 2 * SHOWN_CHARACTERS))
    .slice(0, SHOWN_CHARACTERS)
    .join('');
  const more = name.length - start.length;
  return [{ name: start }, `… (${more.toLocaleString('en')} more characters)`];
}

/** Returns whether a name is too long to be checked. */
export function isLong(name: string): boolean {
  return (
    name.length > 2 * MAX_INSPECTED_CHARACTERS || Array.from(name).length > MAX_INSPECTED_CHARACTERS
  );
}
