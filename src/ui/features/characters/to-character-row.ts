import type { CharacterFact } from '../../../contract/characters.ts';
import type { ConsolidatedGraphemeGuardReport } from '../../../contract/reports.ts';
import { formatCodePoint } from '../../../primitives/format-code-points.ts';
import type { Tone } from '../../../words/names/rating-words.ts';
import { formatFirstCodePoints } from '../../lib/format-first-code-points.ts';

/** What a list shows about one character. */
export interface CharacterRow {
  character: string;
  name: string;
  codePoints: string;
  /** Unicode block or script of the character. */
  origin: string | null;
  /**
   * Normalized form of the character in ENS. Null if ENS refuses the character. Undefined if ENS either refuses or
   * changes it, and it is not known which.
   */
  ensForm: string | null | undefined;
}

/** Maximum number of code points shown. */
const MAX_CODE_POINTS = 3;

/** Converts a character that a search found to a row of the list. */
export function toCharacterRow(fact: CharacterFact): CharacterRow {
  const { character, name, code_point, block, ens_form } = fact;
  return {
    character,
    name,
    codePoints: formatCodePoint(code_point),
    origin: block,
    ensForm: ens_form,
  };
}

/** Converts the report of a grapheme to a row of the list. */
export function toGraphemeRow(report: ConsolidatedGraphemeGuardReport): CharacterRow {
  const { grapheme, grapheme_name, grapheme_script, normalization } = report;
  return {
    character: grapheme,
    name: grapheme_name,
    codePoints: formatFirstCodePoints(grapheme, MAX_CODE_POINTS),
    origin: grapheme_script,
    ensForm: normalization === 'normalized' ? grapheme : undefined,
  };
}

/** Description of how ENS treats a character. */
interface EnsFormWords {
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
