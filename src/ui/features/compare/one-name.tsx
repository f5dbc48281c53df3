import { useQuery } from '@tanstack/react-query';
import { getNameEvidenceQuery } from '../../../client/queries/name-evidence-query.ts';
import { AddressCard } from '../../components/address-card.tsx';
import { NameText } from '../../components/name-text.tsx';
import { ProblemView } from '../../components/problem-view.tsx';
import { useWatchlistRevision } from '../../lib/use-watchlist-revision.ts';
import { NameCard } from './name-card.tsx';
import styles from './one-name.module.css';

interface OneNameProps {
  name: string;
  /** Label of the empty field. */
  missing: 'first' | 'second';
  /** Called with the name to compare instead. */
  onName(name: string): void;
}

/** Shows the verdict of one name while the other field is empty. */
export function OneName({ name, missing, onName }: OneNameProps) {
  const revision = useWatchlistRevision();
  const { data, error, refetch } = useQuery(getNameEvidenceQuery(name, revision));
  return (
    <div className={styles.one}>
      <p>Enter the {missing} name to compare it with this name.</p>
      {error ? (
        <ProblemView error={error} onRetry={() => void refetch()} />
      ) : (
        data && (
          <NameCard
            word={missing === 'first' ? 'Second name' : 'First name'}
            evidence={data}
            onName={onName}
          />
        )
      )}
    </div>
  );
}

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
