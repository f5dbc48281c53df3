import type { ReactNode } from 'react';
import type { KnownName } from '../../../client/chain/chain-facts-store.ts';
import { capitalize } from '../../../primitives/capitalize.ts';
import { describePrimaryName, describeRegistration } from '../../../words/chain/chain-words.ts';
import { describeWrapped } from '../../../words/chain/describe-wrapped.ts';
import { describeMoment } from '../../../words/chain/network-words.ts';
import type { HeadlinePart } from '../../../words/names/headline.ts';
import { HeadlineText } from '../name-text.tsx';
import { VisibleText } from '../visible-text.tsx';
import { KnownAddress } from './known-address.tsx';
import styles from './name-on-chain-facts.module.css';

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
    <details className={styles.details}>
      <summary>More from the chain</summary>
      <dl className={styles.table}>
        {rows.map(([word, found]) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{found}</dd>
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
