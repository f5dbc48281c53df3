import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import { KNOWN_NAMES_QUERY } from '../../../client/queries/watched-entries.ts';
import { distrust, trust } from '../../../client/trusted/trust.ts';
import { formatCount } from '../../../primitives/format-count.ts';
import { AskWallet } from '../../components/chain/ask-wallet.tsx';
import { FilterStatus, ListFilters } from '../../components/list-bar.tsx';
import { LongList } from '../../components/long-list.tsx';
import { ProblemView } from '../../components/problem-view.tsx';
import { QuestionDialog } from '../../components/question-dialog.tsx';
import { useChainFacts, useWalletQuestion } from '../../lib/use-wallet-question.ts';
import { EntryRow, useListImitations } from './entry-row.tsx';
import { filterEntries, type OwnEntry, useOwnEntries } from './join-entries.ts';
import { TrustedExport } from './trusted-export.tsx';
import styles from './trusted-screen.module.css';
import type { TrustedChange } from './use-trusted-change.ts';

/** Minimum number of entries for which the page shows a search field. */
const MIN_SEARCHED = 8;

/** Returns the names and pins of entries. */
function listParts(entries: readonly OwnEntry[]) {
  return {
    names: entries.flatMap(({ text }) => text ?? []),
    pins: entries.flatMap(({ pins }) => pins),
  };
}

/** Describes how many names and addresses are trusted. */
function formatCounts({ names, pins }: ReturnType<typeof listParts>): string {
  if (pins.length === 0) return formatCount(names.length, 'name');
  return `${formatCount(names.length, 'name')}, ${formatCount(pins.length, 'address', 'addresses')}`;
}

interface OwnTrustedProps {
  change: TrustedChange;
  /** Called after all entries are removed, when the focused button disappears. */
  onGone(): void;
}

/** Lists the trusted names and addresses. Names that cannot be watched come first, each with the reason. */
export function OwnTrusted({ change: { attempt }, onGone }: OwnTrustedProps) {
  const [removed, setRemoved] = useState<OwnEntry | null>(null);
  const [search, setSearch] = useState('');
  const [isAsking, setAsking] = useState(false);
  /** Names to show exclusively, or null to show all. */
  const [only, setOnly] = useState<ReadonlySet<string> | null>(null);
  const facts = useChainFacts();
  const { own, broken, trusted, isKept, error, retry } = useOwnEntries(removed);
  const { data: listed } = useQuery(KNOWN_NAMES_QUERY);
  const imitations = useListImitations();
  const listedNames = useMemo(() => new Map(listed?.map((known) => [known.name, known])), [listed]);

  const parts = useMemo(() => listParts(own), [own]);
  const shownBroken = useMemo(() => filterEntries(broken, search), [broken, search]);
  const shownTrusted = useMemo(() => {
    const found = filterEntries(trusted, search);
    return only ? found.filter(({ name }) => name !== null && only.has(name)) : found;
  }, [trusted, search, only]);

  const toggle = async (entry: OwnEntry) => {
    const isRemoved = entry.key === removed?.key;
    // Marks the row as removed first, so that it stays in the list and keeps the focus.
    if (!isRemoved) setRemoved(entry);
    const isDone = await attempt(async () => {
      await (isRemoved ? trust : distrust)(listParts([entry]));
      return null;
    });
    if (isDone && isRemoved) setRemoved(null);
    if (!isDone && !isRemoved) setRemoved(removed);
  };
  const removeAll = () => {
    setAsking(false);
    setRemoved(null);
    setSearch('');
    setOnly(null);
    void attempt(async () => {
      await distrust(parts);
      return `${formatCounts(parts)} removed.`;
    }, 'Removing…').then(onGone);
  };

  const renderEntry = (entry: OwnEntry) => (
    <EntryRow
      entry={entry}
      isRemoved={entry.key === removed?.key}
      listed={entry.name === null ? undefined : listedNames.get(entry.name)}
      imitations={imitations}
      known={entry.name === null ? undefined : facts.getName(entry.name)}
      onToggle={() => void toggle(entry)}
      onTrust={(address) =>
        attempt(async () => {
          await trust({ names: [], pins: [{ address, name: entry.name, note: null }] });
          return null;
        })
      }
    />
  );
  return (
    <>
      <div className="row gap-4 lines-2 between above-2">
        <h2 id="own-names">
          You trust <span className="soft figures light">{formatCounts(parts)}</span>
        </h2>
        {own.length > 0 && (
          <div className={`flow gap-2 ${styles.actions}`} data-screen-only>
            <TrustedExport entries={own} attempt={attempt} />
            <button type="button" onClick={() => setAsking(true)}>
              Remove all…
            </button>
          </div>
        )}
      </div>
      {isAsking && (
        <QuestionDialog
          title="Remove all trusted names and addresses?"
          keep="Keep them"
          leave="Remove all"
          onKeep={() => setAsking(false)}
          onLeave={removeAll}
        >
          {formatCounts(parts)} will be deleted from this device. To keep a copy, export them first.
        </QuestionDialog>
      )}
      {!IS_EXTENSION && (
        <TrustedOnChainPart entries={own} isFiltered={only !== null} onFilter={setOnly} />
      )}
      {(own.length >= MIN_SEARCHED || search !== '') && (
        <ListFilters>
          <input
            type="search"
            aria-label="Search your names and addresses"
            placeholder="Search names, addresses and notes"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
          <FilterStatus>
            {search.trim() !== '' &&
              `${(shownBroken.length + shownTrusted.length).toLocaleString('en')} found`}
          </FilterStatus>
        </ListFilters>
      )}
      {/* Only for screen readers. Other users see the message in the row. */}
      <p role="status" className="hidden">
        {removed && 'No longer trusted. Press the same button to undo.'}
      </p>
      {!isKept && parts.pins.length > 0 && (
        <p role="status">
          Your addresses are lost when you close the page, because your browser doesn’t let this
          page store them.
        </p>
      )}
      {error && <ProblemView error={error} onRetry={retry} />}
      {own.length === 0 && removed === null && (
        <p className={styles.empty}>
          Nothing yet. Add names that you own, pay or work with, and addresses that you send to. You
          can also add them where you check a name or an address.
        </p>
      )}
      {shownBroken.length > 0 && (
        <>
          <p className="failed small">
            {formatCount(shownBroken.length, 'name')} cannot be protected:
          </p>
          <LongList
            label="Names that cannot be protected"
            items={shownBroken}
            keyOf={({ key }) => key}
          >
            {renderEntry}
          </LongList>
        </>
      )}
      {shownTrusted.length > 0 && (
        <LongList label="Trusted names and addresses" items={shownTrusted} keyOf={({ key }) => key}>
          {renderEntry}
        </LongList>
      )}
    </>
  );
}

/** Shown after an answer, so it loads with the code that asks the wallet. */
const TrustedSummary = lazy(async () => ({
  default: (await import('../../components/chain/trusted-on-chain.tsx')).TrustedSummary,
}));

interface TrustedOnChainPartProps {
  entries: readonly OwnEntry[];
  /** Whether only the names of the latest `onFilter` are shown. */
  isFiltered: boolean;
  /** Shows only these names. Null shows all. */
  onFilter(names: ReadonlySet<string> | null): void;
}

/** Asks the user's wallet where the trusted names lead. */
function TrustedOnChainPart({ entries, isFiltered, onFilter }: TrustedOnChainPartProps) {
  const asked = useWalletQuestion();
  const facts = useChainFacts();
  const named = useMemo(
    () => entries.flatMap(({ name, pins }) => (name === null ? [] : { name, pins })),
    [entries],
  );
  const question = useMemo(
    () => ({ names: [...new Set(named.map(({ name }) => name))], withPrimaryNames: false }),
    [named],
  );
  if (named.length === 0) return null;
  return (
    <div>
      <AskWallet asked={asked} question={question} label="Ask your wallet where they lead" />
      <div role="status">
        <Suspense>
          {facts.getRevision() > 0 && (
            <TrustedSummary
              named={named}
              facts={facts}
              isFiltered={isFiltered}
              onFilter={onFilter}
            />
          )}
        </Suspense>
      </div>
    </div>
  );
}
