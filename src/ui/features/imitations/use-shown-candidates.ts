import { useEffect, useSyncExternalStore } from 'react';
import type { CandidateSession } from '../../../client/imitations/candidate-session.ts';
import {
  ALL_CANDIDATES,
  type CandidateQuery,
  type ShownCandidates,
} from '../../../client/imitations/candidate-view.ts';
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
function resetListPlace(session: CandidateSession): void {
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

/** Returns the candidates that match the filters, and functions that change the filters. */
export function useShownCandidates(session: CandidateSession): {
  shown: ShownCandidates;
  ask(query: CandidateQuery): void;
  /** Clears all filters. */
  showAll(): void;
} {
  const { view, likeness } = session;
  const shown = useSyncExternalStore(view.subscribe, view.shown);

  const ask = (query: CandidateQuery) => {
    resetListPlace(session);
    // Sorting by likeness needs the likeness of every row. For other orders, the rows in view are enough.
    if (query.order !== shown.query.order) {
      if (query.order === 'likeness') likeness.measureAll();
      else likeness.stop();
    }
    view.setQuery(query);
  };
  const showAll = () => {
    ask({ ...ALL_CANDIDATES, order: shown.query.order });
  };
  return { shown, ask, showAll };
}
