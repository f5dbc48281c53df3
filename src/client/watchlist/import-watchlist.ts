import type { BulkSource } from '../bulk/input/bulk-source.ts';
import { type InputPlan, planInput } from '../bulk/input/detect-format.ts';
import { readNames } from '../bulk/input/read-names.ts';
import type { SetAside } from '../bulk/input/rejected-line.ts';
import { deviceWatchlist } from './device-watchlist.ts';

/** What an import read, and what not. */
export interface WatchlistImport {
  plan: InputPlan;
  /** Names that were read, those that were watched before included. */
  names: number;
  /** Lines that gave no name, other than empty ones. */
  setAside: readonly SetAside[];
}

/** Adds every name of a list to the watchlist; throws UnreadableSource and StorageFull. */
export async function importWatchlist(source: BulkSource): Promise<WatchlistImport> {
  const plan = await planInput(source);
  const setAside: SetAside[] = [];
  let names = 0;
  async function* counted() {
    for await (const piece of readNames(source, plan)) {
      names += piece.names.length;
      for (const line of piece.setAside) if (line.reason !== 'empty') setAside.push(line);
      yield piece;
    }
  }
  await deviceWatchlist.addAll(counted());
  return { plan, names, setAside };
}
