import { domainToASCII } from 'node:url';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toDnsLabel } from './to-dns-label.ts';

it.each([
  ['', ''],
  ['eth', 'eth'],
  ['-a-', '-a-'],
  ['bücher', 'xn--bcher-kva'],
  ['münchen', 'xn--mnchen-3ya'],
  ['аррӏе', 'xn--80ak6aa92e'],
  ['日本語', 'xn--wgv71a119e'],
  ['🦊', 'xn--9s9h'],
])('converts %j to %j', (label, expected) => {
  expect(toDnsLabel(label)).toBe(expected);
});

it('returns the same as domainToASCII for lower-case letters of several scripts', () => {
  const letters = fc.string({
    unit: fc.constantFrom(...'abcxyz09', ...'àéîõü', ...'абвгд', ...'日本語中文', ...'กขค'),
    minLength: 1,
    maxLength: 12,
  });
  fc.assert(
    fc.property(letters, (rest) => {
      // The URL standard reads a host of only digits as an IPv4 address.
      const label = `z${rest}`;
      expect(toDnsLabel(label)).toBe(domainToASCII(label));
    }),
  );
});
