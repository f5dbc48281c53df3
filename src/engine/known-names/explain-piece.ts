import type { Evidence } from '../../words/checks/evidence-words.ts';

/** Explains that a text reads as another one. Quotes both without code points. */
export function explainPiece(text: string, reading: string): Evidence {
  return { code: 'reads_as', args: { differences: [{ text, spelled: '', reading }] } };
}
