import { useState } from 'react';
import type { KnownName } from '../../../client/chain/chain-facts-store.ts';
import { compareWithTrusted, type TrustedOnChain } from '../../../words/chain/trusted-on-chain.ts';
import { usePins } from '../../lib/use-watched-name.ts';
import { AddressPair, AddressText } from '../address-text.tsx';
import { CopyButton } from '../copy-button.tsx';
import { TrustAddress } from '../trust-address.tsx';
import askStyles from './ask-wallet.module.css';
import { FactsTable } from './facts-table.tsx';
import styles from './name-on-chain-facts.module.css';
import { OnChainText } from './on-chain-text.tsx';
import { OtherAddresses } from './other-addresses.tsx';

interface NameBlockProps {
  known: KnownName;
  /** Whether the verdict is an alert. The page then does not offer to copy or to trust the address. */
  isRisky: boolean;
}

/** Shows the whole address of a name, how it relates to the trusted addresses, and all other facts. */
export function NameBlock({ known, isRisky }: NameBlockProps) {
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
      {isOffered && !compared?.pin && (
        <p className={styles.address}>
          <AddressText address={address} />
          <CopyButton text={address} what="the address, with its checksum">
            Copy address
          </CopyButton>
        </p>
      )}
      {canTrust && !isTrusting && (
        <button type="button" className={askStyles.button} onClick={() => setTrusting(true)}>
          {compared?.pin ? 'Trust the new address anyway' : 'Trust this address'}
        </button>
      )}
      {canTrust && isTrusting && (
        <div className={styles.trust}>
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
      className={styles.trusted}
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
