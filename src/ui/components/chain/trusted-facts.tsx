import { useRef } from 'react';
import { describePin } from '../../../addresses/judge-address.ts';
import type { Pin } from '../../../addresses/trusted-addresses.ts';
import type { KnownName } from '../../../client/chain/chain-facts-store.ts';
import { shortenAddress } from '../../../words/chain/chain-words.ts';
import { describeTrusted } from '../../../words/chain/trusted-on-chain-words.ts';
import { sayTrusted } from '../../../words/finding-words.ts';
import { usePins } from '../../lib/use-watched-name.ts';
import { AddressPair, AddressText } from '../address-text.tsx';
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

/**
 * Shows where a trusted name leads. If the user trusts no address for it, offers to trust the address that was found.
 */
export function TrustedFacts({ known: { facts, moment }, pins, onTrust }: TrustedFactsProps) {
  const container = useRef<HTMLDivElement>(null);
  const line = describeTrusted(facts, pins, moment);
  const { address, name } = facts;
  const found = address.status === 'known' ? address.value : null;
  const trusted = usePins()?.addresses();
  const [lookAlike] = (found !== null && trusted?.findPoisoned(found)) || [];
  const compared = line.state === 'moved' && pins.length === 1 ? pins[0] : lookAlike;
  // A test network says nothing about the real name, and anyone can take a name whose registration is over.
  const canTrust =
    line.state === 'found' && line.tone === 'info' && !lookAlike && moment.network === 'mainnet';
  const trust = async (newAddress: string) => {
    // The button disappears, so the focus must move.
    if (await onTrust(newAddress)) container.current?.focus();
  };
  return (
    <div ref={container} className={styles.lines} tabIndex={-1}>
      <OnChainText line={line} />
      {line.state === 'found' && lookAlike && (
        <OnChainText
          line={{
            tone: 'alert',
            parts: ['This looks like the address you trust', ...sayTrusted(describePin(lookAlike))],
          }}
        />
      )}
      {(line.state === 'moved' || line.state === 'found') && found !== null && compared && (
        <AddressPair
          first={found}
          second={compared.address}
          words={['the address it leads to now', 'the address you trust']}
        />
      )}
      {line.state === 'found' && found !== null && !compared && <AddressText address={found} />}
      {canTrust && found !== null && (
        <button type="button" className={styles.button} onClick={() => void trust(found)}>
          Trust {shortenAddress(found)} for <NameText name={name} />
        </button>
      )}
    </div>
  );
}
