import type { KnownName } from '../../../client/chain/chain-facts-store.ts';
import type { ChainLine } from '../../../words/chain/chain-words.ts';
import { comparePairOnChain } from '../../../words/chain/compare-on-chain.ts';
import { READ_ON_TEST_NETWORK, summarizeNamed } from '../../../words/chain/name-on-chain-words.ts';
import { AddressPair, CopyableAddress } from '../address-text.tsx';
import styles from './chain-facts.module.css';
import { FactsTable } from './facts-table.tsx';
import { OnChainText } from './on-chain-text.tsx';

interface PairOnChainProps {
  first: KnownName;
  second: KnownName;
}

/** Removes the tick, because the address of an imitation can declare the imitation. */
const withoutPraise = (line: ChainLine): ChainLine =>
  line.tone === 'pass' ? { ...line, tone: 'info' } : line;

/** Says whether two names lead to the same address and have the same owner. */
export function PairSummary({ first, second }: PairOnChainProps) {
  const isComparable = first.moment.network === second.moment.network;
  const lines = isComparable
    ? comparePairOnChain(first.facts, second.facts)
    : [
        {
          tone: 'skip',
          parts: ['The two names were read on different networks. Ask again.'],
        } as const,
      ];
  return (
    <>
      {first.moment.network === 'sepolia' && <p className={styles.test}>{READ_ON_TEST_NETWORK}</p>}
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
        <OnChainText key={at} line={line} />
      ))}
    </>
  );
}

/** Shows the whole addresses of two names, and all facts of each. */
export function PairFactsOnChain({ first, second }: PairOnChainProps) {
  const [one, other] = [first.facts.address, second.facts.address];
  const areBothKnown = one.status === 'known' && other.status === 'known';
  const isSame = areBothKnown && one.value === other.value;
  return (
    <div className="stack start gap-3">
      {areBothKnown && !isSame && (
        <AddressPair
          first={one.value}
          second={other.value}
          words={['the address of the first name', 'the address of the second name']}
        />
      )}
      {isSame && <CopyableAddress address={one.value} />}
      {[first, second].map((known) => (
        <div key={known.facts.name} className={`stack start gap-3 ${styles.block}`}>
          <OnChainText line={withoutPraise(summarizeNamed(known.facts, known.moment))} />
          <FactsTable known={known} hasAddress={!isSame} />
        </div>
      ))}
    </div>
  );
}
