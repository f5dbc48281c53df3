// Skeletons of plain names, https://www.unicode.org/reports/tr39/#def-skeleton: ASCII needs neither normalization nor
// decomposition, so each character has its skeleton by itself.
import type { Confusables } from '../confusables/confusables.ts';

/** The two skeletons of a name for which isPlainName holds, its labels joined by dots. */
export interface PlainSkeletons {
  skeleton(name: string): string;
  loose(skeleton: string): string;
}

const DOT = '.';

/** Asks for the skeleton of each ASCII character once. */
export function createPlainSkeletons({ skeleton }: Pick<Confusables, 'skeleton'>): PlainSkeletons {
  const prototypes = Array.from({ length: 0x80 }, (_, codePoint) => {
    const character = String.fromCharCode(codePoint);
    return character === DOT ? DOT : skeleton(character);
  });
  return {
    skeleton: (name) => {
      let joined = '';
      for (let at = 0; at < name.length; at++) joined += prototypes[name.charCodeAt(at)];
      return joined;
    },
    loose: (strict) => strict.replaceAll('cl', 'd'),
  };
}
