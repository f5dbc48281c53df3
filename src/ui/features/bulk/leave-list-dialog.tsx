import { useSyncExternalStore } from 'react';
import type { BulkSession } from '../../../client/bulk/session/bulk-session.ts';
import { formatCount } from '../../../primitives/format-count.ts';
import { QuestionDialog } from '../../components/question-dialog.tsx';

interface LeaveListDialogProps {
  session: BulkSession;
  /** True when another list is to take its place. */
  isReplaced: boolean;
  onLeave(): void;
  onKeep(): void;
}

/** Asks before a list is closed that nothing else has. */
export function LeaveListDialog({ session, isReplaced, onLeave, onKeep }: LeaveListDialogProps) {
  const { status, rows, exporting } = useSyncExternalStore(session.subscribe, session.snapshot);
  const names = formatCount(rows, 'name', 'names');
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
        ? `The list is still being inspected. Its ${names} so far would be lost.`
        : `Its ${names} and what was found would be lost. To keep the verdicts, export the list first.`}
      {exporting.phase === 'running' && ' Its export is not finished and would stop.'}
    </QuestionDialog>
  );
}
