import type { FoundImitation } from '../../../contract/imitations.ts';
import { getRatingTone, type Tone } from '../../lib/rating-words.ts';

/** The tone of what was found: that it could pass for another is no good news, unless it is a known name itself. */
export function getFoundTone({ name, rating, known }: FoundImitation): Tone {
  const tone = getRatingTone(rating);
  return tone === 'pass' && known?.name !== name ? 'info' : tone;
}
