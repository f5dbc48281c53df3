import type { ReactElement } from 'react';
import { getPairKind } from '../../../comparison/pair-names.ts';
import { isAddress } from '../../../primitives/is-address.ts';
import { AddressCard } from '../../components/address-card.tsx';
import { ExampleCards } from '../../components/example-cards.tsx';
import { ScreenHeader } from '../../components/screen-header.tsx';
import { navigate } from '../../lib/navigation.ts';
import { AddressComparison } from './address-comparison.tsx';
import styles from './compare-screen.module.css';
import { ComparisonResult } from './comparison-result.tsx';
import { NameFields } from './name-fields.tsx';
import { MixedPair, OneName } from './one-name.tsx';

/** Example pairs of different kinds. */
const PAIRS = [
  { names: ['rnetamask.eth', 'metamask.eth'], why: 'Two letters that look like one' },
  { names: ['vitaIik.eth', 'vitalik.eth'], why: 'A capital I instead of a small l' },
  {
    names: ['\u0430\u0440\u0440\u04cf\u0435.eth', 'apple.eth'],
    why: 'Letters from another script',
  },
  { names: ['ni\u200dck.eth', 'nick.eth'], why: 'A hidden character' },
  { names: ['VITALIK.eth', 'vitalik.eth'], why: 'Two spellings of one name' },
  { names: ['nick.eth', 'brantly.eth'], why: 'Nothing in common' },
] as const satisfies { names: readonly [string, string]; why: string }[];

/** Examples below the fields while both are empty. */
function ComparePairs() {
  return (
    <ExampleCards
      title="Pairs to try"
      examples={PAIRS.map(({ names, why }) => ({ to: { screen: 'compare', names }, names, why }))}
    />
  );
}

interface CompareScreenProps {
  names: readonly [string, string];
}

/** Compares two names, or two addresses. */
export function CompareScreen({ names }: CompareScreenProps) {
  return (
    <div className={styles.compare}>
      <ScreenHeader title="Compare two names or addresses">
        Check whether what you received is what you know. See every character that differs, and
        whether one imitates the other.
      </ScreenHeader>
      <NameFields
        names={names}
        onNames={(next) => navigate({ screen: 'compare', names: next }, { typing: true })}
      />
      <Result names={names} />
    </div>
  );
}

function Result({ names }: CompareScreenProps): ReactElement {
  const [first, second] = names;
  const open = (next: CompareScreenProps['names']) => navigate({ screen: 'compare', names: next });
  const pair = getPairKind(first, second);
  if (pair.kind === 'addresses') return <AddressComparison first={first} second={second} />;
  if (pair.kind === 'mixed') return <MixedPair name={pair.name} address={pair.address} />;
  if (pair.kind === 'unreadable') {
    return (
      <p role="alert">
        The {pair.which} address can’t be compared. {pair.reason}
      </p>
    );
  }
  if (first === '' && second === '') return <ComparePairs />;
  if (first !== '' && second !== '') {
    return <ComparisonResult first={first} second={second} onNames={open} />;
  }
  const missing = first === '' ? 'first' : 'second';
  if (isAddress(first + second)) return <AddressCard address={first + second} />;
  return (
    <OneName
      name={first + second}
      missing={missing}
      onName={(name) => open(missing === 'first' ? ['', name] : [name, ''])}
    />
  );
}
