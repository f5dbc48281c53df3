// Finds a short protected text between service words and other words: README.md

import { isServiceWord } from '../known-names/added-word-lists.ts';
import { explainAddition } from '../known-names/explain-reading.ts';
import { createFinding, type Finding } from '../known-names/imitation-finding.ts';

/**
 * Finds a protected text that is one word of a label containing a service word. The rule `added_words` finds short
 * texts only if all other words are about accounts, money or support.
 *
 * @example findContainedText('dai-rewards-program', …) // info: “rewards” and “program” are added to “dai”
 */
export function findContainedText(
  label: string,
  isProtected: (word: string) => boolean,
): Finding | null {
  const words = label.split('-');
  if (words.length < 3 || !words.some(isServiceWord)) return null;
  const found = words.find((word) => !isServiceWord(word) && isProtected(word));
  if (found === undefined) return null;
  const target = { name: found, label: found, isWatched: false };
  const added = words.filter((word) => word !== found);
  const getEvidence = () => [explainAddition(added, found)];
  return createFinding('added_words', 'added_words', 'info', target, getEvidence);
}
