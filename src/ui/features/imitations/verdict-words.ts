import type { CandidateVerdict } from '../../../client/imitations/candidate-verdict.ts';
import type { Tone } from '../../../words/names/rating-words.ts';

/** Tone and words of each verdict. `all` labels the filter. */
export const VERDICT_WORDS = {
  alert: { tone: 'alert', word: 'Imitates', all: 'Imitates' },
  warn: { tone: 'warn', word: 'Worth checking', all: 'Worth checking' },
  info: { tone: 'info', word: 'Worth knowing', all: 'Worth knowing' },
  // Not a pass, because the name can deceive although no check warns about it.
  none: { tone: 'skip', word: 'No warning', all: 'No warning' },
  watched: { tone: 'info', word: 'Trusted', all: 'Trusted' },
  known: { tone: 'info', word: 'Known name', all: 'Known names' },
  subname: { tone: 'info', word: 'Under a known name', all: 'Under known names' },
} as const satisfies Record<CandidateVerdict, { tone: Tone; word: string; all: string }>;
