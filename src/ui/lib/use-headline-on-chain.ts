import { useMemo, useSyncExternalStore } from 'react';
import { devicePins } from '../../client/trusted/device-pins.ts';
import type { Headline } from '../../words/names/headline.ts';
import { useChainFacts } from './use-chain-facts.ts';

/** Returns the warning that a name contradicts the trusted addresses. Null without facts. */
export function useHeadlineOnChain(name: string | null): Headline | null {
  const facts = useChainFacts();
  // The view of the facts loads the trusted addresses.
  const pins = useSyncExternalStore(devicePins.subscribe, devicePins.state);
  const known = name === null ? undefined : facts.getName(name);
  return useMemo(() => {
    const code = facts.getCode();
    if (!known || !code || !pins) return null;
    return code.getHeadlineOnChain(known.facts, known.moment, pins.addresses());
  }, [facts, known, pins]);
}
