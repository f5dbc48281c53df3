import { useQuery } from '@tanstack/react-query';
import { getVerdictsQuery } from '../../../client/queries/verdicts-query.ts';
import { useWatchlistRevision } from '../../lib/use-watchlist-revision.ts';
import styles from './pasted-screen.module.css';
import { VerdictChips } from './verdict-chips.tsx';

/** Offers the names that handles may stand for. Only names that ENS accepts are offered. */
export function HandleNames({ handles }: { handles: readonly string[] }) {
  const names = handles.map((handle) => `${handle}.eth`);
  const { data = [] } = useQuery(getVerdictsQuery(names, useWatchlistRevision()));
  const valid = data.filter(({ normalization }) => normalization === 'normalized');
  return (
    <section className={styles.none} data-tone="info">
      <h1 tabIndex={-1}>Not an ENS name: a handle of another service.</h1>
      {valid.length > 0 && (
        <>
          <p>The same person may not own the name:</p>
          <VerdictChips reports={valid} left={0} />
        </>
      )}
    </section>
  );
}
