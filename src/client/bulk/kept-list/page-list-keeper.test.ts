import { beforeEach, expect, it, vi } from 'vitest';
import { detectTextFormat } from '../../../lists/readers/detect-format.ts';

const text = 'nick.eth';
const list = {
  source: { kind: 'text', text } as const,
  options: detectTextFormat(text),
  names: 1,
};

/** Throws like a browser in which the page may not store anything, for example in some private windows. */
function throwSecurityError(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

beforeEach(() => {
  vi.resetModules();
  return () => vi.unstubAllGlobals();
});

it.each<[string, object | undefined, object | undefined]>([
  ['do not exist', undefined, undefined],
  ['throw', vi.fn(throwSecurityError), { open: throwSecurityError }],
])('reports an error if BroadcastChannel and indexedDB %s', async (_, channel, database) => {
  vi.stubGlobal('BroadcastChannel', channel);
  vi.stubGlobal('indexedDB', database);
  const { pageListKeeper } = await import('./page-list-keeper.ts');
  await pageListKeeper.load();
  expect(pageListKeeper.state()).toEqual({ lists: [], isBusy: false, error: null });
  await pageListKeeper.keep(list);
  expect(pageListKeeper.state()).toMatchObject({
    lists: [],
    isBusy: false,
    error: expect.stringContaining('stores nothing for this page'),
  });
});
