import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAddress } from '../../primitives/is-address.ts';
import { splitNameAndAddress } from './address-beside-name.ts';

const ADDRESS = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';

describe('splitNameAndAddress', () => {
  it.each([
    [`vitalik.eth ${ADDRESS}`, 'vitalik.eth'],
    [`vitalik.eth = ${ADDRESS}`, 'vitalik.eth'],
    [`vitalik.eth=${ADDRESS}`, 'vitalik.eth'],
    [`vitalik.eth,${ADDRESS}`, 'vitalik.eth'],
    [`vitalik.eth;\t${ADDRESS} `, 'vitalik.eth'],
    [`vitalik.eth: ${ADDRESS}`, 'vitalik.eth'],
    [`vitalik.eth -> ${ADDRESS}`, 'vitalik.eth'],
    [`vitalik.eth → ${ADDRESS}`, 'vitalik.eth'],
    [`${ADDRESS} vitalik.eth`, 'vitalik.eth'],
    [`${ADDRESS} => vitalik.eth`, 'vitalik.eth'],
    [`${ADDRESS},vitalik.eth`, 'vitalik.eth'],
    [`two words.eth ${ADDRESS}`, 'two words.eth'],
    [`dash- ${ADDRESS}`, 'dash-'],
    [`a= = ${ADDRESS}`, 'a='],
    [`vitalik.eth\ufeff ${ADDRESS}`, 'vitalik.eth\ufeff'],
    [`\u3000vitalik.eth = ${ADDRESS}`, '\u3000vitalik.eth'],
    [`${ADDRESS} vitalik.eth\u00a0`, 'vitalik.eth\u00a0'],
  ])('splits %j', (line, name) => {
    expect(splitNameAndAddress(line)).toEqual({ name, address: ADDRESS });
  });

  it.each([
    'vitalik.eth',
    ADDRESS,
    ` ${ADDRESS} `,
    `= ${ADDRESS}`,
    `x${ADDRESS}`,
    `${ADDRESS}x`,
    `${ADDRESS}.eth`,
    'vitalik.eth 0xd8dA…6045',
    `vitalik.eth ${ADDRESS}0`,
    '',
  ])('leaves %j whole', (line) => {
    expect(splitNameAndAddress(line)).toBeNull();
  });

  it('never loses a part of a line', () => {
    const line = fc
      .string({ unit: fc.constantFrom(...' =:,;|→>-\u3000.x1é👋') })
      .map((name) => `${name} ${ADDRESS}`);
    fc.assert(
      fc.property(line, (text) => {
        const split = splitNameAndAddress(text);
        if (split === null) return;
        expect(isAddress(split.address)).toBe(true);
        expect(text).toContain(split.name);
        expect(split.name).not.toMatch(/^[ \t]|[ \t]$/);
      }),
    );
  });

  it('takes linear time for long runs of separators', () => {
    const started = performance.now();
    for (const text of [' ', '=', '->', '→ ']) {
      splitNameAndAddress(`${text.repeat(30_000)}x${text.repeat(30_000)}${ADDRESS}`);
      splitNameAndAddress(`${ADDRESS}${text.repeat(30_000)}x${text.repeat(30_000)}`);
    }
    expect(performance.now() - started).toBeLessThan(500);
  });
});
