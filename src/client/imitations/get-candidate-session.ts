import { chainFacts } from '../chain/chain-facts-store.ts';
import { unwrap } from '../queries/problem-error.ts';
import { measureNames } from '../queries/similarity-queries.ts';
import { deviceWatchlist } from '../trusted/device-watchlist.ts';
import { guessName } from '../trusted/guess-name.ts';
import { inspector } from '../workers/connect-inspector.ts';
import {
  type CandidateSession,
  type CandidateSessionOptions,
  createCandidateSession,
} from './candidate-session.ts';

/** The latest session, kept so that going back shows the same state. */
let latest: CandidateSession | null = null;

/** Returns the candidates of a name. Reuses the latest session if it is for the same name. */
export function getCandidateSession(
  name: string,
  split: CandidateSessionOptions['split'],
  getFontStack: () => string,
): CandidateSession {
  if (latest?.list.name === name) return latest;
  const watched = new Set(deviceWatchlist.names().map(guessName));
  latest = createCandidateSession(name, {
    isWatched: (candidate) => watched.has(candidate),
    request: async (query, signal) =>
      unwrap(await inspector.call((service) => service.listCandidates(query), signal)),
    facts: chainFacts,
    split,
    measure: (pairs, signal) => measureNames(pairs, getFontStack(), signal),
  });
  return latest;
}
