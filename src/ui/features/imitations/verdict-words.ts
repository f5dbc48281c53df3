import type { CandidateVerdict } from '../../../client/imitations/candidate-verdict.ts';
import type { Tone } from '../../../display/rating-words.ts';

/** What is said of a candidate, and of all with that verdict where it is filtered by. */
export const VERDICT_WORDS = {
  alert: { tone: 'alert', word: 'Imitates', all: 'Imitates' },
  warn: { tone: 'warn', word: 'Worth checking', all: 'Worth checking' },
  info: { tone: 'info', word: 'Worth knowing', all: 'Worth knowing' },
  // Nothing warns of it: for a name that deceives this is no good news.
  none: { tone: 'skip', word: 'No warning', all: 'No warning' },
  watched: { tone: 'info', word: 'On your watchlist', all: 'On your watchlist' },
  known: { tone: 'info', word: 'Is itself a known name', all: 'Known names' },
  subname: { tone: 'info', word: 'Under a known name', all: 'Under known names' },
} as const satisfies Record<CandidateVerdict, { tone: Tone; word: string; all: string }>;
