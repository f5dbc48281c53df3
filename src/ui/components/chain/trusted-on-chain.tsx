import { useMemo, useRef } from 'react';
import { describePin } from '../../../addresses/judge-address.ts';
import type { Pin } from '../../../addresses/trusted-addresses.ts';
import type { ChainFactsStore, KnownName } from '../../../client/chain/chain-facts-store.ts';
import { shortenAddress } from '../../../words/chain/chain-words.ts';
import { describeTestNetwork } from '../../../words/chain/name-on-chain-words.ts';
import { describeTrusted, summarizeTrusted } from '../../../words/chain/trusted-on-chain-words.ts';
import { sayTrusted } from '../../../words/finding-words.ts';
import { usePins } from '../../lib/use-watched-name.ts';
import { AddressPair, AddressText } from '../address-text.tsx';
import { NameText } from '../name-text.tsx';
import styles from './chain-facts.module.css';
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
    <div ref={container} className={`stack start anywhere gap-2 ${styles.lines}`} tabIndex={-1}>
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
        <button
          type="button"
          className={`hover-edge ${styles.small}`}
          onClick={() => void trust(found)}
        >
          Trust {shortenAddress(found)} for <NameText name={name} />
        </button>
      )}
    </div>
  );
}

interface TrustedSummaryProps {
  /** Trusted names with their trusted addresses. */
  named: readonly { readonly name: string; readonly pins: readonly Pin[] }[];
  facts: ChainFactsStore;
  /** Whether the list shows only the names that need attention. */
  isFiltered: boolean;
  /** Shows only these names. Null shows all. */
  onFilter(names: ReadonlySet<string> | null): void;
}

/** Counts the trusted names that still lead to their addresses, and shows only the others on request. */
export function TrustedSummary({ named, facts, isFiltered, onFilter }: TrustedSummaryProps) {
  const revision = facts.getRevision();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the facts change with their revision
  const known = useMemo(
    () =>
      named.flatMap(({ name, pins }) => {
        const found = facts.getName(name);
        return found
          ? [{ name, ...found, ...describeTrusted(found.facts, pins, found.moment) }]
          : [];
      }),
    [named, facts, revision],
  );
  const summary = summarizeTrusted(known.map(({ state }) => state));
  if (!summary) return null;
  const changed = known.filter(({ tone }) => tone === 'alert' || tone === 'warn');
  const network = known[0] ? describeTestNetwork(known[0].moment) : null;
  return (
    <div className={`stack start anywhere gap-2 ${styles.lines}`}>
      {network !== null && <OnChainText line={{ tone: 'warn', parts: [network] }} />}
      <OnChainText line={summary} />
      {(isFiltered || (changed.length > 0 && changed.length < named.length)) && (
        <button
          type="button"
          className={`hover-edge ${styles.small}`}
          aria-pressed={isFiltered}
          onClick={() => onFilter(isFiltered ? null : new Set(changed.map(({ name }) => name)))}
        >
          Show only what changed
        </button>
      )}
    </div>
  );
}
