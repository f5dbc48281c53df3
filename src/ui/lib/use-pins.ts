import { useEffect, useSyncExternalStore } from 'react';
import { devicePins } from '../../client/trusted/device-pins.ts';
import type { PinSnapshot } from '../../client/trusted/pin-list.ts';

/** Returns the trusted addresses of this device, or null until they are loaded. */
export function usePins(): PinSnapshot | null {
  const pins = useSyncExternalStore(devicePins.subscribe, devicePins.state);
  useEffect(() => {
    // If loading fails, the next component that needs the addresses tries again.
    devicePins.load().catch(() => undefined);
  }, []);
  return pins;
}
