import type { KeyedStorage } from '../own-watchlist.ts';

/** Creates a device whose tabs share a storage and notify each other of changes, like in a browser. */
export function createDevice(entries = new Map<string, string>()) {
  const tabs: EventTarget[] = [];

  /** Dispatches a `storage` event in all tabs but the one that changed the key. */
  function notify(key: string | null, source?: EventTarget): void {
    for (const tab of tabs) {
      if (tab !== source) tab.dispatchEvent(Object.assign(new Event('storage'), { key }));
    }
  }

  const device = {
    entries,
    notify,
    /** Called before the storage is read or changed, and gets the key of an entry that is stored. Tests replace it to throw errors. */
    check: (_key?: string): void => undefined,
    /** Opens a tab. The entries of its storage are the storage's own properties, like those of `localStorage`. */
    openTab(): { storage: KeyedStorage; events: EventTarget } {
      const events = new EventTarget();
      tabs.push(events);
      const methods: KeyedStorage = {
        getItem(key) {
          device.check();
          return entries.get(key) ?? null;
        },
        setItem(key, value) {
          device.check(key);
          entries.set(key, value);
          notify(key, events);
        },
        removeItem(key) {
          device.check();
          entries.delete(key);
          notify(key, events);
        },
      };
      const getOwnPropertyDescriptor = (_: KeyedStorage, key: string | symbol) => ({
        value: entries.get(String(key)),
        enumerable: true,
        configurable: true,
      });
      const ownKeys = () => {
        device.check();
        return [...entries.keys()];
      };
      return { storage: new Proxy(methods, { ownKeys, getOwnPropertyDescriptor }), events };
    },
  };
  return device;
}
