import { lazy, Suspense } from 'react';
import styles from './imitations.module.css';

const ListSearch = lazy(async () => ({
  default: (await import('./list-search.tsx')).ListSearch,
}));

interface ImitationsProps {
  /** Empty until one is entered. */
  name: string;
}

/** What could imitate a name. */
export function Imitations({ name }: ImitationsProps) {
  return (
    <div className={styles.imitations} data-name={name}>
      <h1 tabIndex={-1}>What could imitate this name?</h1>
      {name !== '' && (
        <Suspense>
          <ListSearch name={name} />
        </Suspense>
      )}
    </div>
  );
}
