import { expect, it, vi } from 'vitest';
import type { Pin } from '../../addresses/trusted-addresses.ts';
import { createPinList, PINS_KEY } from './pin-list.ts';
import { getPinKey, type PinStorage } from './pin-storage.ts';
import { createDevice } from './testing/create-device.ts';
import { StorageError } from './watchlist-changes.ts';

const createPin = (digit: string, name: string | null = null, note: string | null = null): Pin => ({
  address: `0x${digit.repeat(40)}`,
  name,
  note,
});

/** Creates a device whose tabs share their pins. */
function createPinDevice(faults: Partial<PinStorage> = {}) {
  const device = createDevice();
  const pins = new Map<string, Pin>();
  const open = vi.fn(async () => undefined);
  const storage: PinStorage = {
    open,
    read: async () => [...pins.values()],
    async add(added) {
      for (const pin of added) pins.set(getPinKey(pin), pin);
    },
    async remove(removed) {
      for (const pin of removed) pins.delete(getPinKey(pin));
    },
    ...faults,
  };
  const openTab = (hasSignals = true) => {
    const { storage: signals, events } = device.openTab();
    return createPinList({ storage, signals: hasSignals ? signals : null, events });
  };
  return { device, storage, open, openTab };
}

it('keeps pins for the next visit, and does not open the database before the first', async () => {
  const { openTab, open } = createPinDevice();
  const list = openTab();
  expect(list.state()).toBeNull();
  expect(await list.load()).toMatchObject({ pins: [], revision: 0 });
  expect(open).not.toHaveBeenCalled();
  await list.add([createPin('a', 'a.eth'), createPin('b', null, 'mine')]);
  expect(list.state()).toMatchObject({ isKept: true, revision: 1 });
  expect(list.state()?.addresses().judge(createPin('a').address).relation).toBe('equal');
  expect((await openTab().load()).pins).toEqual(list.state()?.pins);
});

it('loads again after a failure', async () => {
  const read = vi
    .fn()
    .mockRejectedValueOnce(new Error('lost'))
    .mockResolvedValue([createPin('a')]);
  const list = createPinDevice({ read }).openTab(false);
  await expect(list.load()).rejects.toThrow('lost');
  expect((await list.load()).pins).toHaveLength(1);
});

it('keeps one pin for each address and name, with the latest note', async () => {
  const list = createPinDevice().openTab();
  await list.add([createPin('a', 'a.eth', 'old'), createPin('a', 'b.eth')]);
  await list.add([
    { ...createPin('a', 'a.eth', 'new'), address: createPin('A').address },
    createPin('a'),
  ]);
  expect(list.state()?.pins.map(({ name, note }) => [name, note])).toEqual([
    ['a.eth', 'new'],
    ['b.eth', null],
    [null, null],
  ]);
  await list.remove([createPin('a', 'b.eth')]);
  expect(list.state()?.pins.map(({ name }) => name)).toEqual(['a.eth', null]);
});

it('keeps the pins of two tabs that add at the same time', async () => {
  const { openTab } = createPinDevice();
  const [one, two] = [openTab(), openTab()];
  await Promise.all([one.load(), two.load()]);
  await Promise.all([one.add([createPin('a')]), two.add([createPin('b')])]);
  await vi.waitFor(() => {
    expect(one.state()?.pins).toHaveLength(2);
    expect(two.state()?.pins).toHaveLength(2);
  });
});

it('reads the pins again after another tab cleared the storage', async () => {
  const { openTab, device } = createPinDevice();
  const list = openTab();
  await list.add([createPin('a')]);
  device.entries.clear();
  device.notify(null);
  await vi.waitFor(() => expect(list.state()?.pins).toEqual([]));
});

it('keeps pins until the page closes if the browser blocks the database', async () => {
  const open = () => Promise.reject(new DOMException('', 'SecurityError'));
  const list = createPinDevice({ open }).openTab(false);
  expect((await list.load()).isKept).toBe(false);
  await list.add([createPin('a')]);
  expect(list.state()?.pins).toHaveLength(1);
  expect(list.state()?.isKept).toBe(false);
});

it('says how many pins were not added if the storage is full, and keeps the others', async () => {
  const device = createPinDevice();
  const add = device.storage.add;
  device.storage.add = vi
    .fn(add)
    .mockImplementationOnce(add)
    .mockRejectedValueOnce(new DOMException('', 'QuotaExceededError'));
  const list = device.openTab();
  const pins = Array.from({ length: 3_000 }, (_, at): Pin => {
    return { address: `0x${at.toString(16).padStart(40, '0')}`, name: null, note: null };
  });
  const seen = vi.fn();
  const failed = await list.add(pins, seen).catch((error) => error);
  expect(failed).toBeInstanceOf(StorageError);
  expect(failed.message).toBe('Storage is full: 1,000 addresses were not added.');
  expect(seen.mock.calls).toEqual([[2_000]]);
  expect(list.state()?.pins).toHaveLength(2_000);
  expect((await device.openTab().load()).pins).toHaveLength(2_000);
});

it('adds nothing if the next visit could not know about it', async () => {
  const { openTab, device } = createPinDevice();
  device.check = (key) => {
    if (key !== undefined) throw new DOMException('', 'QuotaExceededError');
  };
  const list = openTab();
  await expect(list.add([createPin('a')])).rejects.toThrow(
    'Storage is full: the address was not added.',
  );
  expect(list.state()?.pins).toEqual([]);
  expect(device.entries.get(PINS_KEY)).toBeUndefined();
});
