import { createOwnWatchlist, type OwnWatchlist } from './own-watchlist.ts';

/** Stands in where the browser keeps nothing for the page: the list lasts as long as the page. */
class PageStorage {
  readonly #entries = new Map<string, string>();
  /** The keys in order, once they were asked for after a change. */
  #keys: readonly string[] | null = null;

  get length(): number {
    return this.#entries.size;
  }

  key(index: number): string | null {
    this.#keys ??= [...this.#entries.keys()];
    return this.#keys[index] ?? null;
  }

  getItem(key: string): string | null {
    return this.#entries.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.#entries.set(key, value);
    this.#keys = null;
  }

  removeItem(key: string): void {
    this.#entries.delete(key);
    this.#keys = null;
  }
}

function getDeviceStorage(): Storage | PageStorage {
  try {
    return localStorage;
  } catch {
    return new PageStorage(); // reading the property throws where the user forbids storage
  }
}

/** The watchlist of this device. */
export const deviceWatchlist: OwnWatchlist = createOwnWatchlist(getDeviceStorage(), globalThis);

let revision = 0;
deviceWatchlist.subscribe(() => {
  revision += 1;
});

/** Another number after every change of the watchlist. */
export const getWatchlistRevision = (): number => revision;
