import { createListeners } from '../../primitives/create-listeners.ts';

/** Storage key of the names, a JSON array with the most recent first. Absent while the feature is off. */
const KEY = 'namescope.recent';

const MAX_NAMES = 20;

/** Maximum length of a stored name in UTF-16 code units. Longer input is an attack or an accident. */
const MAX_LENGTH = 300;

/**
 * Stores the recently inspected names on this device if the user has turned this feature on. If storage fails, nothing is
 * stored.
 *
 * @param openStorage throws if the browser blocks storage
 * @param events dispatches `storage` events of other tabs
 */
export function createRecentNames(
  openStorage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  events: Pick<EventTarget, 'addEventListener'>,
) {
  const { notify, subscribe } = createListeners();
  let text: string | null = null;
  let names: readonly string[] | null = null;

  /** Reads the storage each time, because another tab may have changed it. */
  function read(): readonly string[] | null {
    let stored: string | null = null;
    try {
      stored = openStorage().getItem(KEY);
    } catch {
      // Without storage, the feature is off.
    }
    if (stored !== text) {
      text = stored;
      names = stored === null ? null : parseNames(stored);
    }
    return names;
  }

  function write(next: readonly string[] | null): boolean {
    try {
      if (next === null) openStorage().removeItem(KEY);
      else openStorage().setItem(KEY, JSON.stringify(next));
      return true;
    } catch {
      return false;
    } finally {
      notify();
    }
  }

  events.addEventListener('storage', (event) => {
    const { key } = event as StorageEvent;
    if (key === KEY || key === null) notify();
  });

  return {
    /** Returns the names, most recent first, or null while the feature is off. */
    names: read,
    /** Adds a name at the front. Does nothing while the feature is off. */
    remember(name: string) {
      const known = read();
      if (known === null || known[0] === name || !isWorthKeeping(name)) return;
      write([name, ...known.filter((each) => each !== name)].slice(0, MAX_NAMES));
    },
    /** Turning the feature off deletes all names. Returns false if storing failed, like the methods below. */
    setOn: (isOn: boolean) => write(isOn ? (read() ?? []) : null),
    forget: (name: string) => write((read() ?? []).filter((each) => each !== name)),
    forgetAll: () => write([]),
    /** Calls the listener when the names change, in this tab or another. */
    subscribe,
  };
}

/** Checks whether a value is a name that a link to its report can contain. */
function isWorthKeeping(name: unknown): name is string {
  return (
    typeof name === 'string' &&
    name !== '' &&
    name.length <= MAX_LENGTH &&
    !/\p{Surrogate}/u.test(name)
  );
}

function parseNames(text: string): readonly string[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value)
      ? [...new Set(value.filter(isWorthKeeping))].slice(0, MAX_NAMES)
      : [];
  } catch {
    return [];
  }
}
