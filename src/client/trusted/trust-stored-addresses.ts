import { readAddress } from '../../addresses/read-address.ts';
import type { Pin } from '../../addresses/trusted-addresses.ts';
import { isAddress } from '../../primitives/is-address.ts';
import { deviceWatchlist } from './device-watchlist.ts';
import { distrust, trust } from './trust.ts';

/** Moves the addresses that an older version stored among the trusted names to the trusted addresses. */
export async function trustStoredAddresses(): Promise<void> {
  const names = deviceWatchlist.names().filter(isAddress);
  const readable = names.flatMap((text): { text: string; pin: Pin }[] => {
    const read = readAddress(text);
    return 'address' in read
      ? [{ text, pin: { address: read.address, name: null, note: null } }]
      : [];
  });
  if (readable.length === 0) return;
  await trust({ names: [], pins: readable.map(({ pin }) => pin) });
  await distrust({ names: readable.map(({ text }) => text), pins: [] });
}
