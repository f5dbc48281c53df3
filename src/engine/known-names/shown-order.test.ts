import createBidi from 'bidi-js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listPairs, listTexts } from '../testing/list-rows.ts';
import { findResult, inspectName, inspector } from '../testing/test-inspector.ts';
import { bulkTables } from '../testing/test-tables.ts';
import { createShownOrder, type ShownOrder } from './shown-order.ts';

const getShownOrder = createShownOrder(bulkTables);
const bidi = createBidi();

/** Returns the order of the labels according to the full algorithm. */
function getExpectedOrder(name: string): ShownOrder | null {
  const { levels } = bidi.getEmbeddingLevels(name, 'ltr');
  const paragraphs = [{ start: 0, end: name.length - 1, level: 0 }];
  const order = bidi.getReorderedIndices(name, { levels, paragraphs });
  const shown = order
    .filter((at) => name[at] !== '.')
    .map((at) => name.slice(0, at).split('.').length - 1)
    .filter((place, at, all) => place !== all[at - 1]);
  const places = [...new Set(shown)];
  const isMixed = shown.length > places.length;
  const labels = name.split('.');
  const isSame = !isMixed && places.map((place) => labels[place]).join('.') === name;
  return isSame ? null : { places, isMixed };
}

// bidi-js judges the halves of a surrogate pair separately, so the characters are below U+10000.
const anyCharacter = fc.constantFrom(
  ...'אבעلܐހߊ',
  ...'٣٤۴15',
  ...'abzж漢०',
  ...'-_☆',
  ...'\u05b8\u064e\u0301',
);
const anyLabel = fc.string({ unit: anyCharacter, minLength: 1, maxLength: 4 });
const anyName = fc
  .tuple(fc.array(anyLabel, { minLength: 1, maxLength: 5 }), fc.constantFrom('eth', 'קום', '1'))
  .map(([labels, top]) => [...labels, top].join('.'));

describe('getShownOrder', () => {
  it('returns the same order as the full algorithm', () => {
    let reordered = 0;
    fc.assert(
      fc.property(anyName, (name) => {
        const expected = getExpectedOrder(name);
        expect(getShownOrder(name)).toEqual(expected);
        if (expected !== null) reordered++;
      }),
      { numRuns: 3000 },
    );
    expect(reordered).toBeGreaterThan(1000);
  });

  it.each<[name: string, places: number[] | null]>([
    ['אב.אב.eth', null],
    ['אב.אב.גד.eth', [2, 1, 0, 3]],
    // Characters beyond U+FFFF, which bidi-js does not support
    ['𞤀.𞤁.eth', [1, 0, 2]],
    ['𐴀.𐴁.eth', [1, 0, 2]],
    ['𝒜.אב.eth', null],
    // Empty labels
    ['', null],
    ...listTexts(null, '. א א.'),
    ['.א.ב.', [2, 1]],
  ])('returns for %s the order %j', (name, places) => {
    expect(getShownOrder(name)).toEqual(places && { places, isMixed: false });
  });
});

describe('a name whose labels plain text shows in a different order', () => {
  const watching = inspector.withWatchlist({ watchlist: ['אב.eth', 'גד.com', '1.eth'] });
  const inspect = (name: string) => inspectName(name, watching);

  it.each<[name: string, status: string]>([
    ...listPairs(`
      אג.גה.eth:info אב.גה.eth:warn x.אב.גה.eth:warn אב.x.גה.eth:info גה.אב.eth:info
      אב.גה.com:info גד.אב.com:warn אב.1.eth:warn אב.eth:pass`),
  ])('%s has the status %s', (name, status) => {
    expect(findResult(inspect(name).checks, 'impersonation_risk')[0]).toBe(status);
  });

  it('imitates the name that it seems to be under', () => {
    expect(inspect('אב.גה.eth').imitates).toEqual({
      name: 'אב.eth',
      kind: 'embedded',
      status: 'warn',
      evidence: 'some apps show it as a subname of “אב.eth” (a name that you trust)',
    });
  });

  it.each(['אב.', 'א.1.', 'ع٣.'])('can have ten thousand labels: %s', (labels) => {
    expect(inspect(`${labels.repeat(10_000)}eth`).inspected).toBe(false);
  });

  it('can have as many labels as are inspected', () => {
    const { inspected, checks } = inspect(`${'א.ב.'.repeat(49)}eth`);
    expect([inspected, findResult(checks, 'impersonation_risk')[0]]).toEqual([true, 'info']);
  });
});
