import type { ChainFactsStore } from '../chain/chain-facts-store.ts';
import { createCandidateList, type RequestCandidates } from './candidate-list.ts';
import { createCandidateRegistrations } from './candidate-registrations.ts';
import { judgeCandidate } from './candidate-verdict.ts';
import { createCandidateView } from './candidate-view.ts';
import { createLikenessMeasure, type LikenessOptions } from './likeness-measure.ts';

/** The candidates of one name, with their view, likeness measurement and registrations. */
export type CandidateSession = ReturnType<typeof createCandidateSession>;

export interface CandidateSessionOptions extends Pick<LikenessOptions, 'measure'> {
  request: RequestCandidates;
  isWatched?: (name: string) => boolean;
  /** Facts from the chain that the user asked for. */
  facts: Pick<ChainFactsStore, 'getName' | 'getCode' | 'judge' | 'subscribe'>;
  /** Splits a candidate and the name it imitates into corresponding pieces. */
  split(candidate: string, subject: string): ReturnType<LikenessOptions['splitRow']>;
}

export function createCandidateSession(
  name: string,
  { request, isWatched, facts, split, measure }: CandidateSessionOptions,
) {
  const list = createCandidateList(name, request, isWatched, (candidate, verdict) =>
    judgeCandidate(facts, candidate, verdict),
  );
  const likeness = createLikenessMeasure({
    countRows: () => list.rows.length,
    splitRow: (row) => split(list.rows[row]?.name ?? '', list.state().subject ?? ''),
    measure,
  });
  const registrations = createCandidateRegistrations(list, facts);
  const view = createCandidateView(list, likeness, registrations);
  list.subscribe(likeness.grow);
  let stopReading: (() => void) | null = null;
  const readFacts = () => {
    list.rejudge();
    view.refresh();
  };
  return {
    list,
    view,
    likeness,
    registrations,
    /** Continues loading and measuring. */
    open() {
      list.open();
      likeness.open();
      // Another screen may have asked for facts in the meantime.
      readFacts();
      stopReading ??= registrations.subscribe(readFacts);
    },
    /** Pauses loading and measuring. Keeps all results. */
    close() {
      list.close();
      likeness.close();
      stopReading?.();
      stopReading = null;
    },
  };
}
