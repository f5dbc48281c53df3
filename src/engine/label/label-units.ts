// The tokens of a label with their places: https://docs.ens.domains/ensip/15#tokenize

import { ens_tokenize } from '@adraffy/ens-normalize';

/** A piece of a label and what ENSIP-15 makes of it. */
export interface LabelUnit {
  /** Code-point offsets in the label. */
  readonly start: number;
  readonly end: number;
  readonly kind: 'text' | 'emoji' | 'ignored' | 'disallowed';
  /** What stands in its place before composition; empty when ignored or disallowed. */
  readonly codePoints: readonly number[];
}

/** The units of a label in order, without gaps. */
export function tokenizeLabel(label: string): LabelUnit[] {
  const units: LabelUnit[] = [];
  let start = 0;
  const push = (length: number, kind: LabelUnit['kind'], codePoints: readonly number[]) => {
    units.push({ start, end: start + length, kind, codePoints });
    start += length;
  };
  for (const token of ens_tokenize(label, { nf: false })) {
    switch (token.type) {
      case 'valid':
        for (const codePoint of token.cps) push(1, 'text', [codePoint]);
        break;
      case 'mapped':
        push(1, 'text', token.cps);
        break;
      case 'emoji':
        push(token.input.length, 'emoji', token.cps);
        break;
      case 'ignored':
        push(1, 'ignored', []);
        break;
      default:
        push(1, 'disallowed', []);
    }
  }
  return units;
}
