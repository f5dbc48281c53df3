// Whether a label can be written as a DNS host name label: https://www.rfc-editor.org/rfc/rfc5890#section-2.3
import { toCodePoints } from '../confusables/code-points.ts';
import { encodePunycode } from './punycode.ts';

/** What stands in the way of writing a label in DNS. */
export type DnsObstacle = 'empty' | 'capitals' | 'a_label' | 'hyphens' | 'characters' | 'length';

export interface DnsLabel {
  /** Null when the label can be written in DNS. */
  obstacle: DnsObstacle | null;
  /** Characters of the label as DNS writes it; 0 where it cannot. */
  length: number;
}

const MOST_CHARACTERS = 63;
const PREFIX = 'xn--';

/** How DNS takes a label; hyphens at its ends are let pass, as resolvers do. */
export function toDnsLabel(label: string): DnsLabel {
  if (label === '') return refused('empty');
  if (/[A-Z]/.test(label)) return refused('capitals');
  if (label.startsWith(PREFIX)) return refused('a_label');
  const codePoints = toCodePoints(label);
  const isAscii = codePoints.every((codePoint) => codePoint < 0x80);
  if (isAscii && label.startsWith('--', 2)) return refused('hyphens');
  // Punycode of a longer label is longer still: no need to spell it out.
  if (codePoints.length > MOST_CHARACTERS) return refused('length');
  const encoded = isAscii ? label : PREFIX + encodePunycode(codePoints);
  if (!/^[a-z0-9-]+$/.test(encoded)) return refused('characters');
  if (encoded.length > MOST_CHARACTERS) return refused('length');
  return { obstacle: null, length: encoded.length };
}

function refused(obstacle: DnsObstacle): DnsLabel {
  return { obstacle, length: 0 };
}
