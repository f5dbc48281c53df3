import { expect, it } from 'vitest';
import { detectTextFormat, type ImportOptions } from '../../../lists/readers/detect-format.ts';
import { PRIVATE_KEY } from '../../../secrets/testing/phrases.ts';
import { type BulkSource, getSourceName } from '../../input/bulk-source.ts';
import { type KeptContent, type KeptListInfo, MAX_KEPT_BYTES } from './kept-list.ts';
import { type ChangeChannel, createListKeeper } from './list-keeper.ts';
import type { ListStorage } from './list-storage.ts';

const options: ImportOptions = {
  ...detectTextFormat(''),
  format: { kind: 'csv', delimiter: ';', column: 1, header: true },
};

function createList(text: string) {
  return { source: { kind: 'text', text } satisfies BulkSource, options, names: 2 };
}

/** Creates a storage that returns a new source on each read, as IndexedDB does. Node cannot clone files. */
function createStorage() {
  const infos = new Map<string, KeptListInfo>();
  const contents = new Map<string, KeptContent>();
  const failure: { error: Error | null } = { error: null };
  const check = async () => {
    await undefined;
    if (failure.error) throw failure.error;
  };
  const storage: ListStorage = {
    async list() {
      await check();
      return [...infos.values()];
    },
    async read(id) {
      await check();
      const content = contents.get(id);
      return content ? { ...content, source: { ...content.source } } : null;
    },
    async add(info, content) {
      await check();
      const same = [...infos.values()].find((each) => each.fingerprint === info.fingerprint);
      if (same) return same.id;
      infos.set(info.id, info);
      contents.set(info.id, content);
      return info.id;
    },
    async rename(id, name) {
      await check();
      const info = infos.get(id);
      if (info) infos.set(id, { ...info, name });
    },
    async remove(id) {
      await check();
      infos.delete(id);
      contents.delete(id);
    },
  };
  return { storage, infos, contents, failure };
}

type Keeper = ReturnType<typeof createListKeeper>;

function createKeeper() {
  const device = createStorage();
  return { ...device, keeper: createListKeeper(device.storage, null) };
}

/** Creates keepers that share a storage and a channel, like tabs of one browser. */
function createTabs(storage: ListStorage): [Keeper, Keeper] {
  const channels: ChangeChannel[] = [];
  const createTab = () => {
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
  };
  return [createTab(), createTab()];
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
const listNames = (keeper: Keeper) => keeper.state().lists.map(({ name }) => name);

it('opens a kept list with its format at the next visit', async () => {
  const { storage, keeper } = createKeeper();
  const list = createList('a.eth\nb.eth');
  await keeper.keep(list);
  expect(keeper.findKept(list.source)).toMatchObject({ names: 2, bytes: 11, isFile: false });
  const later = createListKeeper(storage, null);
  await later.load();
  const [info] = later.state().lists;
  const opened = await later.open(info?.id ?? '');
  expect(opened).toEqual({ source: list.source, options });
  expect(opened && later.findKept(opened.source)).toEqual(info);
  expect(later.findKept(list.source)).toBeNull();
});

it('keeps several lists, the newest first, each under its own name', async () => {
  const { infos, keeper } = createKeeper();
  const file = new File(['a.eth'], 'names.txt');
  await keeper.keep({ source: { kind: 'file', file }, options, names: 1 });
  for (const info of infos.values()) info.keptAt -= 1000;
  await keeper.keep(createList('b.eth'));
  expect(listNames(keeper)).toEqual([
    expect.stringMatching(/^Pasted on \d+ \w+ \d{4}$/u),
    'names.txt',
  ]);
  await keeper.rename(keeper.state().lists[1]?.id ?? '', '  mine  ');
  expect(listNames(keeper)[1]).toBe('mine');
  await keeper.rename(keeper.state().lists[1]?.id ?? '', '   ');
  expect(listNames(keeper)[1]).toBe('mine');
});

it.each<[string, BulkSource]>([
  ['file', { kind: 'file', file: new File(['a.eth'], 'names.txt', { lastModified: 1 }) }],
  ['pasted text', { kind: 'text', text: 'a.eth' }],
])('opens a renamed list under its new name: %s', async (_, source) => {
  const { keeper } = createKeeper();
  await keeper.keep({ source, options, names: 1 });
  const { id } = keeper.findKept(source) ?? { id: '' };
  const unnamed = await keeper.open(id);
  expect(unnamed && getSourceName(unnamed.source)).toBe(getSourceName(source));
  await keeper.rename(id, 'audit');
  const opened = await keeper.open(id);
  if (!opened) throw new Error('The list was not opened.');
  expect(getSourceName(opened.source)).toBe('audit');
  expect(keeper.findKept(opened.source)).toMatchObject({ id, name: 'audit' });
  if (opened.source.kind === 'file') {
    expect(await opened.source.file.text()).toBe('a.eth');
    expect(opened.source.file.lastModified).toBe(1);
    // The file itself may change on disk, so a copy is kept.
    const [file, copy] = [source, unnamed?.source].map(
      (each) => each?.kind === 'file' && each.file,
    );
    expect(copy).not.toBe(file);
  }
  // A list that is removed and kept again keeps its name.
  await keeper.remove(id);
  await keeper.keep({ ...opened, names: 1 });
  expect(listNames(keeper)).toEqual(['audit']);
});

it('keeps the same list only once, whatever its name, and shows the changes of another tab', async () => {
  const [first, second] = createTabs(createStorage().storage);
  const lists = [createList('a.eth'), createList('a.eth'), createList('b.eth')] as const;
  await Promise.all([first.keep(lists[0]), second.keep(lists[1])]);
  const source: BulkSource = { kind: 'file', file: new File(['a.eth'], 'names.txt') };
  await first.keep({ source, options, names: 1 });
  await second.keep(lists[2]);
  await settle();
  expect(first.state().lists).toHaveLength(2);
  expect(first.state().lists).toEqual(second.state().lists);
  const kept = first.findKept(source);
  expect(kept).toEqual(first.findKept(lists[0].source));
  expect(kept).toEqual(second.findKept(lists[1].source));
  // The same text in another format is a different list.
  await first.keep({ source, options: { ...options, format: { kind: 'lines' } }, names: 1 });
  expect(first.state().lists).toHaveLength(3);
  await second.remove(kept?.id ?? '');
  await settle();
  expect(first.findKept(lists[0].source)).toBeNull();
  expect(second.findKept(lists[2].source)).not.toBeNull();
});

it('counts a list as kept from when it is stored until the user removes it', async () => {
  const { keeper } = createKeeper();
  const { source } = createList('a.eth');
  const kept = keeper.keep({ source, options, names: 1 });
  expect(keeper.findKept(source)).toBeNull();
  await kept;
  const removed = keeper.remove(keeper.findKept(source)?.id ?? '');
  // The list is still stored, but no longer counts as saved. So the page asks before it closes the list.
  expect(keeper.state().lists).toHaveLength(1);
  expect(keeper.findKept(source)).toBeNull();
  await removed;
  expect(keeper.state().lists).toEqual([]);
});

it('does not keep a list with a secret', async () => {
  const { contents, keeper } = createKeeper();
  await keeper.keep(createList(`1;a.eth\n2;${PRIVATE_KEY}\n`));
  expect(keeper.state().error).toContain('so this list is not stored');
  expect(contents.size).toBe(0);
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
  const source = { kind: 'file', file: new File(['a.eth'], 'names.txt') } as const;
  Object.defineProperty(source.file, of, { value });
  const { keeper } = createKeeper();
  await keeper.keep({ source, options, names: 1 });
  expect(keeper.state()).toMatchObject({ lists: [], error: expect.stringMatching(words) });
  expect(keeper.findKept(source)).toBeNull();
});

it('says that a list was removed by another tab or cannot be read', async () => {
  const { storage, contents } = createStorage();
  const [first, second] = [createListKeeper(storage, null), createListKeeper(storage, null)];
  await first.keep(createList('a.eth'));
  await second.load();
  const id = second.state().lists[0]?.id ?? '';
  contents.clear();
  expect(await second.open(id)).toBeNull();
  expect(second.state()).toMatchObject({ error: expect.stringMatching(/cannot read this list/) });
  await first.remove(id);
  expect(await second.open(id)).toBeNull();
  expect(second.state()).toMatchObject({
    lists: [],
    error: expect.stringMatching(/Another tab/),
  });
});

it.each([
  ['QuotaExceededError', /no room left/],
  ['SecurityError', /stores nothing for this page/],
  ['InvalidStateError', /private window/],
  ['NotFoundError', /changed or moved/],
  ['UnknownError', /could not store the change \(Broken\.\)/],
])('describes why the device cannot keep or remove a list: %s', async (name, words) => {
  const { failure, keeper } = createKeeper();
  const list = createList('a.eth');
  failure.error = new DOMException('Broken.', name);
  await keeper.load();
  // The user has not changed anything yet.
  expect(keeper.state().error).toBeNull();
  await keeper.keep(list);
  expect(keeper.state().error).toMatch(words);
  expect(keeper.state()).toMatchObject({ lists: [], isBusy: false });
  expect(keeper.findKept(list.source)).toBeNull();
  failure.error = null;
  await keeper.keep(list);
  expect(keeper.state().error).toBeNull();
  const kept = keeper.findKept(list.source);
  failure.error = new DOMException('Broken.', name);
  await keeper.remove(kept?.id ?? '');
  expect(keeper.state().error).toMatch(words);
  expect(keeper.findKept(list.source)).toEqual(kept);
});
