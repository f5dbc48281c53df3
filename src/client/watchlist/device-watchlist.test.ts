import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const refuse = () => {
  throw new DOMException('Access is denied.', 'SecurityError');
};
const REFUSING = { getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse, length: 0 };

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('addEventListener', () => undefined);
});
afterEach(() => vi.unstubAllGlobals());

it.each<[string, PropertyDescriptor]>([
  ['is not there', { value: undefined }],
  ['is null', { value: null }],
  ['throws when it is asked for', { get: refuse }],
  ['throws whatever is asked of it', { value: REFUSING }],
  ['is something else', { value: { getItem: 'dark', length: '3' } }],
])('lasts as long as the page where the storage %s', async (_, descriptor) => {
  vi.stubGlobal('localStorage', null);
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, ...descriptor });
  const { deviceWatchlist, isWatchlistKept } = await import('./device-watchlist.ts');
  const { deviceWatchlistChanges } = await import('./device-watchlist-changes.ts');
  expect(isWatchlistKept).toBe(false);
  expect(deviceWatchlist.names()).toEqual([]);
  deviceWatchlistChanges.add(['b.eth', 'a.eth']);
  deviceWatchlistChanges.remove(['b.eth']);
  deviceWatchlistChanges.setUsesKnownNames(false);
  expect(deviceWatchlist.names()).toEqual(['a.eth']);
  expect(deviceWatchlist.usesKnownNames()).toBe(false);
});
