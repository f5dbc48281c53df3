import { useSyncExternalStore } from 'react';
import type { CandidateSession } from '../../../client/imitations/candidate-session.ts';
import {
  ALL_CANDIDATES,
  type CandidateQuery,
  type ShownCandidates,
} from '../../../client/imitations/candidate-view.ts';
import { resetListPlace } from './use-candidates.ts';

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
