import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { getListSearch } from '../../../client/imitations/get-list-search.ts';
import type { BulkSource } from '../../../client/input/bulk-source.ts';
import { formatCount } from '../../../primitives/format-count.ts';
import { FormatChoice } from '../../components/format-choice.tsx';
import { HeadlineText } from '../../components/headline-text.tsx';
import { ListProblem } from '../../components/list-problem.tsx';
import { LongList } from '../../components/long-list.tsx';
import { NameText } from '../../components/name-text.tsx';
import { SEVERAL_FILES, useFileDrop } from '../../lib/use-file-drop.ts';
import { useKeptFocus } from '../../lib/use-kept-focus.ts';
import { describeRejected, describeSearch, listSearchNotes } from './describe-search.ts';
import { FoundExport } from './found-export.tsx';
import { FoundRow } from './found-row.tsx';
import { ListSearchField } from './list-search-field.tsx';
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
    <section className={styles.search} aria-labelledby="list-search">
      <h2 id="list-search">Search a list for imitations</h2>
      <p className="soft measure">
        Open a list of registered names to find those that imitate <NameText name={name} />, also
        names that are not listed above. The list stays on this device.
      </p>
      <ListSearchField
        fileDrop={fileDrop}
        text={text}
        onText={setText}
        onSource={openSource}
        onSession={(session) => {
          setText('');
          search.searchOpenList(session);
        }}
      />
      {fileDrop['data-several'] && <p role="alert">{SEVERAL_FILES}</p>}
      {/* The live region exists before its first message. Otherwise screen readers miss the message. */}
      <p ref={conclusion} className={styles.conclusion} role="status" tabIndex={-1}>
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
        <div className={styles.progress}>
          <progress max={1} value={state.progress} aria-label="Reading progress" />
          <p>
            {formatCount(state.searched, 'name')} searched, {foundCount.toLocaleString('en')} found
          </p>
          <button type="button" onClick={search.stop}>
            Stop and keep results
          </button>
        </div>
      )}
      {isOver && (
        <div className={styles.notes}>
          {state.containsTarget && (
            <p>
              <NameText name={name} /> itself is in the list.
            </p>
          )}
          {listSearchNotes(state, name).map((note) => (
            <p key={note}>{note}</p>
          ))}
          {rejected !== null && <p>{rejected}</p>}
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
