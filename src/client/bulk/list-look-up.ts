import { NO_RATING, NORMALIZATIONS } from '../../contract/bulk-columns.ts';
import { getSpelledVerdict } from '../../lists/rows/facts-column.ts';
import {
  getChunkIndex,
  getIndexInChunk,
  getNameInChunk,
  type RowChunk,
  type RowStore,
} from '../../lists/rows/row-store.ts';
import { createYielder } from '../../primitives/yielder.ts';
import type { ChainFactsStore } from '../chain/chain-facts-store.ts';
import type { WalletQuestion } from '../chain/wallet-question.ts';
import { deferUpdateUntil } from '../offline/running-jobs.ts';
import { getCheckBit } from './row-findings.ts';
import type { ShownRows } from './row-view.ts';

/** Asks the user's wallet about the names of a list. */
export interface ListLookUp extends Pick<WalletQuestion, 'getState' | 'subscribe' | 'cancel'> {
  readonly wallet: WalletQuestion;
  /**
   * Asks about the rows that have no answer yet, or about all rows if every row has one. At most
   * {@link MAX_ASKED_NAMES} names. Returns the number of names.
   */
  ask(rows: Pick<ShownRows, 'length' | 'at'>): Promise<number>;
}

/**
 * Maximum number of names in one question. Looking these up through a wallet takes about ten minutes, and the facts
 * take 100 MB.
 */
export const MAX_ASKED_NAMES = 200_000;

/** Number of rows between two checks of the clock. */
const STRIDE = 256;

const NORMALIZED = NORMALIZATIONS.indexOf('normalized');
const UNFIT = getCheckBit('uninspected') | getCheckBit('decentralized_name');

interface ListLookUpOptions {
  store: RowStore;
  facts: Pick<ChainFactsStore, 'getName'>;
  wallet: WalletQuestion;
  /** Cancels the question when aborted. */
  signal: AbortSignal;
  maxNames?: number | undefined;
}

export function createListLookUp({
  store,
  facts,
  wallet,
  signal,
  maxNames = MAX_ASKED_NAMES,
}: ListLookUpOptions): ListLookUp {
  signal.addEventListener('abort', wallet.cancel, { once: true });

  async function ask(rows: Pick<ShownRows, 'length' | 'at'>): Promise<number> {
    const yieldIfDue = createYielder(signal);
    const names = new Set<string>();
    const unanswered = new Set<string>();
    for (let index = 0; index < rows.length; index += 1) {
      if (unanswered.size === maxNames) break;
      if (index % STRIDE === 0) await yieldIfDue();
      const row = rows.at(index);
      const chunk = store.chunks[getChunkIndex(row)];
      const name = chunk && findEnsName(chunk, getIndexInChunk(row));
      if (!name) continue;
      if (names.size < maxNames) names.add(name);
      if (!facts.getName(name)) unanswered.add(name);
    }
    const asked = unanswered.size > 0 ? unanswered : names;
    if (asked.size > 0) await wallet.ask({ names: [...asked], withPrimaryNames: false });
    return asked.size;
  }

  return {
    wallet,
    getState: wallet.getState,
    subscribe: wallet.subscribe,
    cancel: wallet.cancel,
    ask(rows) {
      const work = ask(rows);
      deferUpdateUntil(work);
      return work;
    },
  };
}

/** Returns the name of a row if it can be a name in ENS as it is written, otherwise null. */
function findEnsName(chunk: RowChunk, at: number): string | null {
  const { rating, checkMask } = getSpelledVerdict(chunk, at);
  if (rating === NO_RATING || chunk.columns.normalization[at] !== NORMALIZED) return null;
  if ((checkMask & UNFIT) !== 0) return null;
  const name = getNameInChunk(chunk, at);
  return name.includes('.') ? name : null;
}
