import { useEffect } from 'react';
import type { CandidateSession } from '../../../client/imitations/candidate-session.ts';
import { getCandidateSession } from '../../../client/imitations/get-candidate-session.ts';
import { createListPlace, type ListPlace } from '../../components/long-list.tsx';
import { getNameFontStack } from '../../lib/name-font-stack.ts';
import { listNamePieces } from './pair-candidate.ts';

const places = new WeakMap<CandidateSession, ListPlace>();

/** Where the reader of a list is. */
export function getListPlace(session: CandidateSession): ListPlace {
  const place = places.get(session) ?? createListPlace();
  places.set(session, place);
  return place;
}

/** Other rows are read from their top. */
export function resetListPlace(session: CandidateSession): void {
  places.delete(session);
}

/** What could imitate a name: listed for as long as it is looked at. */
export function useCandidates(name: string): CandidateSession {
  const session = getCandidateSession(name, listNamePieces, getNameFontStack);
  useEffect(() => {
    session.open();
    return session.close;
  }, [session]);
  return session;
}
