import type { ReactElement } from 'react';
import { checkAddress } from '../../../addresses/check-address.ts';
import { judgeAddress } from '../../../addresses/judge-address.ts';
import { concludeAddresses } from '../../../comparison/conclude-addresses.ts';
import { getPairKind } from '../../../comparison/pair-names.ts';
import { isAddress } from '../../../primitives/is-address.ts';
import { sayFinding } from '../../../words/finding-words.ts';
import { AddressCard } from '../../components/address-card.tsx';
import { AddressPair, AddressText } from '../../components/address-text.tsx';
import { ExampleCards } from '../../components/example-cards.tsx';
import { HeadlineText } from '../../components/name-text.tsx';
import { ScreenHeader } from '../../components/screen-header.tsx';
import { ShareLinks } from '../../components/share-links.tsx';
import { navigate } from '../../lib/navigation.ts';
import { usePins } from '../../lib/use-watched-name.ts';
import styles from './comparison-result.module.css';
import { ComparisonResult, ConclusionCard } from './comparison-result.tsx';
import { MixedPair, OneName } from './name-card.tsx';
import { NameFields } from './name-fields.tsx';

/** Example pairs of different kinds. */
const PAIRS: readonly { names: readonly [string, string]; why: string }[] = [
  { names: ['rnetamask.eth', 'metamask.eth'], why: 'Two letters that look like one' },
  { names: ['vitaIik.eth', 'vitalik.eth'], why: 'A capital I instead of a small l' },
  {
    names: ['\u0430\u0440\u0440\u04cf\u0435.eth', 'apple.eth'],
    why: 'Letters from another script',
  },
  { names: ['ni\u200dck.eth', 'nick.eth'], why: 'A hidden character' },
  { names: ['VITALIK.eth', 'vitalik.eth'], why: 'Two spellings of one name' },
  { names: ['nick.eth', 'brantly.eth'], why: 'Nothing in common' },
];

interface CompareScreenProps {
  names: readonly [string, string];
}

/** Compares two names, or two addresses. */
export function CompareScreen({ names }: CompareScreenProps) {
  return (
    <div className="stack top gap-5 screen">
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
  if (first === '' && second === '') {
    return (
      <ExampleCards
        title="Pairs to try"
        examples={PAIRS}
        getRoute={(each) => ({ screen: 'compare', names: each })}
      />
    );
  }
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

const CHECKSUM_WORDS = {
  right: 'Checksum right',
  wrong: 'Checksum wrong: at least one digit was changed',
  absent: 'No checksum',
};

/** Compares two addresses digit by digit. */
function AddressComparison({ first, second }: { first: string; second: string }) {
  const conclusion = concludeAddresses(first, second);
  const addresses = [first, second].map((text) => text.trim()) as [string, string];
  return (
    <>
      <p className="hidden" role="status">
        {`${conclusion.headline}. ${conclusion.evidence}`}
      </p>
      <article className={styles.result}>
        <ConclusionCard {...conclusion}>
          <AddressPair
            first={addresses[0]}
            second={addresses[1]}
            words={['the first address', 'the second address']}
          />
          <p>Only the addresses were compared, not their owners.</p>
        </ConclusionCard>
        <ShareLinks
          route={{ screen: 'compare', names: addresses }}
          title="Two addresses · Namescope"
          text={`${conclusion.headline}. ${conclusion.evidence}`}
        />
        <section className="stack gap-3" aria-labelledby="address-facts">
          <h2 id="address-facts">Each address</h2>
          <dl className="panel pairs lined">
            {(['First', 'Second'] as const).map((word, at) => (
              <div key={word}>
                <dt>{word}</dt>
                <dd className="anywhere">
                  <OneAddress address={addresses[at] as string} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      </article>
    </>
  );
}

/** Shows an address, its checksum, and how it relates to the trusted addresses. */
function OneAddress({ address }: { address: string }) {
  const trusted = usePins()?.addresses();
  const verdict = trusted && judgeAddress(address, [], trusted);
  return (
    <>
      <AddressText address={address} />
      <p>
        {CHECKSUM_WORDS[checkAddress(address)]}.{' '}
        {verdict && 'trusted' in verdict.args && (
          <HeadlineText headline={{ parts: sayFinding(verdict).headline }} />
        )}
      </p>
    </>
  );
}
