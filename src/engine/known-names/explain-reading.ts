// Explains how a text imitates a known name.

import { isSimpleText } from '../../primitives/plain-text.ts';
import type { Evidence } from '../../words/checks/evidence-words.ts';
import { type EvidenceGrapheme, findDifferences, joinGraphemes } from './align-evidence.ts';
import type { Edit } from './one-edit.ts';

/** Lists the characters of a simple text. */
export function listCharacters(text: string): EvidenceGrapheme[] {
  return Array.from(text, (grapheme) => ({ grapheme, drawsNothing: false }));
}

/**
 * Explains the differences between two texts.
 *
 * @param code `replaces` if the text does not read as the original
 */
export function explainReading(
  text: readonly EvidenceGrapheme[],
  original: string,
  code: 'reads_as' | 'replaces' = 'reads_as',
): Evidence {
  const differences = findDifferences(text, [...original]).map(({ piece, reading }) => {
    const all = joinGraphemes(piece);
    return isSimpleText(all)
      ? { text: all, spelled: '', reading }
      : {
          text: joinGraphemes(piece.filter(({ drawsNothing }) => !drawsNothing)),
          spelled: all,
          reading,
        };
  });
  return { code, args: { differences } };
}

export function explainEdit({
  kind,
  added,
  removed,
}: Pick<Edit, 'kind' | 'added' | 'removed'>): Evidence {
  return { code: kind, args: { added, removed } };
}

export function explainAddition(words: readonly string[], label: string): Evidence {
  return { code: 'added_words', args: { words, label } };
}
