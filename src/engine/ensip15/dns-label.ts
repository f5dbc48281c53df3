// Labels as DNS host names write them: https://www.rfc-editor.org/rfc/rfc5890#section-2.3

import { toCodePoints } from '../text/code-points.ts';
import { punycodeLength } from './punycode.ts';

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
  const isAscii = !/[^\0-\x7f]/.test(label);
  if (isAscii && label.startsWith('--', 2)) return refused('hyphens');
  // Punycode of a longer label is longer still: no need to spell it out.
  if (codePoints.length > MOST_CHARACTERS) return refused('length');
  if (/[\0-,./:-`{-\x7f]/.test(label)) return refused('characters');
  const length = isAscii ? label.length : PREFIX.length + punycodeLength(codePoints);
  return length > MOST_CHARACTERS ? refused('length') : { obstacle: null, length };
}

function refused(obstacle: DnsObstacle): DnsLabel {
  return { obstacle, length: 0 };
}
