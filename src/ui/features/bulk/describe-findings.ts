import type { SearchFindings, SearchWay } from '../../../client/bulk/name-searcher.ts';
import { formatCodePoints } from '../../../primitives/format-code-points.ts';
import { formatCount } from '../../../primitives/format-count.ts';

/** Maximum number of characters listed by name. */
const MAX_NAMED = 2;

/** Describes how a search was interpreted and what it found. Returns null if the field should show its hint instead. */
export function describeFindings(
  way: SearchWay,
  findings: SearchFindings,
  isPending: boolean,
): string | null {
  const { byText, byLook, sequence, error } = findings;
  if (error !== null) return error;
  if (sequence !== null) return `Names that contain the sequence ${formatCodePoints(sequence)}.`;
  if (findings.totalCharacters > 0) return `Names that contain ${describeCharacters(findings)}.`;
  if (way === 'character') {
    return isPending ? 'Searching for the character\u2026' : 'No character has this name.';
  }
  if (way === 'text') return null;
  const count = (names: number) => names.toLocaleString('en');
  return `Found ${count(byText)} by text and ${count(byLook)} more by look.`;
}

function describeCharacters({ characters, totalCharacters }: SearchFindings): string {
  if (totalCharacters > characters.length) {
    const most = characters.length.toLocaleString('en');
    return `any of the first ${most} of ${formatCount(totalCharacters, 'matching character')}. Enter more of the character name to narrow the search`;
  }
  if (totalCharacters > MAX_NAMED) return `any of ${formatCount(totalCharacters, 'character')}`;
  return characters
    .map(({ name, character }) => `${name} (${formatCodePoints(character)})`)
    .join(' or ');
}
