import { useRef } from 'react';
import type { Pin } from '../../../addresses/trusted-addresses.ts';
import type { KnownName } from '../../../client/chain/chain-facts-store.ts';
import { shortenAddress } from '../../../conclusions/chain/chain-words.ts';
import { describeTrusted } from '../../../conclusions/chain/trusted-on-chain-words.ts';
import { AddressPair } from '../address-pair.tsx';
import { AddressText } from '../address-text.tsx';
import { NameText } from '../name-text.tsx';
import styles from './chain-lines.module.css';
import { OnChainText } from './on-chain-text.tsx';

interface TrustedFactsProps {
  known: KnownName;
  /** The addresses that the user trusts for this name. */
  pins: readonly Pin[];
  /** Trusts an address for this name. */
  onTrust(address: string): Promise<boolean>;
}

/** Shows where a trusted name leads. If the user trusts no address for it, offers to trust the address that was found. */
export function TrustedFacts({ known: { facts, moment }, pins, onTrust }: TrustedFactsProps) {
  const container = useRef<HTMLDivElement>(null);
  const line = describeTrusted(facts, pins, moment);
  const { address, name } = facts;
  const found = address.status === 'known' ? address.value : null;
  const [pin] = pins;
  // A test network says nothing about the real name, and anyone can take a name whose registration is over.
  const canTrust = line.state === 'found' && line.tone === 'info' && moment.network === 'mainnet';
  const trust = async (newAddress: string) => {
    // The button disappears, so the focus must move.
    if (await onTrust(newAddress)) container.current?.focus();
  };
  return (
    <div ref={container} className={styles.lines} tabIndex={-1}>
      <OnChainText line={line} />
      {line.state === 'moved' && found !== null && pin && pins.length === 1 && (
        <AddressPair
          first={found}
          second={pin.address}
          words={['the address it leads to now', 'the address you trust']}
        />
      )}
      {line.state === 'found' && found !== null && <AddressText address={found} />}
      {canTrust && found !== null && (
        <button type="button" className={styles.button} onClick={() => void trust(found)}>
          Trust {shortenAddress(found)} for <NameText name={name} />
        </button>
      )}
    </div>
  );
}
