import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { BulkSession } from '../../../client/bulk/session/bulk-session.ts';
import { pageWorkspace } from '../../../client/bulk/session/page-workspace.ts';
import type { BulkSource } from '../../../client/input/bulk-source.ts';
import { SHARED_TEXT_FILE } from '../../../contract/offline-protocol.ts';
import { formatCount } from '../../../primitives/format-count.ts';
import { FormatChoice } from '../../components/format-choice.tsx';
import { ListField, ListProblem } from '../../components/list-field.tsx';
import { QuestionDialog } from '../../components/question-dialog.tsx';
import { ScreenHeader } from '../../components/screen-header.tsx';
import { checkSharedText } from '../../lib/check-for-secrets.ts';
import { SEVERAL_FILES, useFileDrop } from '../../lib/list-input.ts';
import { useKeptFocus } from '../../lib/use-kept-focus.ts';
import { KeptListOffer } from './kept-list-offer.tsx';
import { SessionView } from './session-view.tsx';
import { takeLaunchedFiles, takeSharedFiles } from './shared-files.ts';

interface BulkScreenProps {
  /** List that was pasted or dropped on another screen. */
  input: BulkSource | null;
  renderReport(name: string): ReactNode;
}

function takeFile(file: File): void {
  void pageWorkspace.open({ kind: 'file', file });
}

/** Screen that inspects a list of names. */
export function BulkScreen({ input, renderReport }: BulkScreenProps) {
  const { text, session, offer, pendingReplacement, error } = useSyncExternalStore(
    pageWorkspace.subscribe,
    pageWorkspace.state,
  );
  const fileDrop = useFileDrop(takeFile);
  const areSeveralSent = useSentFiles(takeFile);
  const heading = useRef<HTMLHeadingElement>(null);
  useKeptFocus(heading, pendingReplacement ?? offer ?? session);

  useEffect(() => {
    if (input) pageWorkspace.openOnce(input);
  }, [input]);

  return (
    <div className="stack gap-4">
      {!session && (
        <ScreenHeader title="Inspect a list" headingRef={heading}>
          Paste names, one per line, or open a text, CSV or JSON Lines file. Gzipped files work too.
          The list stays on this device and never appears in the URL. Closing the page discards it,
          unless you keep it.
        </ScreenHeader>
      )}
      {error && <ListProblem error={error} />}
      {fileDrop['data-several'] && <p role="alert">{SEVERAL_FILES}</p>}
      {areSeveralSent && <p role="alert">Several files were sent. Open one file at a time.</p>}
      {session && pendingReplacement && (
        <LeaveListDialog
          session={session}
          isReplaced={pendingReplacement.next !== null}
          onLeave={pageWorkspace.confirmReplacement}
          onKeep={pageWorkspace.cancelReplacement}
        />
      )}
      {offer && (
        <FormatChoice
          options={offer.options}
          action="Inspect the list"
          onStart={pageWorkspace.acceptOffer}
          onCancel={pageWorkspace.declineOffer}
        />
      )}
      {session ? (
        <SessionView
          key={session.id}
          session={session}
          headingRef={heading}
          onClear={pageWorkspace.close}
          renderReport={renderReport}
        />
      ) : (
        !offer && (
          <>
            <KeptListOffer onReopen={pageWorkspace.reopen} />
            <ListField
              id="list-field"
              label="Names, one per line"
              rows={8}
              placeholder={'vitalik.eth\nvital\u00eck.eth'}
              text={text}
              onText={pageWorkspace.setText}
              onList={pageWorkspace.openTyped}
              onFile={takeFile}
              fileDrop={fileDrop}
              action="Inspect the list"
              fileAction="Open a file…"
              fileLabel="File with names"
              dropHint="Drop the file to inspect its lines."
              shortcutHint="inspects the list."
            />
          </>
        )
      )}
    </div>
  );
}

/**
 * Opens a file or text that another app shares, or a file that the system opens with the page. Returns true if several
 * files arrived, because the page then opens none of them.
 */
function useSentFiles(onFile: (file: File) => void): boolean {
  const [areSeveral, setSeveral] = useState(false);
  useEffect(() => {
    const take = async ([file, ...others]: File[]) => {
      if (!file) return;
      if (file.name === SHARED_TEXT_FILE && !(await checkSharedText(await file.text()))) return;
      setSeveral(others.length > 0);
      if (others.length === 0) onFile(file);
    };
    void takeSharedFiles().then(take);
    takeLaunchedFiles(take);
  }, [onFile]);
  return areSeveral;
}

interface LeaveListDialogProps {
  session: BulkSession;
  /** Whether another list replaces this one. */
  isReplaced: boolean;
  onLeave(): void;
  onKeep(): void;
}

function LeaveListDialog({ session, isReplaced, onLeave, onKeep }: LeaveListDialogProps) {
  const { status, rows, exporting } = useSyncExternalStore(session.subscribe, session.snapshot);
  const names = formatCount(rows, 'name');
  const isActive = status.state === 'running' || status.state === 'paused';
  return (
    <QuestionDialog
      title={isReplaced ? 'Replace this list?' : 'Leave this list?'}
      keep="Keep the list"
      leave={isReplaced ? 'Open the new list' : 'Start a new list'}
      onKeep={onKeep}
      onLeave={onLeave}
    >
      {isReplaced && 'Only one list can be open at a time. '}
      {isActive
        ? `The list is still being inspected. The ${names} read so far would be lost.`
        : `Its ${names} and their verdicts would be lost. To keep them, export the list first.`}
      {exporting.phase === 'running' && ' The running export would stop.'}
    </QuestionDialog>
  );
}
