import type { ImitationKind } from '../../../client/watchlist/watch-index.ts';

/** What a name does to the watched name that it imitates. */
export const IMITATION_WORDS: Readonly<Record<ImitationKind, string>> = {
  exact: 'looks the same as',
  loose: 'looks almost the same as',
};
