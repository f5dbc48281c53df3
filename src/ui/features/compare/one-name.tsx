import { useQuery } from '@tanstack/react-query';
import { getNameEvidenceQuery } from '../../../client/queries/name-evidence-query.ts';
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
