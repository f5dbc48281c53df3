import type { ImitationState } from '../../../words/chain/imitation-on-chain.ts';
import type { Tone } from '../../../words/names/rating-words.ts';

/** Labels of the filters by registration, in the order of the filters. */
export const REGISTRATION_WORDS: readonly {
  state: ImitationState;
  /** Tone of the sentence in a row. */
  tone: Tone;
  word: string;
}[] = [
  { state: 'taken', tone: 'warn', word: 'Registered' },
  { state: 'defensive', tone: 'pass', word: 'Same owner' },
  { state: 'ended', tone: 'info', word: 'Expired' },
  { state: 'free', tone: 'skip', word: 'Not registered' },
  { state: 'unknown', tone: 'skip', word: 'Not known' },
];
