import type { Inspector } from '../engine/inspector.ts';
import { formatCodePoint } from '../primitives/format-code-points.ts';
import { splitHidden } from '../primitives/split-hidden.ts';
import { COUNT, createObjectSchema, FLAG, TEXT } from './schemas.ts';

/** A hidden character and how often it occurs in a text. */
export interface HiddenCharacter {
  code_point: string;
  name: string;
  count: number;
  /** Whether the character can make text appear in a different order than it is stored. */
  changes_direction: boolean;
}

export const HIDDEN_CHARACTER_SCHEMA = createObjectSchema({
  code_point: TEXT,
  name: TEXT,
  count: COUNT,
  changes_direction: FLAG,
});

/** Maximum number of different hidden characters that are listed. */
const MAX_KINDS = 20;

/** Spaces and line breaks that every message contains. */
const ORDINARY = /^[ \n\r\t]$/;

/** https://www.unicode.org/reports/tr9/#Directional_Formatting_Characters */
const BIDI_CONTROL = /^\p{Bidi_Control}$/u;

/**
 * Counts the different hidden characters of a text. Characters that change the direction come first, then the most
 * frequent characters.
 */
export function countHiddenCharacters(
  text: string,
  { inspectGrapheme }: Pick<Inspector, 'inspectGrapheme'>,
): HiddenCharacter[] {
  const counts = new Map<string, number>();
  for (const { text: run, isHidden } of splitHidden(text)) {
    if (isHidden && !ORDINARY.test(run)) counts.set(run, (counts.get(run) ?? 0) + 1);
  }
  const nameOf = (character: string) => {
    const outcome = inspectGrapheme(character);
    return outcome.ok ? outcome.value.grapheme_name : '';
  };
  return Array.from(counts, ([character, count]) => ({
    character,
    count,
    changes_direction: BIDI_CONTROL.test(character),
  }))
    .sort((a, b) => Number(b.changes_direction) - Number(a.changes_direction) || b.count - a.count)
    .slice(0, MAX_KINDS)
    .map(({ character, count, changes_direction }) => ({
      code_point: formatCodePoint(character.codePointAt(0) ?? 0),
      name: nameOf(character),
      count,
      changes_direction,
    }));
}
