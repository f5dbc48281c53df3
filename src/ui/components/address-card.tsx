import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { checkAddress, formatAddress } from '../../addresses/check-address.ts';
import { judgeAddress } from '../../addresses/judge-address.ts';
import { getVerdictsQuery } from '../../client/queries/verdicts-query.ts';
import type { Verdict } from '../../contract/finding.ts';
import { retryableOnce } from '../../primitives/retryable-once.ts';
import { DONT_SEND_TO_IT } from '../../words/advice-words.ts';
import { sayFinding } from '../../words/finding-words.ts';
import type { Tone } from '../../words/names/rating-words.ts';
import { getFindingTone } from '../lib/tone-meanings.ts';
import { getAskedName, useChainFacts, useWalletQuestion } from '../lib/use-wallet-question.ts';
import { usePins } from '../lib/use-watched-name.ts';
import { useWatchlistRevision } from '../lib/use-watchlist-revision.ts';
import styles from './address-card.module.css';
import { AddressPair, AddressText } from './address-text.tsx';
import { AskWallet } from './chain/ask-wallet.tsx';
import { CopyButton } from './copy-button.tsx';
import { Link } from './link.tsx';
import { HeadlineText } from './name-text.tsx';
import { ToneMark } from './tone-mark.tsx';
import { TrustAddress } from './trust-address.tsx';
import { VisibleText } from './visible-text.tsx';

const CHECKSUM_WORDS = {
  right:
    'Checksum correct: the capital letters match the digits, so a mistyped digit is very unlikely.',
  wrong:
    'Checksum wrong: at least one digit or letter was changed. Copy the address again from where you got it.',
  absent: 'No checksum: all letters have the same case, so a mistyped digit can’t be detected.',
};

interface AddressCardProps {
  /** An address that `isAddress` accepts. */
  address: string;
  /** Names that were given together with the address, for example in the same message. */
  names?: readonly string[];
  /** Verdict on the address in its text. By default, the card judges the address with its names. */
  verdict?: Verdict;
  /** Initial text of the note field in the form that trusts the address. */
  note?: string | undefined;
  /** Whether the form for the name and the note starts open. It always starts closed for a risky address. */
  asksToTrust?: boolean;
  /** Whether the headline is the title of the screen. */
  isTitle?: boolean;
}

/** Shows an address, whether its checksum is right, and how it relates to the trusted addresses. */
export function AddressCard({
  address,
  names = [],
  verdict: given,
  note,
  asksToTrust = false,
  isTitle = false,
}: AddressCardProps) {
  const pins = usePins();
  const [asked, setAsked] = useState<boolean | null>(null);
  const [chainTone, setChainTone] = useState<Tone | null>(null);
  if (!pins) return <section className={styles.card} aria-busy="true" />;

  const trusted = pins.addresses();
  const { relation, pins: found } = trusted.judge(address);
  const verdict = given ?? judgeAddress(address, names, trusted);
  const tone = getFindingTone(verdict);
  const checksum = checkAddress(address.trim());
  const isTrusted = relation === 'equal';
  const isRisky = tone === 'alert' || chainTone === 'alert';
  /** Trusted address that this address differs from. */
  const other = verdict.code === 'address_trusted' ? undefined : verdict.args.trusted;
  const isTrusting = asked ?? (asksToTrust && !isRisky);
  const ownNote = isTrusted ? found[0]?.note : null;
  const Heading = isTitle ? 'h1' : 'h2';
  return (
    <section className={styles.card} data-tone={tone} data-chain-tone={chainTone}>
      <Heading className={styles.headline} {...(isTitle && { tabIndex: -1 })}>
        <ToneMark tone={tone} size="1.625rem" />
        <span>
          <HeadlineText headline={{ parts: sayFinding(verdict).headline }} />
        </span>
      </Heading>
      {other !== undefined ? (
        <AddressPair
          first={address}
          second={String(other)}
          words={['the address you were given', 'the address you trust']}
        />
      ) : (
        <p className={styles.digits}>
          <AddressText address={checksum === 'wrong' ? address : formatAddress(address.trim())} />
        </p>
      )}
      <ul className="stack soft measure gap-1">
        <li>{CHECKSUM_WORDS[checksum]}</li>
        {ownNote && (
          <li>
            Your note: <VisibleText text={ownNote} isSentence />
          </li>
        )}
        {isRisky && other !== undefined && (
          <li>
            {DONT_SEND_TO_IT} Ask the sender to confirm the address, and compare all 40 digits.
          </li>
        )}
      </ul>
      {!IS_EXTENSION && checksum !== 'wrong' && (
        <AddressOnChainPart
          key={address}
          address={formatAddress(address.trim())}
          names={names}
          onTone={setChainTone}
        />
      )}
      <div className={`row gap-3 lines-2 ${styles.actions}`} data-screen-only>
        {/* The copy gets a correct checksum. This would hide the mistake in an address with a wrong checksum. */}
        {!isRisky && checksum !== 'wrong' && (
          <CopyButton text={formatAddress(address.trim())} what="the address, with its checksum">
            Copy address
          </CopyButton>
        )}
        <Link
          className="inline"
          to={{ screen: 'compare', names: [address.trim(), String(other ?? '')] }}
        >
          Compare
        </Link>
        {!isTrusted && checksum !== 'wrong' && !isTrusting && (
          <button type="button" className={styles.trust} onClick={() => setAsked(true)}>
            {isRisky ? 'Trust this address anyway' : 'Trust this address'}
          </button>
        )}
        {isTrusted && (
          <Link className="inline" to={{ screen: 'watchlist' }}>
            Trusted names and addresses
          </Link>
        )}
      </div>
      {isTrusting && !isTrusted && (
        <TrustAddress
          address={formatAddress(address.trim())}
          name={names.length === 1 ? names[0] : undefined}
          note={note}
          onDone={() => setAsked(false)}
        />
      )}
    </section>
  );
}

/** Shown after an answer, so it loads with the code that asks the wallet. */
const AddressFacts = lazy(
  retryableOnce(async () => ({
    default: (await import('./chain/address-facts.tsx')).AddressFacts,
  })),
);

interface AddressOnChainPartProps {
  /** An address with a correct checksum. */
  address: string;
  /** Names that were given together with the address. */
  names: readonly string[];
  /** Receives the tone of what the wallet said. Null if there is no answer. */
  onTone(tone: Tone | null): void;
}

/** Asks the user's wallet for the primary name of an address, and whether the names given with it lead to it. */
function AddressOnChainPart({ address, names, onTone }: AddressOnChainPartProps) {
  const asked = useWalletQuestion();
  const facts = useChainFacts();
  const { data, isLoading } = useQuery({
    ...getVerdictsQuery(names, useWatchlistRevision()),
    enabled: names.length > 0,
  });
  const askedNames = [...new Set(data?.flatMap((report) => getAskedName(report) ?? []))];
  const known = facts.getAddress(address);
  const knownNames = askedNames.flatMap((name) => facts.getName(name) ?? []);
  const isKnown = known !== undefined && knownNames.length === askedNames.length;
  return (
    <div>
      {!isLoading && (
        <AskWallet
          asked={asked}
          question={{ names: askedNames, addresses: [address] }}
          {...(isKnown && { label: 'Ask again' })}
        />
      )}
      <div role="status">
        <Suspense>
          {(known ?? knownNames[0]) && (
            <AddressFacts address={address} known={known} names={knownNames} onTone={onTone} />
          )}
        </Suspense>
      </div>
    </div>
  );
}
