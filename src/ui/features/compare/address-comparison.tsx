import { checkAddress } from '../../../addresses/check-address.ts';
import { judgeAddress } from '../../../addresses/judge-address.ts';
import { concludeAddresses } from '../../../comparison/conclude-addresses.ts';
import { sayFinding } from '../../../words/finding-words.ts';
import { AddressPair } from '../../components/address-pair.tsx';
import { AddressText } from '../../components/address-text.tsx';
import { HeadlineText } from '../../components/headline-text.tsx';
import { ShareLinks } from '../../components/share-links.tsx';
import { ToneMark } from '../../components/tone-mark.tsx';
import { usePins } from '../../lib/use-pins.ts';
import styles from './comparison-result.module.css';
import factStyles from './pair-facts.module.css';

const CHECKSUM_WORDS = {
  right: 'Checksum right',
  wrong: 'Checksum wrong: at least one digit was changed',
  absent: 'No checksum',
};

/** Compares two addresses digit by digit. */
export function AddressComparison({ first, second }: { first: string; second: string }) {
  const conclusion = concludeAddresses(first, second);
  const addresses = [first, second].map((text) => text.trim()) as [string, string];
  return (
    <>
      <p className="hidden" role="status">
        {`${conclusion.headline}. ${conclusion.evidence}`}
      </p>
      <article className={styles.result}>
        <header className={styles.conclusion} data-tone={conclusion.tone}>
          <h2 className={styles.headline}>
            <ToneMark tone={conclusion.tone} size="1.625rem" />
            <span className={styles.words}>{conclusion.headline}</span>
          </h2>
          <p className={styles.evidence}>{conclusion.evidence}</p>
          <AddressPair
            first={addresses[0]}
            second={addresses[1]}
            words={['the first address', 'the second address']}
          />
          <p>Only the addresses were compared, not their owners.</p>
        </header>
        <ShareLinks
          route={{ screen: 'compare', names: addresses }}
          title="Two addresses · Namescope"
          text={`${conclusion.headline}. ${conclusion.evidence}`}
        />
        <section className={factStyles.facts} aria-labelledby="address-facts">
          <h2 id="address-facts">Each address</h2>
          <dl>
            {(['First', 'Second'] as const).map((word, at) => (
              <div key={word}>
                <dt>{word}</dt>
                <dd>
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
