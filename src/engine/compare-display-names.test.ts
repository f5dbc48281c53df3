import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { IMITATION_STATUSES } from '../contract/imitation-kinds.ts';
import { createInspector } from './inspector.ts';
import { anyHostileName, anyResembling } from './testing/any-text.ts';
import { readTables } from './testing/read-tables.ts';
import { inspector } from './testing/test-inspector.ts';

describe('resembles', () => {
  it('uses the built-in known names by default', () => {
    expect(inspector.resembles('MetaMаsk')?.text).toBe('MetaMask');
    expect(inspector.resembles('MetaMаsk', { usesKnownNames: false })).toBeNull();
  });

  it('uses the watchlist of the inspector unless another one is given', () => {
    const watching = inspector.withWatchlist({ watchlist: ['Alice Wong'] });
    expect(watching.resembles('AIice Wong')?.text).toBe('Alice Wong');
    expect(watching.resembles('AIice Wong', { watchlist: [] })).toBeNull();
  });

  it('works without the details table', () => {
    const { bulk } = readTables();
    expect(createInspector({ bulk }).resembles('PayPaI')?.text).toBe('PayPal');
  });

  it('prefers the protected text to a built-in name with the same letters', () => {
    expect(inspector.resembles('METAMASK', { watchlist: ['Meta Mask'] })?.text).toBe('Meta Mask');
  });

  it('rejects a watchlist that is no list of texts', () => {
    for (const watchlist of ['Alice', [1], [null]]) {
      expect(() =>
        inspector.resembles('Alice', { watchlist: watchlist as unknown as string[] }),
      ).toThrow('A watchlist must be an array of texts.');
    }
  });

  it('finds every text to be the same as itself, in any case', () => {
    const anyName = fc.oneof(anyResembling, anyHostileName, fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(anyName, (text) => {
        const own = inspector.resembles(text, { watchlist: [text], usesKnownNames: false });
        expect(own === null || own.kind === 'same').toBe(true);
        const found = inspector.resembles(text, { watchlist: ['Alice Wong', 'жизнь', 'DAI'] });
        if (found) expect(IMITATION_STATUSES).toContain(found.status);
      }),
    );
  });
});

test.each([
  ['USD Cоin', 'usd-coin', true],
  ['Rnicrosoft', 'Microsoft', true],
  ['Alice', 'Alina', false],
])('skeleton: %s and %s look alike: %s', (a, b, isEqual) => {
  expect(inspector.skeleton(a) === inspector.skeleton(b)).toBe(isEqual);
});

test.each([
  ['PayPaI', ['paypai', 'paypal']],
  ['@Vitalik_B.', ['vitalikb']],
  ['ᴹask', ['ᴹask', 'rnask']],
  ['', []],
])('readings of %j: %j', (text, readings) => {
  expect(inspector.readings(text)).toEqual(readings);
});

test('a text has at most 105 readings', () => {
  const text = `$${'ҳғɵөѳᴹ!a@b|c'.repeat(10)}\u202e$abc`;
  expect(inspector.readings(text).length).toBeLessThanOrEqual(105);
});
