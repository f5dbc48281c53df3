import { useSyncExternalStore } from 'react';
import type { CandidateSession } from '../../../client/imitations/candidate-session.ts';
import {
  ALL_CANDIDATES,
  type CandidateQuery,
  type ShownCandidates,
} from '../../../client/imitations/candidate-view.ts';
import { resetListPlace } from './use-candidates.ts';

/** What is shown of a session, and how to ask for something else. */
export function useShownCandidates(session: CandidateSession): {
  shown: ShownCandidates;
  ask(query: CandidateQuery): void;
  /** Takes off all filters. */
  showAll(): void;
} {
  const { view, likeness } = session;
  const shown = useSyncExternalStore(view.subscribe, view.shown);

  const ask = (query: CandidateQuery) => {
    resetListPlace(session);
    // To order by likeness all have to be measured; for anything else those in view are enough.
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
