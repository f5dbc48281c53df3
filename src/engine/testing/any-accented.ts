import fc from 'fast-check';
import { anyResembling } from './any-resembling.ts';

/** Letters with the accents that attackers and languages put on them. */
const ACCENTED: Readonly<Record<string, string>> = {
  a: 'áàâäåā',
  c: 'ç',
  e: 'éèêë',
  i: 'íîï',
  n: 'ñ',
  o: 'óòôöøō',
  s: 'śš',
  u: 'úùûü',
  y: 'ý',
  z: 'żž',
};

/** Replaces a letter of a text with an accented one. The place and the accent are chosen by two numbers. */
function addAccent(text: string, [place, accent]: readonly [number, number]): string {
  const characters = [...text];
  const at = place % Math.max(1, characters.length);
  const choices = [...(ACCENTED[characters[at] ?? ''] ?? '')];
  const chosen = choices[accent % Math.max(1, choices.length)];
  if (chosen !== undefined) characters[at] = chosen;
  return characters.join('');
}

/** Labels of letters, some of them similar to a known name, with up to three accents. */
export const anyAccented: fc.Arbitrary<string> = fc
  .tuple(
    fc.oneof(anyResembling, fc.stringMatching(/^[a-z]{3,9}$/)),
    fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 3 }),
  )
  .map(([label, accents]) => accents.reduce(addAccent, label));
