import type { Tone } from '../../../words/names/rating-words.ts';
import type { CharacterRow } from './to-character-row.ts';

/** Description of how ENS treats a character. */
export interface EnsFormWords {
  tone: Tone;
  text: string;
  /** Text with which ENS replaces the character, shown after `text`. Null if ENS does not replace it. */
  form: string | null;
}

/** Describes whether ENS accepts, changes, removes or refuses a character. */
export function describeEnsForm({ character, ensForm }: CharacterRow): EnsFormWords {
  if (ensForm === character) return { tone: 'pass', text: 'ENS accepts it', form: null };
  if (ensForm === undefined) {
    return { tone: 'skip', text: 'ENS does not accept it as it is', form: null };
  }
  if (ensForm === null) return { tone: 'skip', text: 'ENS does not accept it', form: null };
  if (ensForm === '') return { tone: 'info', text: 'ENS removes it', form: null };
  return { tone: 'info', text: 'ENS changes it to', form: ensForm };
}
