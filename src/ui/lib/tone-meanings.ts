import type { Verdict } from '../../contract/finding.ts';
import { DONT_SEND_TO_IT } from '../../words/advice-words.ts';
import type { Tone } from '../../words/names/rating-words.ts';

/** Explanations of the tones of verdicts and checks. */
export const TONE_MEANINGS = [
  {
    tone: 'pass',
    word: 'Pass',
    meaning:
      'No problem was found in the spelling. The owner and the address are not checked, so it may still be the wrong name.',
  },
  {
    tone: 'info',
    word: 'Worth knowing',
    meaning: 'A harmless fact, such as a character that is not on a standard Latin keyboard.',
  },
  {
    tone: 'warn',
    word: 'Worth checking',
    meaning:
      'The name or character can be mistaken for another. Check the evidence before you rely on it.',
  },
  {
    tone: 'alert',
    word: 'Alert',
    meaning: `The name imitates a known name, hides a character, or is not valid ENS spelling. ${DONT_SEND_TO_IT}`,
  },
  {
    tone: 'skip',
    word: 'Skipped',
    meaning: 'The check could not run. Its message says why. It doesn’t affect the rating.',
  },
] as const;

/** Returns the tone of a finding. An address that the user does not trust has no fault, but is not praised either. */
export function getFindingTone({ status, code }: Verdict): Tone {
  return code === 'address_untrusted' ? 'skip' : status;
}
