import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { createTrustedAddresses, type Pin } from '../../addresses/trusted-addresses.ts';
import { RATING_ALERT, RATING_PASS, RATING_WARN } from '../../contract/rating.ts';
import { chooseSize } from '../../engine/testing/test-scope.ts';
import { describeAddress } from '../../lists/rows/address-column.ts';
import { createEmptyColumns } from '../../lists/rows/judged-columns.ts';
import type { RowStore } from '../../lists/rows/row-store.ts';
import { createListeners } from '../../primitives/create-listeners.ts';
import { formatHeadlineParts } from '../../words/names/headline.ts';
import { countAddressWarnings, createAddressJudging } from './address-judging.ts';
import { createRowTally } from './row-findings.ts';
import { createStoreOf } from './testing/create-store.ts';

const A = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const POISONED = `0xd8da${'0'.repeat(32)}6045`;
const SIMILAR = `0xd8d0${'0'.repeat(32)}0045`;
const OTHER = '0x00000000219ab540356cbb839cbe05303d7705fa';
const NEXT = A.replace('dA', 'Da').replace('45', '46');
const LOOKS_LIKE = 'Looks like the address you trust as vitalik.eth';
const VITALIK: Pin = { address: A, name: 'vitalik.eth', note: null };

const createList = (rows: readonly (readonly [name: string, beside: string | null])[]) =>
  createStoreOf(rows.map(([name, beside]) => ({ name, beside, rating: RATING_PASS })));

function start(store: RowStore, pins: Pin[] = []) {
  const tally = createRowTally(store);
  tally.countAppended();
  const { notify, subscribe } = createListeners();
  let trusted = createTrustedAddresses(pins);
  const load = vi.fn(async () => trusted);
  const onReplaced = vi.fn();
  const { signal } = new AbortController();
  const source = { load, subscribe };
  const judging = createAddressJudging({ store, tally, trusted: source, signal, onReplaced });
  const waitForVerdicts = async (cause: () => void) => {
    onReplaced.mockClear();
    cause();
    await vi.waitFor(() => expect(onReplaced).toHaveBeenCalled(), { timeout: 20_000 });
  };
  const judge = () => waitForVerdicts(judging.refresh);
  const trust = (next: Pin[]) =>
    waitForVerdicts(() => {
      trusted = createTrustedAddresses(next);
      notify();
    });
  return { judging, judge, trust, load, tally };
}

const say = (judging: ReturnType<typeof createAddressJudging>, row: number) => {
  const address = judging.describe(row);
  return address && formatHeadlineParts(describeAddress(address));
};

describe('createAddressJudging', () => {
  it.each([
    ['x.eth', A, 'This is the address you trust as vitalik.eth.', RATING_PASS],
    ['vitalik.eth', A.toLowerCase(), 'This is the address you trust as vitalik.eth.', RATING_PASS],
    ['VITALIK.eth', OTHER, 'You trust vitalik.eth with a different address.', RATING_ALERT],
    ['vitalik.eth', POISONED, `${LOOKS_LIKE}: 31 of 40 digits differ.`, RATING_ALERT],
    ['x.eth', SIMILAR, 'Starts and ends like the address you trust as vitalik.eth.', RATING_PASS],
    ['x.eth', OTHER, 'No checksum', RATING_PASS],
    ['x.eth', NEXT, `${LOOKS_LIKE}: 1 of 40 digits differ.`, RATING_ALERT],
    ['x.eth', OTHER.replace('ab', 'Ab'), 'Checksum wrong', RATING_ALERT],
    ['x.eth', 'nobody', 'Not an address', RATING_WARN],
    [POISONED, null, `${LOOKS_LIKE}: 31 of 40 digits differ.`, RATING_ALERT],
    [OTHER, null, 'No checksum', RATING_PASS],
    ['x.eth', null, null, RATING_PASS],
  ])('says about %j beside %j: %j', async (name, beside, words, rating) => {
    const store = createList([
      [name, beside],
      ['y.eth', OTHER],
    ]);
    const { judging, judge } = start(store, [VITALIK]);
    await judge();
    expect(say(judging, 0)).toBe(words);
    expect(store.locate(0).columns.rating[0]).toBe(rating);
  });

  it('judges again when the trusted addresses change', async () => {
    const store = createList([
      ['vitalik.eth', A],
      ['x.eth', POISONED],
    ]);
    const { judging, judge, trust, tally } = start(store);
    await judge();
    expect(tally.counts.addresses).toEqual({ rows: 2, warnings: 0 });
    await trust([VITALIK]);
    expect(say(judging, 0)).toMatch(/^This is the address you trust/);
    expect(say(judging, 1)).toMatch(/^Looks like the address/);
    expect(tally.counts.addresses).toEqual({ rows: 2, warnings: 1 });
    expect(tally.counts.ratings[RATING_ALERT]).toBe(1);
    await trust([]);
    expect(say(judging, 1)).toBe('No checksum');
    expect(tally.counts.addresses).toEqual({ rows: 2, warnings: 0 });
    expect(tally.counts.ratings[RATING_ALERT]).toBe(0);
  });

  it('keeps the findings when the results of the names are replaced', async () => {
    const store = createList([
      ['x.eth', POISONED],
      ['y.eth', OTHER],
    ]);
    const { judge } = start(store, [VITALIK]);
    await judge();
    const columns = createEmptyColumns(2);
    columns.rating.fill(RATING_WARN);
    store.replaceColumns(0, columns);
    expect([...columns.rating]).toEqual([RATING_ALERT, RATING_WARN]);
  });

  it('does not load the trusted addresses for a list without addresses', async () => {
    const { judging, load } = start(createList([['x.eth', null]]), [VITALIK]);
    judging.refresh();
    await Promise.resolve();
    expect(load).not.toHaveBeenCalled();
  });

  it('compares many addresses with as many pins', async () => {
    const size = chooseSize(20_000, 100_000);
    // A SHA-1 hash is as long as an address.
    const addresses = Array.from(
      { length: size * 1.5 },
      (_, index) => `0x${createHash('sha1').update(`${index}`).digest('hex')}`,
    );
    const pins = addresses
      .slice(0, size)
      .map((address, index) => ({ address, name: `n${index}.eth`, note: null }));
    const store = createList(
      pins.map(({ name }, index) => [name, addresses[index + size / 2] ?? '']),
    );
    const { judging, judge, tally } = start(store, pins);
    const started = performance.now();
    await judge();
    // Comparing every pair of addresses would take minutes.
    expect(performance.now() - started).toBeLessThan(20_000);
    expect(tally.counts.addresses).toEqual({ rows: size, warnings: size });
    expect(judging.describe(0)?.finding).toBe('other_pin');
  });
});

const BESIDE = [A, A.replace('dA', 'Da'), 'no address', null];

it.each([
  [[0, 1, 2, 3], 2],
  [[1], 1],
  [[3, 0], 0],
  [[], 0],
])('counts the rows of %j whose address needs a check: %i', (rows, expected) => {
  const store = createStoreOf(BESIDE.map((beside) => ({ name: 'a.eth', beside })));
  expect(countAddressWarnings(store, rows)).toBe(expected);
});
