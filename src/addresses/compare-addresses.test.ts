import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AddressRelation, compareAddresses } from './compare-addresses.ts';

const TRUSTED = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';

/** Changes the digits of the trusted address at the given places. */
function change(...places: number[]): string {
  const digits = Array.from(TRUSTED.slice(2));
  for (const place of places) digits[place] = digits[place] === '1' ? '2' : '1';
  return `0x${digits.join('')}`;
}

/** Changes every digit of the trusted address except the first `start` and the last `end` digits. */
function keepEnds(start: number, end: number): string {
  return change(...Array.from({ length: 40 - start - end }, (_, at) => start + at));
}

describe('compareAddresses', () => {
  it.each<[string, string, AddressRelation]>([
    ['the same text', TRUSTED, 'equal'],
    ['upper case with 0X', TRUSTED.toUpperCase(), 'equal'],
    ['white space around it', ` ${TRUSTED}\n`, 'equal'],
    ['the first and last four digits', keepEnds(4, 4), 'poisoned'],
    ['the first four and last three digits', keepEnds(4, 3), 'similar'],
    ['the first three and last five digits', keepEnds(3, 5), 'poisoned'],
    ['the first three and last ten digits', keepEnds(3, 10), 'poisoned'],
    ['the first six digits', keepEnds(6, 0), 'poisoned'],
    ['the last six digits', keepEnds(0, 6), 'poisoned'],
    ['the first five and last two digits', keepEnds(5, 2), 'different'],
    ['the first two and last five digits', keepEnds(2, 5), 'different'],
    ['the first ten and last two digits', keepEnds(10, 2), 'poisoned'],
    ['all digits but one in the middle', change(20), 'poisoned'],
    ['all digits but the first and the last', change(0, 39), 'poisoned'],
    ['all digits but three, one of them the first', change(0, 20, 21), 'poisoned'],
    ['all digits but three, two of them near the ends', change(0, 20, 37), 'different'],
  ])('says about an address that keeps %s: %s, %s', (_, other, relation) => {
    expect(compareAddresses(TRUSTED, other).relation).toBe(relation);
    expect(compareAddresses(other, TRUSTED).relation).toBe(relation);
  });

  it.each<[zeros: number, start: string, end: string, relation: AddressRelation]>([
    [8, 'a', 'b2', 'different'],
    [12, '', '', 'different'],
    [8, 'a', 'b2c', 'poisoned'],
    [5, 'a1', '', 'poisoned'],
    [12, '', 'b2cd', 'poisoned'],
    [12, '', 'b2c', 'similar'],
  ])('counts four of %i leading zeros, with %j and %j equal: %s', (zeros, start, end, relation) => {
    const create = (filling: string) =>
      `0x${'0'.repeat(zeros)}${start}${filling.repeat(40 - zeros - start.length - end.length)}${end}`;
    expect(compareAddresses(create('7'), create('8')).relation).toBe(relation);
  });

  it('counts as many differences as places were changed', () => {
    const places = fc.uniqueArray(fc.nat(39));
    fc.assert(
      fc.property(places, (changed) => {
        const { differing, equalStart, equalEnd } = compareAddresses(TRUSTED, change(...changed));
        expect(differing).toBe(changed.length);
        expect(equalStart).toBe(Math.min(40, ...changed));
        expect(equalEnd).toBe(39 - Math.max(-1, ...changed));
      }),
    );
  });
});
