import { useState } from 'react';
import type { KnownName } from '../../../client/chain/chain-facts-store.ts';
import type { ChainLine } from '../../../words/chain/chain-words.ts';
import { describeImitation } from '../../../words/chain/imitation-on-chain.ts';
import {
  adviseOnChain,
  READ_ON_TEST_NETWORK,
  summarizeNamed,
} from '../../../words/chain/name-on-chain-words.ts';
import {
  compareWithTrusted,
  type TrustedOnChain,
} from '../../../words/chain/trusted-on-chain-words.ts';
import { usePins } from '../../lib/use-watched-name.ts';
import { AddressPair, CopyableAddress } from '../address-text.tsx';
import { HeadlineText, NameText } from '../name-text.tsx';
import { TrustAddress } from '../trust-address.tsx';
import askStyles from './ask-wallet.module.css';
import styles from './chain-facts.module.css';
import { FactsTable, OtherAddresses } from './facts-table.tsx';
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
    <div className="stack start gap-3">
      {wanted && (
        <div className={`stack start gap-3 ${styles.block}`}>
          <p className="soft">
            Address of <NameText name={wanted.facts.name} />
          </p>
          <NameBlock known={wanted} isRisky={false} />
        </div>
      )}
      <div className={`stack start gap-3 ${styles.block}`}>
        {wanted && (
          <p className="soft">
            About <NameText name={known.facts.name} />
          </p>
        )}
        <NameBlock known={known} isRisky={isRisky || wanted !== undefined} />
      </div>
    </div>
  );
}

interface NameBlockProps {
  known: KnownName;
  /** Whether the verdict is an alert. The page then does not offer to copy or to trust the address. */
  isRisky: boolean;
}

/** Shows the whole address of a name, how it relates to the trusted addresses, and all other facts. */
function NameBlock({ known, isRisky }: NameBlockProps) {
  const { facts, moment } = known;
  const pins = usePins();
  const [isTrusting, setTrusting] = useState(false);
  const { name, registration } = facts;
  const address = facts.address.status === 'known' ? facts.address.value : null;
  const compared = pins && compareWithTrusted(facts, moment, pins.addresses());
  const isEnded = registration.status === 'known' && registration.value.state === 'ended';
  const isOffered = address !== null && !isRisky && !isEnded;
  const canTrust =
    isOffered &&
    moment.network === 'mainnet' &&
    registration.status === 'known' &&
    registration.value.state === 'registered' &&
    compared?.tone !== 'pass';
  return (
    <>
      {compared && <TrustedComparison compared={compared} address={address} />}
      {isOffered && !compared?.pin && <CopyableAddress address={address} />}
      {canTrust && !isTrusting && (
        <button type="button" className={askStyles.button} onClick={() => setTrusting(true)}>
          {compared?.pin ? 'Trust the new address anyway' : 'Trust this address'}
        </button>
      )}
      {canTrust && isTrusting && (
        <div className="fill">
          <TrustAddress address={address} name={name} onDone={() => setTrusting(false)} />
        </div>
      )}
      <FactsTable known={known} hasAddress={!isOffered || Boolean(compared?.pin)}>
        {isOffered && <OtherAddresses known={known} />}
      </FactsTable>
    </>
  );
}

interface TrustedComparisonProps {
  compared: TrustedOnChain;
  /** The address that the name leads to. */
  address: string | null;
}

/** Says how the address of a name relates to the trusted addresses. Shows both addresses if they differ. */
function TrustedComparison({ compared, address }: TrustedComparisonProps) {
  const { tone, pin } = compared;
  return (
    <div
      className={`stack fill strong gap-3 ${styles.trusted}`}
      data-tone={tone}
      {...(tone === 'alert' && { role: 'alert' as const })}
    >
      <OnChainText line={compared} />
      {pin && address !== null && (
        <AddressPair
          first={address}
          second={pin.address}
          words={['the address on the chain', 'the address you trust']}
        />
      )}
    </div>
  );
}
