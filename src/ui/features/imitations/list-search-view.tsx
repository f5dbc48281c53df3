import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { BulkSession } from '../../../client/bulk/session/bulk-session.ts';
import { pageWorkspace } from '../../../client/bulk/session/page-workspace.ts';
import {
  createFoundRow,
  exportImitations,
  formatNames,
} from '../../../client/imitations/export-imitations.ts';
import type { JudgedImitation } from '../../../client/imitations/found-imitations.ts';
import { getListSearch } from '../../../client/imitations/get-list-search.ts';
import type { ListSearch } from '../../../client/imitations/list-search.ts';
import type { BulkSource } from '../../../client/input/bulk-source.ts';
import { formatCount } from '../../../primitives/format-count.ts';
import { ROW_WORDS } from '../../../words/row-words.ts';
import boxStyles from '../../components/boxes.module.css';
import { CopyButton } from '../../components/copy-button.tsx';
import { FormatChoice } from '../../components/format-choice.tsx';
import { Link } from '../../components/link.tsx';
import { ListField, ListProblem } from '../../components/list-field.tsx';
import { LongList } from '../../components/long-list.tsx';
import { MarkedName } from '../../components/marked-name.tsx';
import { HeadlineText, NameText } from '../../components/name-text.tsx';
import { ToneMark } from '../../components/tone-mark.tsx';
import { VisibleText } from '../../components/visible-text.tsx';
import { SEVERAL_FILES, useFileDrop } from '../../lib/list-input.ts';
import { useKeptFocus } from '../../lib/use-kept-focus.ts';
import { useExport } from './candidate-filters.tsx';
import { KIND_WORDS, VERDICT_WORDS } from './candidate-words.ts';
import { describeRejected, describeSearch, listSearchNotes } from './describe-search.ts';
import styles from './list-search-view.module.css';

interface ListSearchViewProps {
  /** Valid name to search for imitations of. */
  name: string;
}

/** Searches a list, such as one of registered names, for imitations of a name. */
export function ListSearchView({ name }: ListSearchViewProps) {
  const search = getListSearch(name);
  const state = useSyncExternalStore(search.subscribe, search.state);
  const { phase, options, error, canRetry, found, foundCount } = state;
  const [text, setText] = useState('');
  const openSource = useCallback(
    (source: BulkSource) => {
      // The file is searched instead of the text in the field.
      if (source.kind === 'file') setText('');
      void search.open(source);
    },
    [search],
  );
  const fileDrop = useFileDrop(
    useCallback((file: File) => openSource({ kind: 'file', file }), [openSource]),
  );
  const conclusion = useRef<HTMLParagraphElement>(null);
  useKeptFocus(conclusion, phase, true);
  // Leaving the screen stops the search.
  useEffect(() => search.stop, [search]);

  const isOver = phase === 'done' || phase === 'stopped' || phase === 'failed';
  const rejected = isOver ? describeRejected(state.rejected) : null;
  return (
    <section className={`stack gap-3 ${styles.search}`} aria-labelledby="list-search">
      <h2 id="list-search">Search a list for imitations</h2>
      <p className="soft measure">
        Open a list of registered names to find those that imitate <NameText name={name} />, also
        names that are not listed above. The list stays on this device.
      </p>
      <ListField
        id="search-list"
        label="Registered names, one per line"
        rows={2}
        placeholder={'alice.eth\nbob.eth'}
        text={text}
        onText={setText}
        onList={(list) => openSource({ kind: 'text', text: list })}
        onFile={(file) => openSource({ kind: 'file', file })}
        fileDrop={fileDrop}
        action="Search these names"
        fileAction="Choose a file…"
        fileLabel="File with names to search"
        dropHint="Drop the file to search its names."
      >
        <OpenListButton
          onSession={(session) => {
            setText('');
            search.searchOpenList(session);
          }}
        />
      </ListField>
      {fileDrop['data-several'] && <p role="alert">{SEVERAL_FILES}</p>}
      {/* The live region exists before its first message. Otherwise screen readers miss the message. */}
      <p ref={conclusion} className="strong anywhere live" role="status" tabIndex={-1}>
        <HeadlineText headline={{ parts: describeSearch(state, name) }} />
      </p>
      {phase === 'choosing' && options && (
        <FormatChoice
          options={options}
          action="Search the list"
          onStart={search.acceptFormat}
          onCancel={search.declineFormat}
        />
      )}
      {error && <ListProblem error={error} onRetry={canRetry ? search.retry : undefined} />}
      {phase === 'running' && (
        <div className={`row figures gap-4 lines-2 ${styles.progress}`}>
          <progress max={1} value={state.progress} aria-label="Reading progress" />
          <p className="note">
            {formatCount(state.searched, 'name')} searched, {foundCount.toLocaleString('en')} found
          </p>
          <button type="button" onClick={search.stop}>
            Stop and keep results
          </button>
        </div>
      )}
      {isOver && (
        <div className={`stack start gap-1 ${styles.notes}`}>
          {state.containsTarget && (
            <p className="note">
              <NameText name={name} /> itself is in the list.
            </p>
          )}
          {listSearchNotes(state, name).map((note) => (
            <p className="note" key={note}>
              {note}
            </p>
          ))}
          {rejected !== null && <p className="note">{rejected}</p>}
          {canRetry && !error && (
            <button type="button" onClick={search.retry}>
              Search again
            </button>
          )}
        </div>
      )}
      {isOver && foundCount > 0 && <FoundExport search={search} name={name} count={foundCount} />}
      {found.length > 0 && (
        <LongList label="Imitations in the list" items={found} keyOf={(each) => each.name}>
          {(each) => <FoundRow found={each} imitated={name} />}
        </LongList>
      )}
    </section>
  );
}

/** Button that searches the open list. If the list is still being read, only the names read so far are searched. */
function OpenListButton({ onSession }: { onSession(session: BulkSession): void }) {
  const { session } = useSyncExternalStore(pageWorkspace.subscribe, pageWorkspace.state);
  const getRows = () => session?.snapshot().rows ?? 0;
  const rows = useSyncExternalStore(session?.subscribe ?? pageWorkspace.subscribe, getRows);
  return session && rows > 0 ? (
    <button type="button" onClick={() => onSession(session)}>
      Search the open list ({formatCount(rows, 'name')})
    </button>
  ) : null;
}

/** Row of an imitation found in a list, with its verdict, its evidence and a link to its report. */
function FoundRow({ found, imitated }: { found: JudgedImitation; imitated: string }) {
  const { name, kind, evidence, known, verdict } = found;
  const { tone, word } = VERDICT_WORDS[verdict];
  return (
    <div className={styles.row}>
      <Link className="shrink anywhere medium" to={{ screen: 'name', name }}>
        <MarkedName name={name} other={imitated} />
      </Link>
      <p className={styles.verdict} data-tone={tone}>
        <ToneMark tone={tone} />
        {word}
      </p>
      <p className={boxStyles.facts}>
        <span className="ink">{KIND_WORDS[kind]}</span>
        {evidence !== '' && (
          // The evidence may start with a right-to-left character.
          <bdi dir="ltr">
            <VisibleText text={evidence} isSentence />
          </bdi>
        )}
        {known?.name === name && <span>{ROW_WORDS.known(known.title)}</span>}
      </p>
    </div>
  );
}

/** Buttons that export and copy all imitations found in a list. */
function FoundExport({ search, name, count }: { search: ListSearch; name: string; count: number }) {
  function* listRows() {
    for (const found of search.found()) yield createFoundRow(found, name);
  }
  const { outcome, isRunning, run, selectFormat } = useExport(
    name,
    'imitations-in-list',
    (format, sink) => exportImitations(listRows(), format, sink),
  );
  return (
    <div className={`row gap-3 lines-2 ${styles.actions}`}>
      {selectFormat('Format')}
      <button type="button" disabled={isRunning} onClick={run}>
        Export {formatCount(count, 'name')}
      </button>
      <CopyButton text={() => formatNames(search.found())} what="the names found, one per line">
        Copy names
      </CopyButton>
      <p className="note" role="status">
        {outcome}
      </p>
    </div>
  );
}
