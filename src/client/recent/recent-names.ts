import { createListeners } from '../../primitives/create-listeners.ts';

/** Holds the names as JSON, the last first; not there while nothing is to be remembered. */
const KEY = 'namescope.recent';

const MAX_NAMES = 20;

/** Code units of the longest name that is remembered; longer ones are attacks or accidents. */
const MAX_LENGTH = 300;

/** The names that were inspected last, kept on this device if the user wants it. A storage that fails keeps nothing. */
export interface RecentNames {
  /** The last first; null while nothing is to be remembered. */
  names(): readonly string[] | null;
  /** Does nothing while nothing is to be remembered. */
  remember(name: string): void;
  /** Off forgets all. False when the device did not take it, like those below. */
  setOn(isOn: boolean): boolean;
  forget(name: string): boolean;
  forgetAll(): boolean;
  /** Calls when the names change, here or in another tab. */
  subscribe(listener: () => void): () => void;
}

/**
 * @param openStorage throws where the browser has none for the page
 * @param events tells of what other tabs store
 */
export function createRecentNames(
  openStorage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  events: Pick<EventTarget, 'addEventListener'>,
): RecentNames {
  const { notify, subscribe } = createListeners();
  let text: string | null = null;
  let names: readonly string[] | null = null;

  /** Read each time, because another tab may have written. */
  function read(): readonly string[] | null {
    let stored: string | null = null;
    try {
      stored = openStorage().getItem(KEY);
    } catch {
      // Nothing is remembered where nothing is stored.
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
    names: read,
    remember(name) {
      const known = read();
      if (known === null || known[0] === name || !isWorthKeeping(name)) return;
      write([name, ...known.filter((each) => each !== name)].slice(0, MAX_NAMES));
    },
    setOn: (isOn) => write(isOn ? (read() ?? []) : null),
    forget: (name) => write((read() ?? []).filter((each) => each !== name)),
    forgetAll: () => write([]),
    subscribe,
  };
}

/** A link has to hold it. */
function isWorthKeeping(name: unknown): name is string {
  return (
    typeof name === 'string' &&
    name !== '' &&
    name.length <= MAX_LENGTH &&
    !/\p{Surrogate}/u.test(name)
  );
}

/** Of a text that anyone may have written, what can be a list of ours. */
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
