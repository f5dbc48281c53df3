import { createStore, delMany, entries, setMany, type UseStore } from 'idb-keyval';
import type { Pin } from '../../addresses/trusted-addresses.ts';

/** Creates a store in IndexedDB. After a failure, the next call opens a new connection, because idb-keyval would reuse the failed one. */
export function createRetryingStore(database: string, name: string): UseStore {
  let openStore: UseStore | undefined;
  return async (mode, work) => {
    openStore ??= createStore(database, name);
    try {
      return await openStore(mode, work);
    } catch (error) {
      openStore = undefined;
      throw error;
    }
  };
}

/** Storage for pins. Each pin is a separate record, so that two tabs can add pins at the same time. */
export type PinStorage = ReturnType<typeof createPinStorage>;

/** Returns a key that is equal for two pins with the same address and name. */
export function getPinKey({ address, name }: Pin): string {
  return `${address.toLowerCase()} ${name ?? ''}`;
}

/** Key of a record: the address in lower case, and the name or an empty string. The value is the note. */
type RecordKey = [address: string, name: string];

const getRecordKey = ({ address, name }: Pin): RecordKey => [address.toLowerCase(), name ?? ''];

function toPin([[address, name], note]: [RecordKey, string | null]): Pin {
  return { address, name: name === '' ? null : name, note };
}

/** Stores pins in IndexedDB, because `localStorage` cannot hold 100,000 of them. */
export function createPinStorage() {
  const store = createRetryingStore('namescope-trusted', 'pins');
  return {
    /** Throws if the browser blocks the storage. */
    open: () => store<void>('readonly', () => undefined),
    read: async () => (await entries<RecordKey, string | null>(store)).map(toPin),
    /** Adds pins. An existing pin with the same address and name is replaced, so its note is updated. */
    add: (pins: readonly Pin[]) =>
      setMany(
        pins.map((pin) => [getRecordKey(pin), pin.note]),
        store,
      ),
    remove: (pins: readonly Pin[]) => delMany(pins.map(getRecordKey), store),
  };
}
