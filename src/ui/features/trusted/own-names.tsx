import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { openExportSink } from '../../../client/export/export-sink.ts';
import { writeExport } from '../../../client/export/write-export.ts';
import { KNOWN_NAMES_QUERY } from '../../../client/queries/watched-entries.ts';
import { clearWatchlist } from '../../../client/trusted/clear-watchlist.ts';
import { deviceWatchlistChanges } from '../../../client/trusted/device-watchlist-changes.ts';
import { formatWatchlist } from '../../../client/trusted/export-watchlist.ts';
import { formatCount } from '../../../primitives/format-count.ts';
import { CopyButton } from '../../components/copy-button.tsx';
import { FilterStatus, ListFilters } from '../../components/list-filters.tsx';
import { LongList } from '../../components/long-list.tsx';
import { ProblemView } from '../../components/problem-view.tsx';
import { QuestionDialog } from '../../components/question-dialog.tsx';
import { EntryRow } from './entry-row.tsx';
import styles from './trusted-screen.module.css';
import { useListImitations } from './use-list-imitations.ts';
import { type OwnEntry, useOwnEntries } from './use-own-entries.ts';
import type { WatchlistChange } from './use-watchlist-change.ts';

const FILE_NAME = 'watchlist.txt';

/** Minimum number of names that get a search field. */
const MIN_SEARCHED = 8;

/** Writes the names to a file and describes the result. Returns null if the user cancels the file dialog. */
async function exportNames(names: readonly string[]): Promise<string | null> {
  const { text, skipped } = formatWatchlist(names);
  const sink = await openExportSink(FILE_NAME);
  if (!sink) return null;
  await writeExport(sink, [text]);
  const lost =
    skipped > 0 &&
    `${formatCount(skipped, 'entry', 'entries')} could not be exported, because a line of a text file cannot contain ${skipped === 1 ? 'it' : 'them'}.`;
  return [`${formatCount(names.length - skipped, 'name')} exported.`, lost]
    .filter(Boolean)
    .join(' ');
}

interface OwnNamesProps {
  change: WatchlistChange;
  /** Called after all names are removed, when the focused button disappears. */
  onGone(): void;
}

/** Lists the names on the watchlist. Entries that cannot be watched come first, each with the reason. */
export function OwnNames({ change: { attempt }, onGone }: OwnNamesProps) {
  const [removed, setRemoved] = useState<OwnEntry | null>(null);
  const [search, setSearch] = useState('');
  const [isAsking, setAsking] = useState(false);
  const { own, broken, watched, error, retry } = useOwnEntries(removed);
  const { data: listed } = useQuery(KNOWN_NAMES_QUERY);
  const imitations = useListImitations();
  const listedNames = useMemo(() => new Map(listed?.map((known) => [known.name, known])), [listed]);

  const sought = search.toLowerCase();
  const filter = (entries: readonly OwnEntry[]) =>
    sought === '' ? entries : entries.filter(({ text }) => text.toLowerCase().includes(sought));
  const shownBroken = filter(broken);
  const shownWatched = filter(watched);

  const toggle = (entry: OwnEntry) => {
    void attempt(() => {
      if (entry === removed) deviceWatchlistChanges.add([entry.text]);
      else deviceWatchlistChanges.remove([entry.text]);
      setRemoved(entry === removed ? null : entry);
      return null;
    });
  };
  const removeAll = () => {
    setAsking(false);
    setRemoved(null);
    setSearch('');
    void attempt(async () => {
      await clearWatchlist();
      return `${formatCount(own.length, 'name')} removed.`;
    }, 'Removing your names…').then(onGone);
  };

  const renderEntry = (entry: OwnEntry) => (
    <EntryRow
      entry={entry}
      isRemoved={entry === removed}
      listed={entry.name === null ? undefined : listedNames.get(entry.name)}
      imitations={imitations}
      onToggle={() => toggle(entry)}
    />
  );
  return (
    <>
      <div className={styles.bar}>
        <h2 id="own-names">
          Your names <span className={styles.count}>{own.length.toLocaleString('en')}</span>
        </h2>
        {own.length > 0 && (
          <div className={styles.actions}>
            <button type="button" onClick={() => void attempt(() => exportNames(own))}>
              Export
            </button>
            <CopyButton text={() => formatWatchlist(own).text} what="your names, one per line">
              Copy
            </CopyButton>
            <button type="button" onClick={() => setAsking(true)}>
              Remove all…
            </button>
          </div>
        )}
      </div>
      {isAsking && (
        <QuestionDialog
          title={
            own.length === 1
              ? 'Remove your only name?'
              : `Remove all ${own.length.toLocaleString('en')} names?`
          }
          keep="Keep them"
          leave="Remove all"
          onKeep={() => setAsking(false)}
          onLeave={removeAll}
        >
          The names will be deleted from this device and no longer watched. To keep a copy, export
          them first.
        </QuestionDialog>
      )}
      {(own.length >= MIN_SEARCHED || search !== '') && (
        <ListFilters>
          <input
            type="search"
            aria-label="Search your names"
            placeholder="Search your names"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
          <FilterStatus>
            {sought !== '' &&
              `${(shownBroken.length + shownWatched.length).toLocaleString('en')} found`}
          </FilterStatus>
        </ListFilters>
      )}
      {/* Only for screen readers. Other users see the message in the row. */}
      <p role="status" className={styles.announced}>
        {removed && 'No longer watched. Press the same button to undo.'}
      </p>
      {error && <ProblemView error={error} onRetry={retry} />}
      {own.length === 0 && removed === null && (
        <p className={styles.empty}>
          No names yet. Add names that you own, pay or work with. You can add them here or in the
          report on a name.
        </p>
      )}
      {shownBroken.length > 0 && (
        <>
          <p className={styles.error}>
            {formatCount(shownBroken.length, 'entry', 'entries')} cannot be watched:
          </p>
          <LongList
            label="Entries that cannot be watched"
            items={shownBroken}
            keyOf={({ text }) => text}
          >
            {renderEntry}
          </LongList>
        </>
      )}
      {shownWatched.length > 0 && (
        <LongList label="Your watched names" items={shownWatched} keyOf={({ text }) => text}>
          {renderEntry}
        </LongList>
      )}
    </>
  );
}
