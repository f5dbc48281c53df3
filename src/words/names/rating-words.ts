import type { CheckStatus } from '../../contract/checks.ts';
import type { Rating } from '../../contract/rating.ts';

/** Tone in which a rating or a check status is shown. */
export type Tone = 'pass' | 'warn' | 'alert' | 'info' | 'skip';

const RATING_TONES = { 2: 'pass', 3: 'warn', 4: 'alert' } as const satisfies Record<Rating, Tone>;

/** Words for each tone, so that colour and shape are not the only signals. */
export const TONE_WORDS = {
  pass: 'pass',
  warn: 'worth checking',
  alert: 'alert',
  info: 'worth knowing',
  skip: 'skipped',
} as const satisfies Record<Tone, string>;

export function getRatingTone(rating: Rating): 'pass' | 'warn' | 'alert' {
  return RATING_TONES[rating];
}

export function getRatingWord(rating: Rating): string {
  return TONE_WORDS[RATING_TONES[rating]];
}

/** Returns the tone of a grapheme in its label. A status that is not a risk counts as `pass`. */
export function getContextTone(status: CheckStatus): 'pass' | 'warn' | 'alert' {
  return isRisk(status) ? status : 'pass';
}

export function isRisk(status: CheckStatus): status is 'warn' | 'alert' {
  return status === 'warn' || status === 'alert';
}
