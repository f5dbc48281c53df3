import { useRef } from 'react';
import { ScreenHeader } from '../../components/screen-header.tsx';
import { SEVERAL_FILES, useFileDrop } from '../../lib/use-file-drop.ts';
import { AddNames } from './add-names.tsx';
import { BuiltInNames } from './built-in-list.tsx';
import { OwnNames } from './own-names.tsx';
import styles from './trusted-screen.module.css';
import { useWatchlistChange } from './use-watchlist-change.ts';

/** Screen with the user's watchlist and the built-in known names. */
export function TrustedScreen() {
  const field = useRef<HTMLInputElement>(null);
  const change = useWatchlistChange();
  const fileDrop = useFileDrop((file) => change.importList({ kind: 'file', file }));
  return (
    <div className={styles.screen}>
      <ScreenHeader title="Watchlist">
        The names you want to protect. Every name you inspect, alone or in a list, is compared with
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
