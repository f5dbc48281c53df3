import { vi } from 'vitest';

interface HistoryEntry {
  state: unknown;
  href: string;
}

/** Replaces the history and the address of the page. Returns the entries, of which the last one is current. */
export function stubHistory(): HistoryEntry[] {
  const entries: HistoryEntry[] = [{ state: null, href: '#/' }];
  const top = () => entries.at(-1) as HistoryEntry;
  vi.stubGlobal('location', {
    get hash() {
      return top().href;
    },
  });
  vi.stubGlobal('history', {
    get state() {
      return top().state;
    },
    pushState: (state: unknown, _: string, href: string) => entries.push({ state, href }),
    replaceState(state: unknown, _: string, href = top().href) {
      entries[entries.length - 1] = { state: structuredClone(state), href };
    },
  });
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  return entries;
}
