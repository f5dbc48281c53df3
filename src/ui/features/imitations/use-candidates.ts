import { useEffect } from 'react';
import type { CandidateSession } from '../../../client/imitations/candidate-session.ts';
import { getCandidateSession } from '../../../client/imitations/get-candidate-session.ts';
import { createListPlace, type ListPlace } from '../../components/long-list.tsx';
import { getNameFontStack } from '../../lib/name-font-stack.ts';
import { listNamePieces } from '../../lib/pair-candidate.ts';

const places = new WeakMap<CandidateSession, ListPlace>();

/** Returns the scroll position of a list. */
export function getListPlace(session: CandidateSession): ListPlace {
  const place = places.get(session) ?? createListPlace();
  places.set(session, place);
  return place;
}

/** Forgets the scroll position, so that a different set of rows starts at the top. */
export function resetListPlace(session: CandidateSession): void {
  places.delete(session);
}

/** Lists the candidates for a name while the component is mounted. */
export function useCandidates(name: string): CandidateSession {
  const session = getCandidateSession(name, listNamePieces, getNameFontStack);
  useEffect(() => {
    session.open();
    return session.close;
  }, [session]);
  return session;
}
