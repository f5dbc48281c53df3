import type { Pin } from '../../addresses/trusted-addresses.ts';
import { createYielder } from '../../primitives/yielder.ts';
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

/** Number of names to update before letting the page respond to input. */
const CHUNK_LENGTH = 500;

/**
 * Adds names and pins to the trusted ones. Throws a `StorageError` whose message says how many were added.
 *
 * @param onDone receives the number of names and pins added so far
 */
export async function trust(
  { names, pins }: TrustedPart,
  onDone?: (count: number) => void,
): Promise<void> {
  // For a single name, `add` throws a message that contains the name.
  if (pins.length === 0 && names.length === 1) return deviceWatchlistChanges.add(names);
  let done = 0;
  try {
    if (pins.length > 0) {
      await devicePins.add(pins, (count) => {
        done = count;
        onDone?.(done);
      });
    }
    await deviceWatchlistChanges.addAll(
      splitNames(names, (count) => {
        done = pins.length + count;
        onDone?.(done);
      }),
    );
  } catch (error) {
    const total = names.length + pins.length;
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
  await deviceWatchlistChanges.removeAll(splitNames(names));
}

async function* splitNames(names: readonly string[], onDone?: (count: number) => void) {
  const yieldIfDue = createYielder();
  for (let at = 0; at < names.length; at += CHUNK_LENGTH) {
    const chunk = names.slice(at, at + CHUNK_LENGTH);
    yield chunk;
    onDone?.(at + chunk.length);
    await yieldIfDue();
  }
}
