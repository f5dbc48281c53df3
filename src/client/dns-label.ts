import { encode } from 'punycode/';

/** The label as DNS writes it: itself when it is ASCII, else `xn--` and its Punycode. */
export function toDnsLabel(label: string): string {
  return /[^\0-\x7f]/.test(label) ? `xn--${encode(label)}` : label;
}
