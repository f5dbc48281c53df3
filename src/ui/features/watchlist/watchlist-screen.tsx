import { useRef } from 'react';
import { ScreenHeader } from '../../components/screen-header.tsx';
import { SEVERAL_FILES, useFileDrop } from '../../lib/use-file-drop.ts';
import { AddNames } from './add-names.tsx';
import { BuiltInNames } from './built-in-names.tsx';
import { OwnNames } from './own-names.tsx';
import { useWatchlistChange } from './use-watchlist-change.ts';
import styles from './watchlist-screen.module.css';

/** The names that others are compared with: the user's own, and the built-in list. */
export function WatchlistScreen() {
  const field = useRef<HTMLInputElement>(null);
  const change = useWatchlistChange();
  const fileDrop = useFileDrop((file) => change.importList({ kind: 'file', file }));
  return (
    <div className={styles.screen}>
      <ScreenHeader title="Watchlist">
        Names to protect. Everything you inspect here, one by one or in lists, is compared with
        them, and imitations are flagged.
      </ScreenHeader>
      <section className={styles.part} aria-labelledby="own-names">
        <AddNames field={field} change={change} fileDrop={fileDrop} />
        {fileDrop['data-several'] && <p role="alert">{SEVERAL_FILES}</p>}
        <OwnNames change={change} onGone={() => field.current?.focus()} />
      </section>
      <BuiltInNames />
    </div>
  );
}
