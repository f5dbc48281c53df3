import { useEffect, useState, useSyncExternalStore } from 'react';
import { pageListKeeper } from '../../../client/bulk/kept-list/page-list-keeper.ts';
import type { BulkSession } from '../../../client/bulk/session/bulk-session.ts';
import { QuestionDialog } from '../../components/question-dialog.tsx';
import styles from './keep-list.module.css';
import { KeptListSummary } from './kept-list-summary.tsx';

interface KeepListProps {
  session: BulkSession;
  names: number;
}

/** Checkbox that keeps the open list on this device. Off by default. */
export function KeepList({ session, names }: KeepListProps) {
  const { kept, isBusy, error } = useSyncExternalStore(
    pageListKeeper.subscribe,
    pageListKeeper.state,
  );
  const [isAsking, setAsking] = useState(false);
  /** State of the checkbox while the list is being saved or deleted. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  const { source, importOptions: options } = session;
  const isKept = pageListKeeper.isKept(source);

  useEffect(() => {
    void pageListKeeper.load();
  }, []);

  const keep = async (replaced: string | null) => {
    setAsking(false);
    setWanted(true);
    await pageListKeeper.keep({ source, options, names }, replaced);
    setWanted(null);
    // Another tab may have kept a list in the meantime.
    const state = pageListKeeper.state();
    if (!pageListKeeper.isKept(source) && state.error === null) setAsking(state.kept !== null);
  };
  const forget = async () => {
    setWanted(false);
    await pageListKeeper.forget();
    setWanted(null);
  };
  const toggle = () => {
    if (isBusy) return;
    if (isKept) void forget();
    else if (kept) setAsking(true);
    else void keep(null);
  };

  return (
    <div className={styles.keep}>
      <label>
        <input
          type="checkbox"
          checked={wanted ?? isKept}
          aria-disabled={isBusy}
          onChange={toggle}
        />{' '}
        Keep this list on this device
      </label>
      <p role="status">
        {isBusy && 'Saving…'}
        {isKept && !isBusy && 'Kept for your next visit. Clear the checkbox to forget the list.'}
      </p>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      {isAsking && kept && (
        <QuestionDialog
          title="Keep this list instead?"
          keep="Keep the other list"
          leave="Replace it"
          onKeep={() => setAsking(false)}
          onLeave={() => void keep(kept.id)}
        >
          Only one list can be kept at a time. This would replace the list you kept before:{' '}
          <KeptListSummary list={kept} />.
        </QuestionDialog>
      )}
    </div>
  );
}
