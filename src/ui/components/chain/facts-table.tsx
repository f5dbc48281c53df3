import type { ReactNode } from 'react';
import type { KnownName } from '../../../client/chain/chain-facts-store.ts';
import type { ChainFact } from '../../../contract/chain-facts.ts';
import { capitalize } from '../../../primitives/capitalize.ts';
import { dontSend } from '../../../words/advice-words.ts';
import {
  describeRegistration,
  describeUnanswered,
  describeWrapped,
} from '../../../words/chain/chain-words.ts';
import { describeMoment, OTHER_NETWORKS } from '../../../words/chain/name-on-chain-words.ts';
import { describePrimaryName } from '../../../words/chain/primary-name-words.ts';
import type { HeadlinePart } from '../../../words/names/headline.ts';
import { useWalletQuestion } from '../../lib/use-wallet-question.ts';
import { AddressText } from '../address-text.tsx';
import { CopyButton } from '../copy-button.tsx';
import { HeadlineText } from '../name-text.tsx';
import { VisibleText } from '../visible-text.tsx';
import { AskWallet } from './ask-wallet.tsx';

/** A time that makes the end of a registration appear as a date. */
const WITH_DAY = Number.POSITIVE_INFINITY;

interface FactsTableProps {
  known: KnownName;
  /** Whether the table contains the address, because it is shown nowhere else. */
  hasAddress: boolean;
  /** Shown below the table. */
  children?: ReactNode;
}

/** Lists what the chain knows about a name. It is closed at first. */
export function FactsTable({ known: { facts, moment }, hasAddress, children }: FactsTableProps) {
  const { owner, wrapped, resolver, registration, address, primaryName } = facts;
  const primary = address.status === 'known' ? describePrimaryName(primaryName, facts.name) : null;
  const sentence = (text: string) => <VisibleText text={capitalize(text)} isSentence />;
  const rows: (readonly [string, ReactNode])[] = [
    ['Owner', <KnownAddress key="owner" fact={owner} what="the owner" />],
    ...(hasAddress
      ? [['Address', <KnownAddress key="address" fact={address} what="the address" />] as const]
      : []),
    ['Registration', sentence(describeRegistration(registration, WITH_DAY))],
    ['NameWrapper', sentence(describeWrapped(wrapped, moment.time))],
    ['Resolver', <KnownAddress key="resolver" fact={resolver} what="the resolver" />],
    ...(primary
      ? [
          [
            'Primary name',
            <HeadlineText key="primary" headline={{ parts: capitalizeFirst(primary) }} />,
          ] as const,
        ]
      : []),
    ['Read on', describeMoment(moment)],
  ];
  return (
    <details className="fill">
      <summary className="soft strong fit">More from the chain</summary>
      <dl className="pairs lined">
        {rows.map(([word, found]) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd className="shrink anywhere">{found}</dd>
          </div>
        ))}
      </dl>
      {children}
    </details>
  );
}

function capitalizeFirst([first = '', ...rest]: readonly HeadlinePart[]): readonly HeadlinePart[] {
  return [typeof first === 'string' ? capitalize(first) : first, ...rest];
}

interface KnownAddressProps {
  fact: ChainFact<string>;
  /** What the copy button copies, such as `the owner of nick.eth`. */
  what: string;
}

/** Shows the whole address from the chain with a copy button, or says why the address is not known. */
function KnownAddress({ fact, what }: KnownAddressProps) {
  if (fact.status === 'none') return 'None';
  if (fact.status === 'not_answered') {
    return <VisibleText text={`Unknown: ${describeUnanswered(fact)}`} isSentence />;
  }
  return (
    <span className="row shrink gap-3 lines-2">
      <AddressText address={fact.value} />
      <CopyButton text={fact.value} what={what} />
    </span>
  );
}

const COIN_TYPES = OTHER_NETWORKS.map(({ coinType }) => coinType);

/** Asks for the addresses of a name on other networks, and lists them. */
export function OtherAddresses({ known: { facts } }: { known: KnownName }) {
  const asked = useWalletQuestion();
  const { name, records, address } = facts;
  const found = OTHER_NETWORKS.flatMap((network) => {
    const fact = records[network.coinType];
    return fact ? { ...network, fact } : [];
  });
  const without = found.filter(({ fact }) => fact.status === 'none');
  const isSame = (value: string) => address.status === 'known' && address.value === value;
  return (
    <div className="stack start gap-3">
      <AskWallet
        asked={asked}
        question={{ names: [name], coinTypes: COIN_TYPES }}
        label="Show addresses on other networks"
        repeatLabel="Ask for these addresses again"
      />
      <div role="status">
        {found.length > 0 && (
          <>
            <dl className="pairs lined" aria-label="Addresses on other networks">
              {found
                .filter(({ fact }) => fact.status !== 'none')
                .map(({ name: network, fact }) => (
                  <div key={network}>
                    <dt>{network}</dt>
                    <dd className="shrink anywhere">
                      {fact.status === 'known' && isSame(fact.value) ? (
                        'The same address as on Ethereum'
                      ) : (
                        <KnownAddress fact={fact} what={`the address on ${network}`} />
                      )}
                    </dd>
                  </div>
                ))}
            </dl>
            {without.length > 0 && (
              <p className="note">
                No address for {without.map(({ name: network }) => network).join(', ')}.{' '}
                {dontSend(' there unless the owner tells you the address.')}
              </p>
            )}
          </>
        )}
      </div>
    </div>
  );
}
