import { lazy, type ReactNode, Suspense } from 'react';
import type { BulkSource } from '../../../client/input/bulk-source.ts';
import { navigate } from '../../lib/navigation.ts';
import styles from './inspect-screen.module.css';
import { NameField } from './name-field.tsx';

/** Loaded lazily, because users who open the report of a name do not need it. */
const Home = lazy(async () => ({ default: (await import('./home.tsx')).Home }));

interface InspectScreenProps {
  /** Inspected name, or null while the field is empty. */
  name: string | null;
  /** Whether line breaks were removed from the name. */
  isSplit: boolean;
  onList(input: BulkSource): void;
  /** Report of the name. */
  children: ReactNode;
}

/** Shows the field for a name. Below the field is the report of the name, or the introduction if the field is empty. */
export function InspectScreen({ name, isSplit, onList, children }: InspectScreenProps) {
  const inspect = (text: string, isSplit: boolean, isPasted: boolean) =>
    navigate(text === '' ? { screen: 'inspect' } : { screen: 'name', name: text }, {
      isSplit,
      typing: true,
      isStep: isPasted,
    });

  return (
    <div className="stack gap-5">
      <NameField name={name} onName={inspect} onList={onList} />
      {isSplit && (
        <p className={styles.note} role="status">
          Line breaks were removed. Everything else is inspected exactly as pasted.
        </p>
      )}
      {name === null ? (
        // This placeholder fills the page so that the footer does not appear before the content has loaded.
        <Suspense fallback={<div style={{ minBlockSize: '100vh' }} />}>
          <Home />
        </Suspense>
      ) : (
        children
      )}
    </div>
  );
}
