import type { CheckStatus } from '../../../contract/checks.ts';
import type { Headline } from '../../../words/names/headline.ts';
import { getContextTone, type Tone } from '../../../words/names/rating-words.ts';

/**
 * Returns the tone of a letter in the card. A risk gets the tone of the headline, if the headline has its own tone: the
 * capital letters of `VITALIK.eth` are worth knowing, because the headline says that this is the same name.
 */
export function getLetterTone(status: CheckStatus, headline: Headline): Tone {
  const tone = getContextTone(status);
  return tone === 'pass' ? tone : (headline.tone ?? tone);
}
