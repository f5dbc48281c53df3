import { useRef, useState } from 'react';
import type { LabelResolution } from '../../../client/bulk/labels/resolve-labels.ts';
import type { BulkSession } from '../../../client/bulk/session/bulk-session.ts';
import { formatCount } from '../../../primitives/format-count.ts';
import { getErrorMessage } from '../../../primitives/get-error-message.ts';
import styles from './unknown-labels-bar.module.css';

interface UnknownLabelsProps {
  session: BulkSession;
  labels: LabelResolution | null;
}

/** Shows how many unknown labels were resolved, and imports a list of labels to resolve more. */
export function UnknownLabels({ session, labels }: UnknownLabelsProps) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const file = useRef<HTMLInputElement>(null);
  if (!labels || labels.resolved + labels.unknown === 0) return null;

  const open = async (opened: File) => {
    setBusy(true);
    setError(null);
    try {
      await session.resolveLabels({ kind: 'file', file: opened });
      if (session.snapshot().labels?.unknown === labels.unknown) {
        setError(`No label in ${opened.name} has one of these hashes.`);
      }
    } catch (reason) {
      setError(getErrorMessage(reason));
    }
    setBusy(false);
  };

  return (
    <section className={styles.notice} aria-label="Unknown labels">
      <p role="status">
        {labels.resolved > 0 && `Resolved labels in ${formatCount(labels.resolved, 'name')}. `}
        {labels.unknown > 0 &&
          `${formatCount(labels.unknown, 'label is', 'labels are')} known only by hash.`}
      </p>
      {labels.unknown > 0 && (
        <>
          <button type="button" disabled={isBusy} onClick={() => file.current?.click()}>
            {isBusy ? 'Importing…' : 'Import known labels…'}
          </button>
          <input
            ref={file}
            type="file"
            hidden
            aria-label="File with labels"
            onChange={(event) => {
              const [opened] = event.target.files ?? [];
              event.target.value = '';
              if (opened) void open(opened);
            }}
          />
        </>
      )}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </section>
  );
}
