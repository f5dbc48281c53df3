import { compareAddresses } from '../../addresses/compare-addresses.ts';
import { type AddressDigit, groupDigits, groupPairs } from '../../addresses/group-digits.ts';
import styles from './address-text.module.css';
import { CopyButton } from './copy-button.tsx';

/** Shows a whole address in groups of four digits. The text contains no spaces when the user copies it. */
export function AddressText({ address }: { address: string }) {
  return (
    <span className={styles.address} dir="ltr" translate="no">
      <span className={styles.group}>0x</span>
      {groupDigits(address).map((group, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups never move
        <span key={at} className={styles.group}>
          {group}
        </span>
      ))}
    </span>
  );
}

/** Shows a whole address with a button that copies it. */
export function CopyableAddress({ address }: { address: string }) {
  return (
    <p className="row shrink gap-3 lines-2 large">
      <AddressText address={address} />
      <CopyButton text={address} what="the address, with its checksum">
        Copy address
      </CopyButton>
    </p>
  );
}

interface AddressPairProps {
  first: string;
  second: string;
  /** Captions of the two addresses, such as `the address you were given`. */
  words: readonly [string, string];
}

/** Shows two addresses one above the other in groups of four digits, and marks the digits that differ. */
export function AddressPair({ first, second, words }: AddressPairProps) {
  const { differing, equalStart, equalEnd } = compareAddresses(first, second);
  const groups = groupPairs(first, second);
  return (
    <figure className="stack light gap-2">
      <p className="hidden">
        {words[0]}: {groupDigits(first).join(' ')}. {words[1]}: {groupDigits(second).join(' ')}.
      </p>
      <div className={styles.groups} dir="ltr" translate="no" aria-hidden="true">
        {groups.map((group, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups never move
          <span key={at} className={styles.pairGroup}>
            <Digits digits={group.first} />
            <Digits digits={group.second} />
          </span>
        ))}
      </div>
      <figcaption className="note">
        Above: {words[0]}. Below: {words[1]}.{' '}
        {differing > 0 && `Framed digits differ. ${describeEnds(equalStart, equalEnd)}`}
      </figcaption>
    </figure>
  );
}

function describeEnds(start: number, end: number): string {
  const parts = [start > 0 && `first ${start}`, end > 0 && `last ${end}`].filter(Boolean);
  return parts.length === 0 ? '' : `The ${parts.join(' and the ')} digits are equal.`;
}

function Digits({ digits }: { digits: readonly AddressDigit[] }) {
  return (
    <span className={styles.digits}>
      {digits.map(({ digit, isDifferent }, at) => {
        const Digit = isDifferent ? 'mark' : 'span';
        // biome-ignore lint/suspicious/noArrayIndexKey: digits never move
        return <Digit key={at}>{digit}</Digit>;
      })}
    </span>
  );
}
