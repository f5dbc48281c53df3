import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareAddresses } from './compare-addresses.ts';
import { createTrustedAddresses, type Pin } from './trusted-addresses.ts';

const VITALIK = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const POISONED = '0xd8dA111111111111111111111111111111116045';
const SIMILAR = '0xd8d1111111111111111111111111111111111045';
const OTHER = '0x52908400098527886E0F7030069857D2E4169EE7';

const createPin = (address: string, name: string | null = null): Pin => ({
  address,
  name,
  note: null,
});

const digit = fc.constantFrom(...'0123456789abcdef');
const hex = (length: number) => fc.string({ unit: digit, minLength: length, maxLength: length });
const anyAddress = hex(40).map((digits) => `0x${digits}`);

describe('judge', () => {
  const trusted = createTrustedAddresses([createPin(OTHER), createPin(VITALIK, 'vitalik.eth')]);
  it.each([
    [VITALIK, 'equal', [VITALIK]],
    [` ${VITALIK.toLowerCase()} `, 'equal', [VITALIK]],
    [POISONED, 'poisoned', [VITALIK]],
    [SIMILAR, 'similar', [VITALIK]],
    [VITALIK.replace('6045', '6046'), 'poisoned', [VITALIK]],
    [VITALIK.replace('0xd8', '0x8d'), 'poisoned', [VITALIK]],
    ['0x5AAEB6053F3E94C9B9A09F33669435E7EF1BEAED', 'different', []],
  ])('relates %s to the trusted addresses: %s', (address, relation, addresses) => {
    const judgment = trusted.judge(address);
    expect(judgment.relation).toBe(relation);
    expect(judgment.pins.map((pin) => pin.address)).toEqual(addresses);
  });

  it('returns every pin of a trusted address', () => {
    const both = createTrustedAddresses([createPin(VITALIK, 'a.eth'), createPin(VITALIK, 'b.eth')]);
    expect(both.judge(VITALIK).pins.map(({ name }) => name)).toEqual(['a.eth', 'b.eth']);
  });

  it('returns the closest pin first', () => {
    const several = createTrustedAddresses([SIMILAR, POISONED, VITALIK].map((a) => createPin(a)));
    const { relation, pins } = several.judge(VITALIK.replace('BF2', 'BF3'));
    expect(relation).toBe('poisoned');
    expect(pins.map(({ address }) => address)).toEqual([VITALIK, POISONED, SIMILAR]);
  });

  it('finds the same relation as comparing with each trusted address', () => {
    const ORDER = ['equal', 'poisoned', 'similar', 'different'];
    const near = fc.tuple(fc.nat(40), hex(40), fc.nat(40)).map(([start, digits, end]) => {
      const own = VITALIK.slice(2);
      const tail = Math.max(start, 40 - end);
      return `0x${own.slice(0, start)}${digits.slice(start, tail)}${own.slice(tail)}`;
    });
    fc.assert(
      fc.property(
        fc.array(fc.oneof(near, anyAddress), { maxLength: 20 }),
        fc.oneof(near, anyAddress),
        (addresses, address) => {
          const closest = addresses
            .map((each) => compareAddresses(each, address).relation)
            .sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))[0];
          const index = createTrustedAddresses(addresses.map((each) => createPin(each)));
          expect(index.judge(address).relation).toBe(closest ?? 'different');
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('compares an address with few of many trusted addresses, even if all share their ends', () => {
    const alike = Array.from({ length: 10_000 }, (_, at) =>
      createPin(`0xabc${at.toString(16).padStart(33, '0')}0def`),
    );
    const { relation, pins } = createTrustedAddresses(alike).judge(`0xabc${'9'.repeat(34)}def`);
    expect(relation).toBe('similar');
    // All of the trusted addresses are similar, so every address that was compared is in the result.
    expect(pins.length).toBeLessThan(1_000);
  });
});

describe('findOtherPins', () => {
  const trusted = createTrustedAddresses([
    createPin(VITALIK, 'vitalik.eth'),
    createPin(OTHER, 'Two.eth'),
    createPin(VITALIK, 'two.eth'),
    createPin(SIMILAR),
    createPin(VITALIK, 'jos\u00e9.eth'),
  ]);
  it.each([
    ['vitalik.eth', VITALIK, []],
    ['jose\u0301.eth', OTHER, [VITALIK]],
    ['VITALIK.eth', VITALIK.toLowerCase(), []],
    ['vitalik.eth', OTHER, [VITALIK]],
    ['VITALIK.eth', OTHER, [VITALIK]],
    // If a name has two trusted addresses, either of them is right.
    ['two.eth', OTHER, []],
    ['two.eth', SIMILAR, [OTHER, VITALIK]],
    ['nick.eth', OTHER, []],
  ])('finds for %s at %s the pins %j', (name, address, addresses) => {
    expect(trusted.findOtherPins(name, address).map((pin) => pin.address)).toEqual(addresses);
  });
});
