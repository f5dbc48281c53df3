import { chainFacts } from '../chain/chain-facts-store.ts';
import { unwrap } from '../queries/problem-error.ts';
import { measureNames } from '../queries/similarity-queries.ts';
import { deviceWatchlist } from '../trusted/device-watchlist.ts';
import { guessName } from '../trusted/guess-name.ts';
import { inspector } from '../workers/connect-inspector.ts';
import { createCandidateList } from './candidate-list.ts';
import { createCandidateRegistrations } from './candidate-registrations.ts';
import { judgeCandidate } from './candidate-verdict.ts';
import { createCandidateView } from './candidate-view.ts';
import { createLikenessMeasure, type LikenessOptions } from './likeness-measure.ts';

/** Splits a candidate and the name it imitates into corresponding pieces. */
type SplitNames = (candidate: string, subject: string) => ReturnType<LikenessOptions['splitRow']>;

/** The candidates of one name, with their view, likeness measurement and registrations. */
export type CandidateSession = ReturnType<typeof createCandidateSession>;

function createCandidateSession(name: string, split: SplitNames, getFontStack: () => string) {
  const watched = new Set(deviceWatchlist.names().map(guessName));
  const list = createCandidateList(
    name,
    async (query, signal) =>
      unwrap(await inspector.call((service) => service.listCandidates(query), signal)),
    (candidate) => watched.has(candidate),
    (candidate, verdict) => judgeCandidate(chainFacts, candidate, verdict),
  );
  const likeness = createLikenessMeasure({
    countRows: () => list.rows.length,
    splitRow: (row) => split(list.rows[row]?.name ?? '', list.state().subject ?? ''),
    measure: (pairs, signal) => measureNames(pairs, getFontStack(), signal),
  });
  const registrations = createCandidateRegistrations(list, chainFacts);
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
      stopReading ??= chainFacts.subscribe(readFacts);
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

/** The latest session, kept so that going back shows the same state. */
let latest: CandidateSession | null = null;

/** Returns the candidates of a name. Reuses the latest session if it is for the same name. */
export function getCandidateSession(name: string, ...parts: [SplitNames, () => string]) {
  if (latest?.list.name !== name) latest = createCandidateSession(name, ...parts);
  return latest;
}
