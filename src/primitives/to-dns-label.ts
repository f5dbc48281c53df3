import { encodePunycode } from './punycode.ts';

/** Prefix of every label that DNS writes in Punycode. */
export const A_LABEL_PREFIX = 'xn--';

/**
 * Converts a label to the form that DNS uses. ASCII labels are returned unchanged.
 *
 * @example toDnsLabel('bücher') // 'xn--bcher-kva'
 */
export function toDnsLabel(label: string): string {
  return /[^\0-\x7f]/.test(label) ? A_LABEL_PREFIX + encodePunycode(label) : label;
}
