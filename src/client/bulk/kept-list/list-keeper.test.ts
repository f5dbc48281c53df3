import { describe, expect, it } from 'vitest';
import type { ImportOptions } from '../../../lists/readers/detect-format.ts';
import type { BulkSource } from '../../input/bulk-source.ts';
import { MAX_KEPT_BYTES } from './copy-source.ts';
import {
  type ChangeChannel,
  createListKeeper,
  type KeptList,
  type ListStorage,
} from './list-keeper.ts';

const options: ImportOptions = {
  encoding: 'utf-8',
  bomLength: 0,
  format: { kind: 'csv', delimiter: ';', column: 1, header: true },
  records: [],
  fields: [],
};

function createList(text: string) {
  return { source: { kind: 'text', text } satisfies BulkSource, options, names: 2 };
}

/** Creates a storage that clones what it stores, as IndexedDB does. */
function createStorage() {
  let stored: KeptList | null = null;
  const failure: { error: Error | null } = { error: null };
  const check = () => {
    if (failure.error) throw failure.error;
  };
  const storage: ListStorage = {
    async read() {
      check();
      return structuredClone(stored);
    },
    async replace(replaced, list) {
      check();
      if (stored && stored.id !== replaced) return false;
      stored = structuredClone(list);
      return true;
    },
    async remove(id) {
      check();
      if (stored?.id === id) stored = null;
    },
  };
  return { storage, failure };
}

/** Creates keepers that share a storage and a channel, like tabs of one browser. */
function createTabs(storage: ListStorage, count: number) {
  const channels: ChangeChannel[] = [];
  return Array.from({ length: count }, () => {
    const channel: ChangeChannel = {
      onmessage: null,
      postMessage() {
        for (const other of channels) {
          if (other !== channel) other.onmessage?.(new MessageEvent('message'));
        }
      },
    };
    channels.push(channel);
    return createListKeeper(storage, channel);
  }) as [ReturnType<typeof createListKeeper>, ReturnType<typeof createListKeeper>];
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('createListKeeper', () => {
  it('keeps no list at first', async () => {
    const { storage } = createStorage();
    const keeper = createListKeeper(storage, null);
    await keeper.load();
    expect(keeper.state()).toEqual({ kept: null, isBusy: false, error: null });
  });

  it('returns the kept list and its format at the next visit', async () => {
    const { storage } = createStorage();
    const list = createList('a.eth\nb.eth');
    const keeper = createListKeeper(storage, null);
    await keeper.keep(list, null);
    expect(keeper.isKept(list.source)).toBe(true);
    const later = createListKeeper(storage, null);
    await later.load();
    const { kept } = later.state();
    expect(kept).toMatchObject(list);
    expect(kept && later.isKept(kept.source)).toBe(true);
    expect(later.isKept(list.source)).toBe(false);
  });

  it('keeps a copy of the content of a file', async () => {
    const { storage } = createStorage();
    const file = new File(['a.eth'], 'names.txt', { lastModified: 1 });
    const source: BulkSource = { kind: 'file', file };
    const keeper = createListKeeper(storage, null);
    await keeper.keep({ source, options, names: 1 }, null);
    expect(keeper.isKept(source)).toBe(true);
    const kept = keeper.state().kept?.source as BulkSource & { kind: 'file' };
    expect(kept.file).not.toBe(file);
    expect(kept.file).toMatchObject({ name: 'names.txt', lastModified: 1 });
    expect(await kept.file.text()).toBe('a.eth');
    expect(keeper.isKept(kept)).toBe(true);
  });

  it.each<[string, PropertyDescriptor & { of: 'arrayBuffer' | 'size' }, RegExp]>([
    [
      'has changed on disk',
      {
        of: 'arrayBuffer',
        value: () => Promise.reject(new DOMException('Broken.', 'NotReadableError')),
      },
      /^The file has changed or moved since it was opened/,
    ],
    ['is too large', { of: 'size', value: MAX_KEPT_BYTES + 1 }, /^The file is too large/],
  ])('does not keep a file that %s', async (_, { of, value }, words) => {
    const { storage } = createStorage();
    const source = { kind: 'file', file: new File(['a.eth'], 'names.txt') } as const;
    Object.defineProperty(source.file, of, { value });
    const keeper = createListKeeper(storage, null);
    await keeper.keep({ source, options, names: 1 }, null);
    expect(keeper.state()).toMatchObject({ kept: null, error: expect.stringMatching(words) });
    expect(keeper.isKept(source)).toBe(false);
  });

  it('removes the kept list', async () => {
    const { storage } = createStorage();
    const list = createList('a.eth');
    const keeper = createListKeeper(storage, null);
    await keeper.keep(list, null);
    await keeper.forget();
    expect(keeper.isKept(list.source)).toBe(false);
    expect(await storage.read()).toBeNull();
  });

  it('replaces a kept list only if its ID is given', async () => {
    const { storage } = createStorage();
    const [first, second] = createTabs(storage, 2);
    const lists = [createList('a.eth'), createList('b.eth')] as const;
    await first.keep(lists[0], null);
    await second.keep(lists[1], null);
    expect(second.isKept(lists[1].source)).toBe(false);
    expect(second.state()).toMatchObject({ kept: lists[0], error: null });
    await second.keep(lists[1], second.state().kept?.id ?? null);
    expect(second.isKept(lists[1].source)).toBe(true);
    await settle();
    // The first tab knows that its list is no longer kept.
    expect(first.isKept(lists[0].source)).toBe(false);
    expect(first.state().kept).toMatchObject(lists[1]);
  });

  it('does not remove a list that another tab kept in the meantime', async () => {
    const { storage } = createStorage();
    const first = createListKeeper(storage, null);
    const second = createListKeeper(storage, null);
    const other = createList('b.eth');
    await first.keep(createList('a.eth'), null);
    await second.load();
    await second.keep(other, second.state().kept?.id ?? null);
    await first.forget();
    expect(await storage.read()).toMatchObject(other);
    expect(first.state().kept).toMatchObject(other);
  });

  it.each([
    ['QuotaExceededError', /no room left/],
    ['SecurityError', /stores nothing for this page/],
    ['InvalidStateError', /private window/],
    ['NotFoundError', /changed or moved/],
    ['UnknownError', /could not store the change \(Broken\.\)/],
  ])('describes why the device cannot keep a list: %s', async (name, words) => {
    const { storage, failure } = createStorage();
    const keeper = createListKeeper(storage, null);
    const list = createList('a.eth');
    failure.error = new DOMException('Broken.', name);
    await keeper.load();
    // The user has not changed anything yet.
    expect(keeper.state().error).toBeNull();
    await keeper.keep(list, null);
    expect(keeper.state().error).toMatch(words);
    expect(keeper.state()).toMatchObject({ kept: null, isBusy: false });
    expect(keeper.isKept(list.source)).toBe(false);
    failure.error = null;
    await keeper.keep(list, null);
    expect(keeper.state().error).toBeNull();
    expect(keeper.isKept(list.source)).toBe(true);
  });

  it('keeps a list if removing it fails', async () => {
    const { storage, failure } = createStorage();
    const keeper = createListKeeper(storage, null);
    const list = createList('a.eth');
    await keeper.keep(list, null);
    failure.error = new DOMException('Broken.', 'UnknownError');
    await keeper.forget();
    expect(keeper.isKept(list.source)).toBe(true);
    expect(keeper.state().error).toMatch(/could not store the change/);
  });
});
