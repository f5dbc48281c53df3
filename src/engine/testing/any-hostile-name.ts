// Generates names for fuzzing: ordinary names, imitations, invalid names and names that are too long.

import fc from 'fast-check';
import { anyAccented } from './any-accented.ts';
import { anyResembling } from './any-resembling.ts';
import { anyText } from './any-text.ts';

const anyTop = fc.constantFrom('', ...'.eth .eth .eth .com .eth.limo . .еth .ETH'.split(' '));

/** Labels with lengths near the limits of 63, 200, 253 and 255. */
const anyLong = fc
  .tuple(
    fc.constantFrom(...'a é e\u0301 а 日 👩‍👩‍👧 \u0301\u0316 \u1b44 a. ο. [5d'.split(' ')),
    fc.constantFrom(1, 30, 31, 62, 63, 64, 84, 86, 99, 100, 101, 126, 128, 196, 200, 201, 254),
  )
  .map(([part, times]) => part.repeat(times));

const anyUnknown = fc.nat().map((number) => `[${number.toString(16).padStart(64, '5d')}]`);

const anyLabel = fc.oneof(
  { weight: 5, arbitrary: anyText },
  { weight: 4, arbitrary: anyResembling },
  { weight: 1, arbitrary: anyAccented },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 8 }) },
  { weight: 1, arbitrary: anyUnknown },
  { weight: 1, arbitrary: fc.tuple(anyLong, anyText).map((parts) => parts.join('')) },
);

/** Strings that are often nearly valid names, but may have unpaired surrogates. */
export const anyHostileName: fc.Arbitrary<string> = fc
  .tuple(fc.array(anyLabel, { minLength: 1, maxLength: 3 }), anyTop)
  .map(([labels, top]) => labels.join('.') + top);
