import type { Pin } from '../../addresses/trusted-addresses.ts';
import { devicePins } from './device-pins.ts';
import { deviceWatchlist } from './device-watchlist.ts';
import { deviceWatchlistChanges } from './device-watchlist-changes.ts';
import { guessName } from './guess-name.ts';
import { StorageError } from './watchlist-changes.ts';

/** Names and pins to add or remove together. */
interface TrustedPart {
  names: readonly string[];
  pins: readonly Pin[];
}

/**
 * Adds names and pins to the trusted ones. Throws a `StorageError` whose message says how many were added.
 *
 * @param onDone receives the number of names and pins added so far
 */
export async function trust(
  { names, pins }: TrustedPart,
  onDone?: (count: number) => void,
): Promise<void> {
  let done = 0;
  const report = (count: number) => {
    done = count;
    onDone?.(count);
  };
  try {
    if (pins.length > 0) await devicePins.add(pins, report);
    await deviceWatchlistChanges.addAll(names, (count) => report(pins.length + count));
  } catch (error) {
    const total = names.length + pins.length;
    // The message about a single entry names it.
    if (!(error instanceof StorageError) || total === 1) throw error;
    throw new StorageError(
      `${done.toLocaleString('en')} of ${total.toLocaleString('en')} names and addresses were added.`,
      error.cause,
    );
  }
}

/** Adds a pin to the trusted addresses, and its name to the trusted names. */
export function trustPin(pin: Pin): Promise<void> {
  const trusted = new Set(deviceWatchlist.names().map(guessName));
  const names = pin.name === null || trusted.has(pin.name) ? [] : [pin.name];
  return trust({ names, pins: [pin] });
}

/** Removes names and pins from the trusted ones. Throws a `StorageError` if the storage fails. */
export async function distrust({ names, pins }: TrustedPart): Promise<void> {
  if (pins.length > 0) await devicePins.remove(pins);
  await deviceWatchlistChanges.removeAll(names);
}
