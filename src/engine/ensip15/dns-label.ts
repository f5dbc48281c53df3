// Labels as DNS host names write them: https://www.rfc-editor.org/rfc/rfc5890#section-2.3

import { toCodePoints } from '../text/code-points.ts';
import { encodePunycode, listPunycode } from './punycode.ts';

/** Why a label cannot be written in DNS. */
export type DnsObstacle = 'empty' | 'capitals' | 'a_label' | 'hyphens' | 'characters' | 'length';

export interface DnsLabel {
  /** Null when the label can be written in DNS. */
  obstacle: DnsObstacle | null;
  /** Characters of the label as DNS writes it; 0 where it cannot. */
  length: number;
}

const MAX_CHARACTERS = 63;
/** Opens every label in Punycode. */
export const A_LABEL_PREFIX = 'xn--';

/** How DNS takes a label; hyphens at its ends are let pass, as resolvers do. */
export function toDnsLabel(label: string): DnsLabel {
  if (label === '') return refuse('empty');
  if (/[A-Z]/.test(label)) return refuse('capitals');
  if (label.startsWith(A_LABEL_PREFIX)) return refuse('a_label');
  const codePoints = toCodePoints(label);
  const isAscii = !/[^\0-\x7f]/.test(label);
  if (isAscii && label.startsWith('--', 2)) return refuse('hyphens');
  // Punycode of a longer label is longer still: no need to spell it out.
  if (codePoints.length > MAX_CHARACTERS) return refuse('length');
  if (/[\0-,./:-`{-\x7f]/.test(label)) return refuse('characters');
  const length = isAscii ? label.length : A_LABEL_PREFIX.length + listPunycode(codePoints).length;
  return length > MAX_CHARACTERS ? refuse('length') : { obstacle: null, length };
}

/** The form of a label beyond ASCII that DNS takes, `xn--p1ai` for `рф`. */
export function toALabel(codePoints: readonly number[]): string {
  return A_LABEL_PREFIX + encodePunycode(codePoints);
}

function refuse(obstacle: DnsObstacle): DnsLabel {
  return { obstacle, length: 0 };
}
