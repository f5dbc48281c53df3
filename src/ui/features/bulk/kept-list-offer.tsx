import { useEffect, useState, useSyncExternalStore } from 'react';
import type { KeptList } from '../../../client/bulk/kept-list/list-keeper.ts';
import { pageListKeeper } from '../../../client/bulk/kept-list/page-list-keeper.ts';
import styles from './keep-list.module.css';
import { KeptListSummary } from './kept-list-summary.tsx';

interface KeptListOfferProps {
  onReopen(list: KeptList): void;
}

/** Offers to reopen or forget the list kept on this device. Hidden if there is no kept list. */
export function KeptListOffer({ onReopen }: KeptListOfferProps) {
  const { kept, isBusy, error } = useSyncExternalStore(
    pageListKeeper.subscribe,
    pageListKeeper.state,
  );
  const [isForgotten, setForgotten] = useState(false);

  useEffect(() => {
    void pageListKeeper.load();
  }, []);

  const forget = async () => {
    await pageListKeeper.forget();
    if (pageListKeeper.state().kept) return;
    setForgotten(true);
    // The button disappears, so the focus moves to the field for a new list.
    document.querySelector<HTMLElement>('#list-field')?.focus();
  };

  return (
    <section className={styles.offer} aria-label="Kept list" hidden={!kept && !isForgotten}>
      {kept && (
        <>
          <button type="button" className={styles.reopen} onClick={() => onReopen(kept)}>
            Reopen the list you kept{' '}
            <span>
              (<KeptListSummary list={kept} />)
            </span>
          </button>
          <button type="button" aria-disabled={isBusy} onClick={() => void forget()}>
            Forget the list
          </button>
        </>
      )}
      <p role="status">{isForgotten && !kept && 'The list is no longer kept on this device.'}</p>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </section>
  );
}
