import type { KnownName } from '../../../client/chain/chain-facts-store.ts';
import { adviseOnChain } from '../../../words/chain/advise-on-chain.ts';
import type { ChainLine } from '../../../words/chain/chain-line.ts';
import { describeImitation } from '../../../words/chain/imitation-on-chain.ts';
import { summarizeNamed } from '../../../words/chain/name-on-chain-words.ts';
import { READ_ON_TEST_NETWORK } from '../../../words/chain/network-words.ts';
import { compareWithTrusted } from '../../../words/chain/trusted-on-chain.ts';
import { usePins } from '../../lib/use-watched-name.ts';
import { HeadlineText, NameText } from '../name-text.tsx';
import { NameBlock } from './name-block.tsx';
import styles from './name-on-chain-facts.module.css';
import { OnChainText } from './on-chain-text.tsx';

interface NameFactsProps {
  known: KnownName;
  /** Facts of the name that the user probably wants instead. */
  wanted?: KnownName | undefined;
  /** Whether the verdict of the name is an alert. */
  isRisky?: boolean;
}

/**
 * Says in a few words what the chain knows about a name, and about the name that the user probably wants, and what to
 * do.
 */
export function NameSummary({ known, wanted, isRisky = false }: NameFactsProps) {
  const { facts, moment } = known;
  const trusted = usePins()?.addresses();
  const isDistrusted = (name: KnownName) =>
    trusted !== undefined && compareWithTrusted(name.facts, name.moment, trusted)?.tone === 'alert';
  const summarize = (name: KnownName): ChainLine => {
    const line = summarizeNamed(name.facts, name.moment);
    return isDistrusted(name) ? { ...line, tone: 'alert' } : line;
  };
  const advice = adviseOnChain(facts, moment, {
    isRisky: isRisky || wanted !== undefined,
    isDistrusted: isDistrusted(known),
  });
  const isComparable = wanted?.moment.network === moment.network;
  const imitation = describeImitation(facts, isComparable ? wanted.facts : null, moment);
  return (
    <>
      {moment.network === 'sepolia' && <p className={styles.test}>{READ_ON_TEST_NETWORK}</p>}
      {wanted && isComparable ? (
        <>
          <OnChainText
            line={{ ...imitation, parts: [{ name: facts.name }, ': ', ...imitation.parts] }}
          />
          <OnChainText line={summarize(wanted)} />
        </>
      ) : (
        <OnChainText line={summarize(known)} />
      )}
      <p className={styles.advice} data-tone={advice.tone}>
        <HeadlineText headline={advice} />
      </p>
    </>
  );
}

/** Shows the addresses and all facts of a name and of the name that the user probably wants. */
export function NameFacts({ known, wanted, isRisky = false }: NameFactsProps) {
  return (
    <div className={styles.facts}>
      {wanted && (
        <div className={styles.block}>
          <p className={styles.word}>
            Address of <NameText name={wanted.facts.name} />
          </p>
          <NameBlock known={wanted} isRisky={false} />
        </div>
      )}
      <div className={styles.block}>
        {wanted && (
          <p className={styles.word}>
            About <NameText name={known.facts.name} />
          </p>
        )}
        <NameBlock known={known} isRisky={isRisky || wanted !== undefined} />
      </div>
    </div>
  );
}
