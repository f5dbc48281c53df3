import { useMemo } from 'react';
import type { Pin } from '../../../addresses/trusted-addresses.ts';
import type { ChainFactsStore } from '../../../client/chain/chain-facts-store.ts';
import { describeTestNetwork } from '../../../words/chain/chain-words.ts';
import { describeTrusted, summarizeTrusted } from '../../../words/chain/trusted-on-chain-words.ts';
import styles from './chain-lines.module.css';
import { OnChainText } from './on-chain-text.tsx';

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
    <div className={styles.lines}>
      {network !== null && <OnChainText line={{ tone: 'warn', parts: [network] }} />}
      <OnChainText line={summary} />
      {(isFiltered || (changed.length > 0 && changed.length < named.length)) && (
        <button
          type="button"
          className={styles.button}
          aria-pressed={isFiltered}
          onClick={() => onFilter(isFiltered ? null : new Set(changed.map(({ name }) => name)))}
        >
          Show only what changed
        </button>
      )}
    </div>
  );
}
