import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const deny = () => {
  throw new DOMException('Access is denied.', 'SecurityError');
};
const DENYING_STORAGE = { getItem: deny, setItem: deny, removeItem: deny, key: deny, length: 0 };

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('addEventListener', () => undefined);
});
afterEach(() => vi.unstubAllGlobals());

it.each<[string, PropertyDescriptor]>([
  ['is undefined', { value: undefined }],
  ['is null', { value: null }],
  ['throws on access', { get: deny }],
  ['throws in every method', { value: DENYING_STORAGE }],
  ['is another object', { value: { getItem: 'dark', length: '3' } }],
])('keeps the watchlist in memory if localStorage %s', async (_, descriptor) => {
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
