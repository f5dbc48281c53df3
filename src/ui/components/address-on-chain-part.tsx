import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { getVerdictsQuery } from '../../client/queries/verdicts-query.ts';
import { retryableOnce } from '../../primitives/retryable-once.ts';
import type { Tone } from '../../words/names/rating-words.ts';
import { getAskedName } from '../lib/get-asked-name.ts';
import { useChainFacts } from '../lib/use-chain-facts.ts';
import { useWalletQuestion } from '../lib/use-wallet-question.ts';
import { useWatchlistRevision } from '../lib/use-watchlist-revision.ts';
import { AskWallet } from './chain/ask-wallet.tsx';

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
export function AddressOnChainPart({ address, names, onTone }: AddressOnChainPartProps) {
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
