import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { ADDRESS_PROBLEMS } from '../../../addresses/read-address.ts';
import { getReadTextQuery } from '../../../client/queries/read-text-query.ts';
import { findImitators } from '../../../client/queries/verdicts-query.ts';
import { findWatched, getWatchedEntriesQuery } from '../../../client/queries/watched-entries.ts';
import {
  deviceWatchlist,
  getWatchlistRevision,
  isWatchlistKept,
} from '../../../client/trusted/device-watchlist.ts';
import { trust } from '../../../client/trusted/trust.ts';
import { parseTrustedLine, type TrustedEntry } from '../../../lists/trusted/trusted-entry.ts';
import { listLines } from '../../../primitives/list-lines.ts';
import { formatHeadline } from '../../../words/names/headline.ts';
import { AddressCard } from '../../components/address-card.tsx';
import { FileButton } from '../../components/list-field.tsx';
import { CheckMessage } from '../../components/visible-text.tsx';
import type { FileDrop } from '../../lib/list-input.ts';
import { NAME_INPUT_PROPS } from '../../lib/name-input-props.ts';
import { ImportDetails, SuggestedNames } from './add-result.tsx';
import styles from './add-trusted.module.css';
import { CutText } from './entry-row.tsx';
import type { TrustedChange } from './use-trusted-change.ts';

/** Maximum length of a message, which may quote a long name. */
const MAX_MESSAGE_LENGTH = 1_000;

const renderMessage = (text: string) => (
  <CutText text={text} longest={MAX_MESSAGE_LENGTH}>
    {(part) => <CheckMessage text={part} />}
  </CutText>
);

/** Says which names were added, and which were trusted before. */
function describeTrusted(names: readonly { name: string; entry: string | null }[]): string {
  const added = names.flatMap(({ name, entry }) => (entry === null ? `“${name}”` : []));
  const sentences = names.flatMap(({ name, entry }) => {
    if (entry === null) return [];
    return `You already trust “${name}”${entry === name ? '' : ` as “${entry}”`}.`;
  });
  if (added.length > 0) sentences.unshift(`${added.join(', ')} added.`);
  return sentences.join(' ');
}

interface AddTrustedProps {
  field: RefObject<HTMLInputElement | null>;
  change: TrustedChange;
  fileDrop: FileDrop;
}

/** Form that adds trusted names and addresses from text or a file, and shows the result. */
export function AddTrusted({ field, change, fileDrop }: AddTrustedProps) {
  const [text, setText] = useState('');
  /** Names that the page suggests adding. `isWarned` means that the page has warned that they imitate others. */
  const [suggested, setSuggested] = useState<{ names: readonly string[]; isWarned: boolean }>();
  /** Address that the user entered. Its card asks for a name and a note. */
  const [entry, setEntry] = useState<TrustedEntry | null>(null);
  const client = useQueryClient();
  const { error, message, imported, report, attempt, importList } = change;

  const suggest = (names: readonly string[], isWarned: boolean, words: string) => {
    setSuggested({ names, isWarned });
    report({ message: words });
  };

  const addUnlessImitators = async (names: readonly string[]) => {
    // If the names cannot be judged, they are added: the user wants to trust them.
    const [imitator] = await findImitators(names);
    if (!imitator) return add(names);
    suggest(names, true, `${formatHeadline(imitator)} Trust it only if it’s yours.`);
  };

  const add = async (names: readonly string[]) => {
    const { queryKey } = getWatchedEntriesQuery(getWatchlistRevision());
    const entries =
      client.getQueryData(queryKey) ??
      deviceWatchlist.names().map((each) => ({ text: each, name: null }));
    const isAdded = await attempt(async () => {
      const trusted = names.map((name) => ({ name, entry: findWatched(name, entries) }));
      const added = trusted.filter((each) => each.entry === null);
      await trust({ names: added.map(({ name }) => name), pins: [] });
      return describeTrusted(trusted);
    });
    if (!isAdded) return;
    setSuggested(undefined);
    // The user may have typed another name in the meantime.
    setText((current) => (current === text ? '' : current));
    // An empty field disables the button, so the focus must move to the field.
    field.current?.focus();
  };

  const submit = async () => {
    const line = text.trim();
    const read = parseTrustedLine(line);
    if ('problem' in read) {
      report({ error: ADDRESS_PROBLEMS[read.problem] });
    } else if (read.entry.address !== null) {
      report({});
      setEntry(read.entry);
      setText('');
    } else {
      const pasted = await client.fetchQuery(getReadTextQuery(line)).catch(() => null);
      const found = pasted?.names ?? [];
      if (found.length > 1) {
        suggest(found, false, 'This is not a single name. It contains several:');
      } else if (found.length === 1) {
        suggest(found, false, 'This is not a name, but it contains one.');
      } else {
        // A text that cannot be read is added unchanged.
        void addUnlessImitators([line]);
      }
    }
  };

  return (
    <>
      <form
        className={styles.field}
        {...fileDrop}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <label htmlFor="trusted-text">Name or address to trust</label>
        <div className={`flow gap-2 ${styles.line}`}>
          <input
            ref={field}
            id="trusted-text"
            type="text"
            placeholder="mine.eth"
            {...NAME_INPUT_PROPS}
            aria-describedby="trusted-hint"
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setEntry(null);
              if (!suggested) return;
              setSuggested(undefined);
              report({});
            }}
            onPaste={(event) => {
              const pasted = event.clipboardData.getData('text/plain');
              if (listLines(pasted).length < 2) return;
              event.preventDefault();
              importList({ kind: 'text', text: pasted });
            }}
          />
          <button type="submit" className={`primary ${styles.main}`} disabled={text.trim() === ''}>
            Add
          </button>
          <FileButton
            label="File with names and addresses to trust"
            onFile={(file) => importList({ kind: 'file', file })}
          >
            Import a file…
          </FileButton>
        </div>
        <p id="trusted-hint" className="note measure">
          {fileDrop['data-over']
            ? 'Drop the file to add its names and addresses.'
            : 'Enter a name, an address, or both (mine.eth = 0x…). You can also paste several lines or drop a file here.'}
        </p>
        <p className="note measure">
          {isWatchlistKept
            ? 'What you add stays on this device.'
            : 'Your browser doesn’t let this page store data, so your names are lost when you close the page.'}{' '}
          Choose distinctive names. If you add an everyday word or a first name such as maria,
          ordinary names are flagged as its imitations.
        </p>
        <div className={styles.result}>
          {error !== null && (
            <p className="failed small measure anywhere" role="alert">
              {renderMessage(error)}
            </p>
          )}
          <p role="status" className="small measure anywhere">
            {message !== null && renderMessage(message)}
          </p>
          {imported && <ImportDetails imported={imported} />}
          {suggested && (
            <SuggestedNames
              names={suggested.names}
              word={suggested.isWarned ? 'anyway' : 'instead'}
              onAdd={() => void (suggested.isWarned ? add : addUnlessImitators)(suggested.names)}
            />
          )}
        </div>
      </form>
      {entry?.address && (
        <AddressCard
          key={entry.address + entry.name}
          address={entry.address}
          names={entry.name === null ? [] : [entry.name]}
          note={entry.note ?? undefined}
          asksToTrust
        />
      )}
    </>
  );
}
