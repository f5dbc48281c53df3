// Decides whether DNS can contain a label: https://www.rfc-editor.org/rfc/rfc5890#section-2.3

import { lazy } from '../../primitives/lazy.ts';
import { isPlainText } from '../../primitives/plain-text.ts';
import { A_LABEL_PREFIX, toDnsLabel } from '../../primitives/punycode.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';
import { countCharacters } from '../text/code-points.ts';

/** Reasons why DNS cannot contain a label. */
export type DnsObstacle = 'empty' | 'capitals' | 'a_label' | 'hyphens' | 'characters' | 'length';

export interface DnsLabel {
  /** Null if DNS can contain the label. */
  readonly obstacle: DnsObstacle | null;
  /** Number of characters in the DNS form of the label, or 0 if there is an obstacle. Computed when it is read. */
  readonly length: number;
  /** A number that is at least `length`. */
  readonly maxLength: number;
}

const MAX_CHARACTERS = 63;

/** Checks whether DNS can contain a label. Accepts hyphens at the ends of a label, as resolvers do. */
export function checkDnsLabel(label: string): DnsLabel {
  if (label === '') return reject('empty');
  if (/[A-Z]/.test(label)) return reject('capitals');
  if (label.startsWith(A_LABEL_PREFIX)) return reject('a_label');
  const isAscii = !/[^\0-\x7f]/.test(label);
  if (isAscii && label.startsWith('--', 2)) return reject('hyphens');
  // Punycode never shortens a label, so encoding a label that is already too long is unnecessary.
  if (countCharacters(label) > MAX_CHARACTERS) return reject('length');
  if (/[\0-,./:-`{-\x7f]/.test(label)) return reject('characters');
  const maxLength = isAscii ? label.length : limitLength(label);
  if (maxLength <= MAX_CHARACTERS) return new ShortLabel(label, maxLength);
  const { length } = toDnsLabel(label);
  return length > MAX_CHARACTERS ? reject('length') : { obstacle: null, length, maxLength: length };
}

/** A label that is never too long. Most lists never need its length. */
class ShortLabel implements DnsLabel {
  readonly obstacle = null;
  readonly maxLength: number;
  private readonly label: string;

  constructor(label: string, maxLength: number) {
    this.label = label;
    this.maxLength = maxLength;
  }

  get length(): number {
    return toDnsLabel(this.label).length;
  }
}

/**
 * Returns a number that is at least the length of the DNS form of a label beyond ASCII, which takes longer to compute.
 * Punycode encodes each of these code points as an integer. Every digit of it except the last divides the rest by ten
 * or more, and all integers together are at most `sum`: https://www.rfc-editor.org/rfc/rfc3492#section-6.3
 */
function limitLength(label: string): number {
  const { length } = label;
  let encoded = 0;
  let largest = 0;
  for (let at = 0; at < length; at++) {
    const codePoint = label.codePointAt(at) as number;
    if (codePoint > 0xffff) at++;
    if (codePoint > 0x7f) encoded++;
    if (codePoint > largest) largest = codePoint;
  }
  const sum = largest * length + encoded * (length + 1);
  const digits = Math.ceil(encoded * (2 + Math.log10(sum / encoded)));
  return A_LABEL_PREFIX.length + length - encoded + 1 + digits;
}

function reject(obstacle: DnsObstacle): DnsLabel {
  return { obstacle, length: 0, maxLength: 0 };
}

// Decides which labels are top-level domains: https://www.rfc-editor.org/rfc/rfc5890#section-2.3.2.1

/** Creates a function that recognizes top-level domains in lower case, such as `com`, `рф` and `xn--p1ai`. */
export function createTopLevelDomains(
  tables: Pick<BulkTables, 'topLevelDomains' | 'isTopLevelDomain'>,
): (label: string) => boolean {
  const getALabels = lazy(() => {
    const nonAscii = Array.from(tables.topLevelDomains).filter((domain) => !isPlainText(domain));
    return new Set(nonAscii.map(toDnsLabel));
  });
  return (label) =>
    label.startsWith(A_LABEL_PREFIX) ? getALabels().has(label) : tables.isTopLevelDomain(label);
}
