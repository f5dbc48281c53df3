import type { TrustedOnChain } from '../../../words/chain/trusted-on-chain.ts';
import { AddressPair } from '../address-pair.tsx';
import styles from './name-on-chain-facts.module.css';
import { OnChainText } from './on-chain-text.tsx';

interface TrustedComparisonProps {
  compared: TrustedOnChain;
  /** The address that the name leads to. */
  address: string | null;
}

/** Says how the address of a name relates to the trusted addresses. Shows both addresses if they differ. */
export function TrustedComparison({ compared, address }: TrustedComparisonProps) {
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
