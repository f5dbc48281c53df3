import { useSyncExternalStore } from 'react';
import type { BulkSession } from '../../../client/bulk/session/bulk-session.ts';
import { pageWorkspace } from '../../../client/bulk/session/page-workspace.ts';
import type { BulkSource } from '../../../client/input/bulk-source.ts';
import { formatCount } from '../../../primitives/format-count.ts';
import { ListField } from '../../components/list-field.tsx';
import type { FileDrop } from '../../lib/use-file-drop.ts';

interface ListSearchFieldProps {
  text: string;
  onText(text: string): void;
  fileDrop: FileDrop;
  onSource(source: BulkSource): void;
  onSession(session: BulkSession): void;
}

/** Field for the list to search. The list can be pasted, opened as a file, or be the open list of the list screen. */
export function ListSearchField({
  text,
  onText,
  fileDrop,
  onSource,
  onSession,
}: ListSearchFieldProps) {
  const { session } = useSyncExternalStore(pageWorkspace.subscribe, pageWorkspace.state);
  return (
    <ListField
      id="search-list"
      label="Registered names, one per line"
      rows={2}
      placeholder={'alice.eth\nbob.eth'}
      text={text}
      onText={onText}
      onList={(list) => onSource({ kind: 'text', text: list })}
      onFile={(file) => onSource({ kind: 'file', file })}
      fileDrop={fileDrop}
      action="Search these names"
      fileAction="Choose a file…"
      fileLabel="File with names to search"
      dropHint="Drop the file to search its names."
    >
      {session && <OpenListButton session={session} onSession={onSession} />}
    </ListField>
  );
}

interface OpenListButtonProps {
  session: BulkSession;
  onSession(session: BulkSession): void;
}

/** Button that searches the open list. If the list is still being read, only the names read so far are searched. */
function OpenListButton({ session, onSession }: OpenListButtonProps) {
  const { rows } = useSyncExternalStore(session.subscribe, session.snapshot);
  if (rows === 0) return null;
  return (
    <button type="button" onClick={() => onSession(session)}>
      Search the open list ({formatCount(rows, 'name')})
    </button>
  );
}
