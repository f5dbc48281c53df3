import type { AddressJudgment, Pin, TrustedAddresses } from '../../addresses/trusted-addresses.ts';
import {
  type AddressFinding,
  getAddress,
  getAddressFinding,
  getFindingIndex,
  isAddressWarning,
  type RowAddress,
  rateAddresses,
} from '../../lists/rows/address-column.ts';
import { getTextAt } from '../../lists/rows/joined-texts.ts';
import type { RowChunk, RowStore } from '../../lists/rows/row-store.ts';
import { createYielder, type Yielder } from '../../primitives/yielder.ts';
import type { RowTally } from './row-findings.ts';

export interface AddressJudgingOptions {
  store: RowStore;
  tally: RowTally;
  trusted: {
    /** Loads the trusted addresses. Called only if the list contains addresses. */
    load(): Promise<TrustedAddresses>;
    subscribe(listener: () => void): () => void;
  };
  signal: AbortSignal;
  onReplaced(): void;
}

const FINDINGS: Readonly<Record<AddressJudgment['relation'], AddressFinding | null>> = {
  poisoned: 'poisoned',
  equal: 'trusted',
  similar: 'similar',
  different: null,
};

/** Compares the address of a name with the trusted addresses. Returns null if there is nothing to report. */
function compare(
  trusted: TrustedAddresses,
  name: string,
  address: string,
): { finding: AddressFinding; pin: Pin | null } | null {
  const { relation, pins } = trusted.judge(address);
  const [other] = trusted.findOtherPins(name, address);
  if (relation !== 'poisoned' && other) return { finding: 'other_pin', pin: other };
  const finding = FINDINGS[relation];
  return finding && { finding, pin: pins[0] ?? null };
}

function judgeChunk(trusted: TrustedAddresses, chunk: RowChunk): void {
  const { addresses } = chunk;
  if (!addresses) return;
  for (let at = 0; at < addresses.findings.length; at += 1) {
    addresses.findings[at] = addresses.checksums[at] as number;
    const address = trusted.size === 0 ? null : getAddress(addresses, at);
    const found = address && compare(trusted, getTextAt(chunk, at), address);
    if (!found) continue;
    // Keeps the warning about a wrong checksum, because it matters more than the finding `similar`.
    if (found.finding === 'similar' && isAddressWarning(addresses, at)) continue;
    addresses.findings[at] = getFindingIndex(found.finding);
  }
  rateAddresses(chunk.columns, addresses);
}

/** Maximum number of cached row descriptions. A screen never shows this many rows. */
const MAX_DESCRIBED = 1000;

/** Compares the addresses of a list with the trusted ones. */
export function createAddressJudging(options: AddressJudgingOptions) {
  const { store, tally, trusted, signal, onReplaced } = options;
  /** Chunks that were judged with the current trusted addresses. */
  const judged = new Set<number>();
  let current: TrustedAddresses | null = null;
  /** Caches the results of `describe`: a row gets the same object until its finding changes. */
  const described = new Map<number, RowAddress>();
  let isRunning = false;

  async function judgeAll(yieldIfDue: Yielder): Promise<void> {
    for (let index = 0; index < store.chunks.length; index += 1) {
      if (judged.has(index)) continue;
      const loaded = await trusted.load();
      current = loaded;
      tally.change(index, () => judgeChunk(loaded, store.chunks[index] as RowChunk));
      judged.add(index);
      await yieldIfDue();
    }
  }

  /** Judges the counted rows that have been added since the last call. */
  function refresh(): void {
    // A list without addresses does not need the trusted addresses.
    if (tally.counts.addresses.rows === 0 || isRunning || signal.aborted) return;
    if (judged.size === store.chunks.length) return;
    isRunning = true;
    const end = () => {
      isRunning = false;
    };
    judgeAll(createYielder(signal)).then(() => {
      end();
      onReplaced();
      // The trusted addresses may have changed in the meantime.
      refresh();
    }, end);
  }

  const unsubscribe = trusted.subscribe(() => {
    judged.clear();
    described.clear();
    refresh();
  });
  signal.addEventListener('abort', unsubscribe, { once: true });

  return {
    refresh,
    /** Returns the address of a row and what was found about it, or null if the row has no address. */
    describe(row: number) {
      const { addresses, at } = store.locate(row);
      const finding = getAddressFinding(addresses, at);
      if (finding === 'none') return null;
      const known = described.get(row);
      if (known?.finding === finding) return known;
      const address = getAddress(addresses, at);
      const found = current && address && compare(current, store.name(row), address);
      const description = { address, finding, pin: found ? found.pin : null };
      if (described.size === MAX_DESCRIBED) described.clear();
      described.set(row, description);
      return description;
    },
  };
}

/** Counts the rows whose address the user should check. */
export function countAddressWarnings(
  store: Pick<RowStore, 'locate'>,
  rows: { length: number; at(index: number): number | undefined },
): number {
  let count = 0;
  for (let index = 0; index < rows.length; index += 1) {
    const { addresses, at } = store.locate(rows.at(index) as number);
    if (isAddressWarning(addresses, at)) count += 1;
  }
  return count;
}
