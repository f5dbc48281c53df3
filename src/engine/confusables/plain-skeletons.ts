// Skeletons of plain names: ASCII needs neither normalization nor decomposition, so each character has its own:
// https://www.unicode.org/reports/tr39/#def-skeleton

import { lazy } from '../../primitives/lazy.ts';
import type { Confusables } from './confusables.ts';
import { joinLetterPairs } from './skeleton.ts';

/** The two skeletons of a name for which isPlainName holds, its labels joined by dots. */
export interface PlainSkeletons {
  skeleton(name: string): string;
  loose(skeleton: string): string;
}

const DOT = '.';

/** Asks for the skeleton of each ASCII character once, when the first name comes. */
export function createPlainSkeletons({ skeleton }: Pick<Confusables, 'skeleton'>): PlainSkeletons {
  const prototypes = lazy(() =>
    Array.from({ length: 0x80 }, (_, codePoint) => {
      const character = String.fromCharCode(codePoint);
      return character === DOT ? DOT : skeleton(character);
    }),
  );
  return {
    skeleton: (name) => {
      const pieces = prototypes();
      let joined = '';
      for (let at = 0; at < name.length; at++) joined += pieces[name.charCodeAt(at)];
      return joined;
    },
    loose: joinLetterPairs,
  };
}
