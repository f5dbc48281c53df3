import { useQuery } from '@tanstack/react-query';
import { getNameEvidenceQuery } from '../../../client/queries/name-evidence-query.ts';
import { ProblemView } from '../../components/problem-view.tsx';
import { useWatchlistRevision } from '../../lib/use-watchlist-revision.ts';
import { NameCard } from './name-card.tsx';
import styles from './one-name.module.css';

interface OneNameProps {
  name: string;
  /** Which field is empty. */
  missing: 'first' | 'second';
  /** Puts another name in the place of this one. */
  onName(name: string): void;
}

/** What is known while there is one name alone. */
export function OneName({ name, missing, onName }: OneNameProps) {
  const revision = useWatchlistRevision();
  const { data, error, refetch } = useQuery(getNameEvidenceQuery(name, revision));
  return (
    <div className={styles.one}>
      <p>Enter a {missing} name to compare it with this one.</p>
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
