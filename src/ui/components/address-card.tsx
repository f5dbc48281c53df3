import { useState } from 'react';
import { checkAddress, formatAddress } from '../../addresses/check-address.ts';
import { judgeAddress } from '../../addresses/judge-address.ts';
import type { Verdict } from '../../contract/finding.ts';
import { DONT_SEND_TO_IT } from '../../words/advice-words.ts';
import { sayFinding } from '../../words/finding-words.ts';
import type { Tone } from '../../words/names/rating-words.ts';
import { getFindingTone } from '../lib/finding-tone.ts';
import { usePins } from '../lib/use-pins.ts';
import styles from './address-card.module.css';
import { AddressOnChainPart } from './address-on-chain-part.tsx';
import { AddressPair } from './address-pair.tsx';
import { AddressText } from './address-text.tsx';
import { CopyButton } from './copy-button.tsx';
import { HeadlineText } from './headline-text.tsx';
import { Link } from './link.tsx';
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
      <div className={styles.actions} data-screen-only>
        {/* The copy gets a correct checksum. This would hide the mistake in an address with a wrong checksum. */}
        {!isRisky && checksum !== 'wrong' && (
          <CopyButton text={formatAddress(address.trim())} what="the address, with its checksum">
            Copy address
          </CopyButton>
        )}
        <Link to={{ screen: 'compare', names: [address.trim(), String(other ?? '')] }}>
          Compare
        </Link>
        {!isTrusted && checksum !== 'wrong' && !isTrusting && (
          <button type="button" className={styles.trust} onClick={() => setAsked(true)}>
            {isRisky ? 'Trust this address anyway' : 'Trust this address'}
          </button>
        )}
        {isTrusted && <Link to={{ screen: 'watchlist' }}>Trusted names and addresses</Link>}
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
