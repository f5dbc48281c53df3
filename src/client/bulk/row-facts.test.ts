import { describe, expect, it, vi } from 'vitest';
import { createFacts, createRegistered, MOMENT } from '../../chain/testing/create-facts.ts';
import type { NameOnChain } from '../../contract/chain-facts.ts';
import { CHECK_CODES } from '../../contract/checks.ts';
import { RATING_PASS, RATING_WARN } from '../../contract/rating.ts';
import { createNodeInspector } from '../../hosts/node.ts';
import { packAddresses } from '../../lists/rows/address-column.ts';
import { createEmptyColumns } from '../../lists/rows/judged-columns.ts';
import { createRowStore, type RowChunk } from '../../lists/rows/row-store.ts';
import { chainCode } from '../chain/chain-code.ts';
import { createChainFactsStore } from '../chain/chain-facts-store.ts';
import { describeRow } from './describe-row.ts';
import { createRowFacts } from './row-facts.ts';
import { createChunkFilter, NO_FILTER } from './row-filter.ts';
import { getCheckBit } from './row-findings.ts';
import { createRowTally } from './row-tally.ts';

const OWNER = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const NAMES = ['vitalik.eth', 'alice.vitalik.eth', 'nobody.eth', 'ended.eth', 'other.eth'];

const ENDED: Partial<NameOnChain> = {
  registration: { status: 'known', value: { state: 'ended', expires: 1_000_000_000 } },
};
const FACTS = [
  createRegistered('vitalik.eth', OWNER),
  createRegistered('alice.vitalik.eth', OWNER),
  createFacts('nobody.eth'),
  createFacts('ended.eth', ENDED),
];

const inspector = await createNodeInspector();

function createList(names: readonly string[] = NAMES, beside: (string | null)[] = []) {
  const store = createRowStore();
  store.append(names, inspect(names), packAddresses(names, beside));
  const tally = createRowTally(store);
  tally.countAppended();
  const facts = createChainFactsStore();
  const onRead = vi.fn();
  const rowFacts = createRowFacts({
    store,
    tally,
    facts,
    signal: new AbortController().signal,
    onRead,
  });
  const add = (found: readonly NameOnChain[]) => facts.addNames(found, MOMENT, chainCode);
  const waitForReads = (count: number) =>
    expect.poll(() => onRead.mock.calls.length, { timeout: 5_000 }).toBe(count);
  return { store, tally, facts, rowFacts, onRead, add, waitForReads };
}

function inspect(names: readonly string[]) {
  return {
    ...createEmptyColumns(names.length),
    ...inspector.inspectColumns([...names]),
    revision: 0,
  };
}

/** Counts the rows of a list from scratch. */
function recount(store: ReturnType<typeof createRowStore>) {
  const tally = createRowTally(store);
  tally.countAppended();
  return tally.counts;
}

describe('createRowFacts', () => {
  it('reads what the chain says about each row', async () => {
    const { rowFacts, add, waitForReads, store } = createList();
    expect(rowFacts.counts()).toBeNull();
    add(FACTS);
    await waitForReads(1);
    expect(rowFacts.counts()).toEqual([1, 2, 1, 1, 0]);
    expect(rowFacts.get(0)?.facts).toBe(FACTS[0]);
    expect(rowFacts.get(4)).toBeNull();
    const found: number[] = [];
    const filter = createChunkFilter({ ...NO_FILTER, registrations: ['registered', 'ended'] });
    const take = (at: number) => found.push(at);
    filter(store.chunks[0] as RowChunk, 0, () => true, take);
    expect(found).toEqual([0, 1, 3]);
  });

  it.each([
    ['without addresses', []],
    ['with addresses', [OWNER, OWNER, null, 'no address']],
  ])('gives each row the verdict of its report, in a list %s', async (_, beside) => {
    const { store, tally, facts, add, waitForReads } = createList(NAMES, beside);
    add(FACTS);
    await waitForReads(1);
    const [chunk] = store.chunks;
    for (const [at, name] of NAMES.entries()) {
      const outcome = inspector.inspectName(name);
      if (!outcome.ok) throw new Error(outcome.problem.title);
      const report = facts.judge(outcome.value);
      const columns = chunk?.columns;
      expect({
        name,
        rating: (chunk?.addresses?.nameRatings ?? columns?.rating)?.[at],
        risks: columns?.riskCount[at],
        highest: CHECK_CODES[columns?.highestRisk[at] as number],
      }).toEqual({
        name,
        rating: report.rating,
        risks: report.risk_count,
        highest: report.highest_risk?.check,
      });
      for (const { check, status } of report.checks) {
        const isRisk = status === 'warn' || status === 'alert';
        expect([name, check, ((columns?.checkMask[at] ?? 0) & getCheckBit(check)) !== 0]).toEqual([
          name,
          check,
          isRisk,
        ]);
      }
    }
    expect(tally.counts).toEqual(recount(store));
  });

  it('describes a subname that the owner of its parent can take', async () => {
    const { store, add, waitForReads } = createList();
    add(FACTS);
    await waitForReads(1);
    const { columns, at } = store.locate(1);
    expect(columns.rating[at]).toBe(RATING_WARN);
    expect(describeRow(columns, at, 'alice.vitalik.eth').words).toBe('Someone else can take it');
  });

  it('restores the verdict by spelling when newer facts do not warn', async () => {
    const { store, tally, rowFacts, add, waitForReads } = createList();
    add(FACTS);
    await waitForReads(1);
    const registration = { status: 'not_answered', reason: 'reverted' } as const;
    add([createFacts('alice.vitalik.eth', { registration })]);
    await waitForReads(2);
    const { columns, at } = store.locate(1);
    expect(columns.rating[at]).toBe(RATING_PASS);
    expect(rowFacts.counts()).toEqual([1, 1, 1, 1, 1]);
    expect(tally.counts).toEqual(recount(store));
  });

  it('judges rows again after their results were replaced', async () => {
    const { store, tally, rowFacts, add, waitForReads } = createList();
    add(FACTS);
    await waitForReads(1);
    tally.change(0, () => store.replaceColumns(0, inspect(NAMES)));
    expect(rowFacts.get(1)).toBeNull();
    rowFacts.refresh();
    await waitForReads(2);
    expect(store.locate(1).columns.rating[1]).toBe(RATING_WARN);
    expect(tally.counts).toEqual(recount(store));
  });

  it('does nothing without facts about the list', async () => {
    const { rowFacts, add, onRead } = createList();
    add([createFacts('elsewhere.eth')]);
    await new Promise((resolve) => setTimeout(resolve, 50));
    rowFacts.refresh();
    expect(onRead).not.toHaveBeenCalled();
    expect(rowFacts.counts()).toBeNull();
  });
});
