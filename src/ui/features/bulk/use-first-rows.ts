import { useEffect } from 'react';
import { FOUND_CODES } from '../../../client/bulk/row-findings.ts';
import { IMITATIONS_FIRST } from '../../../client/bulk/row-view.ts';
import type { BulkSession, SessionSnapshot } from '../../../client/bulk/session/bulk-session.ts';
import { getReadingPlace } from '../../lib/reading-place.ts';

const IMITATION = FOUND_CODES.indexOf('imitation');

/**
 * Shows the imitations of a list when its inspection ends, the most dangerous first. Does nothing if there are no
 * imitations, or if the user has already filtered, sorted or scrolled the list or opened a report.
 */
export function useFirstRows(session: BulkSession, { status, counts }: SessionSnapshot): void {
  const isOver = status.state === 'done' || status.state === 'cancelled';
  const hasImitations = (counts.found[IMITATION] ?? 0) > 0;
  useEffect(() => {
    const { open, scrollTop } = getReadingPlace(session);
    if (isOver && hasImitations && open === null && scrollTop === 0) {
      session.view.openWith(IMITATIONS_FIRST);
    }
  }, [session, isOver, hasImitations]);
}
