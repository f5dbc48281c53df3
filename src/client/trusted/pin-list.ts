import {
  createTrustedAddresses,
  type Pin,
  type TrustedAddresses,
} from '../../addresses/trusted-addresses.ts';
import { createListeners } from '../../primitives/create-listeners.ts';
import { lazy } from '../../primitives/lazy.ts';
import { throttle } from '../../primitives/throttle.ts';
import type { KeyedStorage } from './own-watchlist.ts';
import { getPinKey, type PinStorage } from './pin-storage.ts';
import { StorageError } from './watchlist-changes.ts';

/**
 * Storage key whose value changes whenever the pins change. If the key is missing, the device has no pins and the page
 * does not open the database.
 */
export const PINS_KEY = 'namescope.trust.pins';

/** The pins of this device at one point in time. */
export interface PinSnapshot {
  pins: readonly Pin[];
  /** Returns the index of the pins. Creates it on the first call. */
  addresses(): TrustedAddresses;
  /** Number of changes since the pins were loaded. Verdicts on addresses depend on it. */
  revision: number;
  /** True if the pins are stored on the device. If false, the pins are lost when the page closes. */
  isKept: boolean;
}

/** Number of pins to store in one transaction. */
const CHUNK_LENGTH = 2_000;

/** Several changes from other tabs within this time cause only one notification. */
const NOTIFY_INTERVAL_MS = 200;

interface PinListParts {
  storage: PinStorage;
  /** Storage of {@link PINS_KEY}, or null if the browser blocks it. */
  signals: KeyedStorage | null;
  /** Dispatches `storage` events when other tabs change {@link PINS_KEY}. */
  events: Pick<EventTarget, 'addEventListener'>;
}

export function createPinList({ storage, signals, events }: PinListParts) {
  const { notify, subscribe } = createListeners();
  /** False if the browser blocks the storage. The pins are then only in memory. */
  let isKept = true;
  let snapshot: PinSnapshot | null = null;
  let loading: Promise<PinSnapshot> | null = null;

  function publish(pins: readonly Pin[]): PinSnapshot {
    const revision = snapshot === null ? 0 : snapshot.revision + 1;
    const addresses = lazy(() => createTrustedAddresses(pins));
    snapshot = { pins, addresses, revision, isKept };
    loading = Promise.resolve(snapshot);
    notify();
    return snapshot;
  }

  async function openStorage(): Promise<void> {
    if (!isKept) return;
    await storage.open().catch(() => {
      isKept = false;
    });
  }

  async function read(): Promise<PinSnapshot> {
    if (isKept && signals !== null && !hasSignal(signals)) return publish([]);
    await openStorage();
    return publish(isKept ? await storage.read() : (snapshot?.pins ?? []));
  }

  function reload(): Promise<PinSnapshot> {
    const reading = read();
    loading = reading;
    // The next call of `load` tries again.
    reading.catch(() => {
      if (loading === reading) loading = null;
    });
    return reading;
  }

  async function change(
    pins: readonly Pin[],
    what: 'added' | 'removed',
    onDone?: (count: number) => void,
  ): Promise<void> {
    const { pins: earlier } = await (loading ?? reload());
    await openStorage();
    let done = 0;
    try {
      if (isKept) sendSignal(signals);
      while (done < pins.length) {
        const chunk = pins.slice(done, done + CHUNK_LENGTH);
        if (isKept) await (what === 'added' ? storage.add(chunk) : storage.remove(chunk));
        done += chunk.length;
        onDone?.(done);
      }
      if (isKept) sendSignal(signals);
    } catch (error) {
      await reload().catch(() => undefined);
      throw new StorageError(describeUnchanged(pins.length - done, what), error);
    }
    // Updates the list in memory, because reading many pins from the storage again would be slow.
    const byKey = new Map((snapshot?.pins ?? earlier).map((pin) => [getPinKey(pin), pin]));
    for (const pin of pins) {
      if (what === 'added') byKey.set(getPinKey(pin), pin);
      else byKey.delete(getPinKey(pin));
    }
    publish([...byKey.values()]);
  }

  const reloadSoon = throttle(() => void reload().catch(() => undefined), NOTIFY_INTERVAL_MS);
  events.addEventListener('storage', (event) => {
    const { key } = event as StorageEvent;
    if (loading !== null && (key === null || key === PINS_KEY)) reloadSoon();
  });

  return {
    /** Returns the pins, or null if they have not been loaded yet. */
    state: () => snapshot,
    load: () => loading ?? reload(),
    /** Calls the listener after the pins are loaded, and whenever they change in this tab or another one. */
    subscribe,
    /** Adds pins chunk by chunk. If a chunk fails, throws a {@link StorageError} and keeps the chunks before it. */
    add: (pins: readonly Pin[], onDone?: (count: number) => void) => change(pins, 'added', onDone),
    /** Removes pins chunk by chunk. Throws a {@link StorageError} if the storage fails. */
    remove: (pins: readonly Pin[]) => change(pins, 'removed'),
  };
}

/** Describes what failed: `2,000 addresses were not added.` */
function describeUnchanged(count: number, what: string): string {
  const which = count === 1 ? 'the address was' : `${count.toLocaleString('en')} addresses were`;
  return `${which} not ${what}.`;
}

function hasSignal(signals: KeyedStorage): boolean {
  try {
    return signals.getItem(PINS_KEY) !== null;
  } catch {
    return true;
  }
}

/**
 * Sets {@link PINS_KEY}, which tells other tabs and the next visit that the pins have changed. Throws if the key cannot
 * be set and does not exist yet: the next visit would then find no pins.
 */
function sendSignal(signals: KeyedStorage | null): void {
  try {
    signals?.setItem(PINS_KEY, String(performance.timeOrigin + performance.now()));
  } catch (error) {
    if (signals !== null && !hasSignal(signals)) throw error;
  }
}
