// The top-level name of ENS and the names of reverse resolution.

/** The top-level name of ENS. A single label is judged as a name under it. */
export const TOP = 'eth';

const REVERSE = 'reverse';

/** Checks whether a name is `reverse` or a name under it, such as `addr.reverse`: https://docs.ens.domains/ensip/19 */
export function isReverse(name: string): boolean {
  return name === REVERSE || name.endsWith(`.${REVERSE}`);
}
