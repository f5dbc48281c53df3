import { lazy, type ReactNode, Suspense } from 'react';
import type { BulkSource } from '../../../client/input/bulk-source.ts';
import { navigate } from '../../lib/navigation.ts';
import styles from './inspect-screen.module.css';
import { NameField } from './name-field.tsx';

/** Not needed by who comes with a name. */
const Opening = lazy(async () => ({ default: (await import('./opening.tsx')).Opening }));
const Specimen = lazy(async () => ({ default: (await import('./specimen.tsx')).Specimen }));

interface InspectProps {
  /** The name that is inspected; null before there is one. */
  name: string | null;
  /** Whether line breaks were taken off it. */
  isSplit: boolean;
  onList(input: BulkSource): void;
  /** The report of the name. */
  children: ReactNode;
}

/** One large field; beneath it the report of what it holds, or examples while it is empty. */
export function Inspect({ name, isSplit, onList, children }: InspectProps) {
  const inspect = (text: string, isSplit: boolean, isPasted: boolean) =>
    navigate(text === '' ? { screen: 'inspect' } : { screen: 'name', name: text }, {
      isSplit,
      typing: true,
      isStep: isPasted,
    });

  return (
    <div className={styles.inspect}>
      {name === null && (
        <div className={styles.opening}>
          <div className={styles.words}>
            <h1 tabIndex={-1}>What is really in that name?</h1>
            <p>
              Paste an ENS name to see what it can be mistaken for, what is hidden in it, and the
              evidence for both. All of it is computed on this device: nothing you paste leaves it.
            </p>
          </div>
          <Suspense>
            <Specimen />
          </Suspense>
        </div>
      )}
      <NameField name={name} onName={inspect} onList={onList} />
      {isSplit && (
        <p className={styles.note} role="status">
          Line breaks were split off; everything else is inspected as pasted.
        </p>
      )}
      {name === null ? (
        // As tall as the page, so that the footer is not seen before the examples.
        <Suspense fallback={<div style={{ minBlockSize: '100vh' }} />}>
          <Opening />
        </Suspense>
      ) : (
        children
      )}
    </div>
  );
}
