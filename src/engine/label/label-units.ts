// Tokenizes a label as ENSIP-15 does: https://docs.ens.domains/ensip/15#tokenize

import { ens_tokenize } from '@adraffy/ens-normalize';

/** Character or emoji of a label, and the code points to which ENSIP-15 maps it. */
export interface LabelUnit {
  /** Offset of the first code point in the label. */
  readonly start: number;
  /** Offset after the last code point. */
  readonly end: number;
  readonly kind: 'text' | 'emoji' | 'ignored' | 'disallowed';
  /** Mapped code points before composition; empty if ignored or disallowed. */
  readonly codePoints: readonly number[];
}

/** Splits a label into consecutive units. Together, they cover the whole label. */
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
