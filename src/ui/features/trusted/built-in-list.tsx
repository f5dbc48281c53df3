import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { KNOWN_NAMES_QUERY } from '../../../client/queries/watched-entries.ts';
import { deviceWatchlist } from '../../../client/trusted/device-watchlist.ts';
import { deviceWatchlistChanges } from '../../../client/trusted/device-watchlist-changes.ts';
import type { ListedName } from '../../../contract/inspector-service.ts';
import { Link } from '../../components/link.tsx';
import { FilterStatus, ListFilters } from '../../components/list-bar.tsx';
import { LongList } from '../../components/long-list.tsx';
import { NameText } from '../../components/name-text.tsx';
import { ProblemView } from '../../components/problem-view.tsx';
import { Select } from '../../components/select.tsx';
import styles from './trusted-screen.module.css';
import { useTrustedChange } from './use-trusted-change.ts';

/** Section with the built-in known names. A checkbox turns all of them on or off. */
export function BuiltInNames() {
  const usesKnownNames = useSyncExternalStore(
    deviceWatchlist.subscribe,
    deviceWatchlist.usesKnownNames,
  );
  const { error: changeError, attempt } = useTrustedChange();
  const { data: listed, error, refetch } = useQuery(KNOWN_NAMES_QUERY);
  return (
    <section className={styles.part} aria-labelledby="built-in-names" aria-busy={!listed && !error}>
      <h2 id="built-in-names">
        Built-in known names{' '}
        {listed && <span className="soft figures light">{listed.length.toLocaleString('en')}</span>}
      </h2>
      <p className="note measure">
        The names that scammers imitate most: protocols, wallets, exchanges, brands and people,
        reviewed by hand. A name is listed because of what people associate with it, not because of
        its current owner. The link in each row opens another site, where you can check who uses the
        name.
      </p>
      <label className="at-start medium target" data-screen-only>
        <input
          type="checkbox"
          checked={usesKnownNames}
          onChange={({ target }) =>
            void attempt(() => {
              deviceWatchlistChanges.setUsesKnownNames(target.checked);
              return null;
            })
          }
        />{' '}
        Compare with known names
      </label>
      {changeError !== null && (
        <p className="failed small" role="alert">
          {changeError}
        </p>
      )}
      {!usesKnownNames && (
        <p className="note measure">Turned off. Only imitations of your own names are found.</p>
      )}
      {error && <ProblemView error={error} onRetry={() => void refetch()} />}
      {listed && <ListedNames listed={listed} />}
    </section>
  );
}

function ListedNames({ listed }: { listed: readonly ListedName[] }) {
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState('');
  const categories = useMemo(() => countCategories(listed), [listed]);
  const shown = useMemo(
    () => filterListedNames(listed, search, category),
    [listed, search, category],
  );
  return (
    <>
      <ListFilters>
        <input
          type="search"
          aria-label="Search the built-in names"
          placeholder="Search names and titles"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <Select
          aria-label="Category"
          value={category}
          options={[
            ['', 'All categories'],
            ...categories.map(([each, count]) => [each, `${each} (${count})`] as const),
          ]}
          onChange={setCategory}
        />
        <FilterStatus>{shown.length.toLocaleString('en')} shown</FilterStatus>
      </ListFilters>
      {shown.length === 0 ? (
        <p className={styles.empty}>
          No built-in name matches. To protect this name, add it to the names that you trust.
        </p>
      ) : (
        <LongList label="Built-in names" items={shown} keyOf={({ name }) => name}>
          {(known) => <ListedRow known={known} />}
        </LongList>
      )}
    </>
  );
}

/** Describes which imitations of a name are found. */
const PROTECTION: Readonly<Record<ListedName['mode'], string>> = {
  near: 'Protected against look-alikes and one-letter changes',
  common: 'Protected against look-alikes and the most likely one-letter changes',
  crowded: 'Protected against look-alikes only, because many names are close to this one',
  defunct: 'Protected against look-alikes only, because the project has ended',
};

function ListedRow({ known: { name, title, category, mode, source } }: { known: ListedName }) {
  return (
    <div className={styles.row}>
      <Link to={{ screen: 'name', name }} className={styles.name}>
        <NameText name={name} />
      </Link>
      <p className={styles.facts}>
        <span className="ink">
          {title}, {category}
        </span>
        <span>{PROTECTION[mode]}</span>
      </p>
      <a className={styles.source} href={source} target="_blank" rel="noreferrer noopener">
        {formatSource(source)}
      </a>
    </div>
  );
}

/** Returns the host name of a source, without `www.`. */
function formatSource(source: string): string {
  return new URL(source).hostname.replace(/^www\./, '');
}

/** Finds the names that contain the search text in their name or title. An empty category stands for all categories. */
export function filterListedNames(
  listed: readonly ListedName[],
  search: string,
  category: string,
): readonly ListedName[] {
  const fold = (text: string) => text.toLowerCase().replaceAll(/\s/g, '');
  const sought = fold(search);
  return listed.filter(
    (known) =>
      (category === '' || known.category === category) &&
      (fold(known.name).includes(sought) || fold(known.title).includes(sought)),
  );
}

/** Counts the names in each category, in list order. */
export function countCategories(
  listed: readonly ListedName[],
): [category: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { category } of listed) counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts];
}
