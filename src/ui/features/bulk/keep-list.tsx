import { useEffect, useState, useSyncExternalStore } from 'react';
import { pageListKeeper } from '../../../client/bulk/kept-list/page-list-keeper.ts';
import type { BulkSession } from '../../../client/bulk/session/bulk-session.ts';
import { VisibleText } from '../../components/visible-text.tsx';
import styles from './keep-list.module.css';

interface KeepListProps {
  session: BulkSession;
  names: number;
}

/** Checkbox that keeps the open list on this device. Off by default. */
export function KeepList({ session, names }: KeepListProps) {
  const { isBusy, error } = useSyncExternalStore(pageListKeeper.subscribe, pageListKeeper.state);
  /** State of the checkbox while the list is being saved or removed. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  const { source, importOptions: options } = session;
  const kept = pageListKeeper.findKept(source);

  useEffect(() => {
    void pageListKeeper.load();
  }, []);

  const toggle = async () => {
    if (isBusy) return;
    setWanted(!kept);
    await (kept ? pageListKeeper.remove(kept.id) : pageListKeeper.keep({ source, options, names }));
    setWanted(null);
  };

  return (
    <div className={styles.keep} data-screen-only>
      <label>
        <input
          type="checkbox"
          checked={wanted ?? kept !== null}
          aria-disabled={isBusy}
          onChange={() => void toggle()}
        />{' '}
        Keep this list on this device
      </label>
      <p role="status">
        {isBusy && 'Saving…'}
        {kept && !isBusy && (
          <>
            Kept for your next visit as “
            <bdi>
              <VisibleText text={kept.name} isSentence />
            </bdi>
            ”. Clear the checkbox to remove the list from this device.
          </>
        )}
      </p>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
