import { lazy, type ReactNode, Suspense, useMemo, useSyncExternalStore } from 'react';
import { formatAddress } from '../../../addresses/check-address.ts';
import type { Pin } from '../../../addresses/trusted-addresses.ts';
import { NO_FILTER } from '../../../client/bulk/row-filter.ts';
import { pageWorkspace } from '../../../client/bulk/session/page-workspace.ts';
import type { KnownName } from '../../../client/chain/chain-facts-store.ts';
import type { WatchReach } from '../../../contract/imitation-kinds.ts';
import type { ListedName } from '../../../contract/inspector-service.ts';
import { formatCount } from '../../../primitives/format-count.ts';
import { AddressText } from '../../components/address-text.tsx';
import { CopyButton } from '../../components/copy-button.tsx';
import { Link } from '../../components/link.tsx';
import { NameText } from '../../components/name-text.tsx';
import { VisibleText } from '../../components/visible-text.tsx';
import { makeReadable } from '../../lib/make-readable.ts';
import { getReadingPlace } from '../../lib/reading-place.ts';
import { useImitationGroups } from '../../lib/use-imitation-groups.ts';
import type { OwnEntry } from './join-entries.ts';
import styles from './trusted-screen.module.css';

/** Shown after an answer of the wallet, so it loads with the code that asks the wallet. */
const TrustedFacts = lazy(async () => ({
  default: (await import('../../components/chain/trusted-on-chain.tsx')).TrustedFacts,
}));

const REACH_WORDS = {
  near: 'Protected against look-alikes, one-letter changes and added words',
  looks: 'Protected against look-alikes only',
} as const satisfies Record<WatchReach, string>;

/** Formats an entry for an ARIA label. Hidden characters become readable and long text is cut. */
function formatSpoken({ text, pins }: OwnEntry): string {
  const { start, left } = cutLongText(text ?? pins[0]?.address ?? '');
  return makeReadable(start) + (left > 0 ? '…' : '');
}

interface EntryRowProps {
  entry: OwnEntry;
  /** Whether the entry was removed and can be restored. */
  isRemoved: boolean;
  /** The same name in the built-in list. */
  listed: ListedName | undefined;
  imitations: ReturnType<typeof useListImitations>;
  /** Facts from the chain, if the user asked for them. */
  known: KnownName | undefined;
  onToggle(): void;
  /** Trusts an address for the name. Resolves to true if this succeeded. */
  onTrust(address: string): Promise<boolean>;
}

/** Row of a trusted name or address, with its protection, its imitations and a button that removes it. */
export function EntryRow({ entry, isRemoved, known, onToggle, onTrust, ...about }: EntryRowProps) {
  const { text, name, pins } = entry;
  const spoken = formatSpoken(entry);
  const addresses = pins.map((pin) => <Address key={pin.address} pin={pin} />);
  return (
    <div className={styles.row} data-removed={isRemoved} data-bare={text === null}>
      {text === null ? (
        addresses
      ) : (
        <Link to={{ screen: 'name', name: name ?? text }} className={styles.name}>
          {text === '' ? 'Empty entry' : <CutText text={text}>{renderName}</CutText>}
        </Link>
      )}
      <p className={styles.facts}>
        {isRemoved ? <span>No longer trusted</span> : <Facts entry={entry} {...about} />}
      </p>
      {/* The same button removes and restores the entry, so that it keeps the focus. */}
      <button
        type="button"
        className={styles.toggle}
        aria-label={isRemoved ? `Undo: trust ${spoken} again` : `Remove ${spoken}`}
        onClick={onToggle}
      >
        {isRemoved ? 'Undo' : 'Remove'}
      </button>
      {text !== null && pins.length > 0 && <div className="stack full gap-1">{addresses}</div>}
      {known && !isRemoved && (
        <div className="stack full gap-1">
          <Suspense>
            <TrustedFacts known={known} pins={pins} onTrust={onTrust} />
          </Suspense>
        </div>
      )}
    </div>
  );
}

const renderName = (name: string) => <NameText name={name} />;

function Address({ pin: { address, note } }: { pin: Pin }) {
  const text = formatAddress(address);
  return (
    <p className={`row shrink gap-4 lines-1 ${styles.address}`}>
      <AddressText address={text} />
      {note !== null && (
        <span className="note anywhere">
          <VisibleText text={note} isSentence />
        </span>
      )}
      <CopyButton text={text} what="the address" />
    </p>
  );
}

type FactsProps = Pick<EntryRowProps, 'entry' | 'listed' | 'imitations'>;

function Facts({ entry, listed, imitations }: FactsProps) {
  const { text, name, reason, reach } = entry;
  if (reason !== null) return <span className="ink">{reason}</span>;
  const count = name === null ? 0 : imitations.count(name);
  return (
    <>
      {name !== null && name !== text && (
        <span>
          Read as <NameText name={name} />
        </span>
      )}
      {reach !== null && <span>{REACH_WORDS[reach]}</span>}
      {name !== null && (
        <Link
          to={{ screen: 'imitations', name }}
          aria-label={`What could imitate it: ${formatSpoken(entry)}`}
        >
          What could imitate it
        </Link>
      )}
      {listed && (
        <span>
          Also in the built-in list: {listed.title}, {listed.category}
        </span>
      )}
      {count > 0 && name !== null && (
        <Link to={{ screen: 'bulk' }} onClick={() => imitations.show(name)}>
          {formatCount(count, 'name')} in your open list {count === 1 ? 'imitates' : 'imitate'} it
        </Link>
      )}
    </>
  );
}

const subscribeToNothing = () => () => undefined;

/** Returns the imitations of watched names in the open list. */
function useOpenListImitations() {
  const { session } = useSyncExternalStore(pageWorkspace.subscribe, pageWorkspace.state);
  const snapshot = useSyncExternalStore(
    session?.subscribe ?? subscribeToNothing,
    session?.snapshot ?? (() => null),
  );
  const { groups } = useImitationGroups(session, snapshot);
  const counts = useMemo(
    () => new Map(groups.map(({ name, all }) => [name, all.length])),
    [groups],
  );

  return {
    count: (name: string) => counts.get(name) ?? 0,
    /** Filters the open list so that it shows the imitations of a name. */
    show(name: string) {
      if (!session) return;
      const { view } = session;
      view.setQuery({ ...view.shown().query, filter: { ...NO_FILTER, target: { name } } });
      Object.assign(getReadingPlace(session), { part: 'names', open: null, scrollTop: 0 });
    },
  };
}

/** Counts the imitations of each name in the list that is open. The extension has no lists. */
export const useListImitations: typeof useOpenListImitations = IS_EXTENSION
  ? () => ({ count: () => 0, show: () => undefined })
  : useOpenListImitations;

interface CutTextProps {
  text: string;
  /** Maximum length of a text that is shown in full, in UTF-16 code units. */
  longest?: number;
  /** Renders the text, or its start and its end. */
  children(part: string): ReactNode;
}

/** Shows a text without the middle if it is long. */
export function CutText({ text, longest, children: render }: CutTextProps) {
  const { start, left, end } = cutLongText(text, longest);
  return (
    <>
      {render(start)}
      {left > 0 && (
        <>
          <span className={styles.left}> … {left.toLocaleString('en')} more … </span>
          {render(end)}
        </>
      )}
    </>
  );
}

const START = 40;
const END = 20;

/** Cuts the middle out of a long text. Returns a short text unchanged as `start`. */
export function cutLongText(text: string, longest = 200) {
  if (text.length <= longest) return { start: text, left: 0, end: '' };
  // Removes half of a surrogate pair at the cut.
  const start = text.slice(0, START).replace(/\p{Surrogate}$/u, '');
  const end = text.slice(-END).replace(/^\p{Surrogate}/u, '');
  return { start, left: text.length - start.length - end.length, end };
}
