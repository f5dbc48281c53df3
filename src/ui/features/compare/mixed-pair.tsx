import { AddressCard } from '../../components/address-card.tsx';
import { NameText } from '../../components/name-text.tsx';
import styles from './one-name.module.css';

/** Explains that a name and an address can't be compared, and shows what the user trusts about them. */
export function MixedPair({ name, address }: { name: string; address: string }) {
  return (
    <div className={styles.one}>
      <p>
        A name and an address can’t be compared letter by letter. Check in your wallet which address{' '}
        <NameText name={name} /> leads to. Here is what you trust:
      </p>
      <AddressCard key={address} address={address} names={[name]} />
    </div>
  );
}
