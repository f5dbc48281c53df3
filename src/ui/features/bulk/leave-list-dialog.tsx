import { useSyncExternalStore } from 'react';
import type { BulkSession } from '../../../client/bulk/session/bulk-session.ts';
import { formatCount } from '../../../primitives/format-count.ts';
import { QuestionDialog } from '../../components/question-dialog.tsx';

interface LeaveListDialogProps {
  session: BulkSession;
  /** Whether another list replaces this one. */
  isReplaced: boolean;
  onLeave(): void;
  onKeep(): void;
}

/** Asks for confirmation before an unsaved list is closed. */
export function LeaveListDialog({ session, isReplaced, onLeave, onKeep }: LeaveListDialogProps) {
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
