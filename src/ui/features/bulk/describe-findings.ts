import type { SearchWay } from '../../../client/bulk/search/name-search.ts';
import type { SearchFindings } from '../../../client/bulk/search/name-searcher.ts';
import { formatCodePoints } from '../../../primitives/format-code-points.ts';
import { formatCount } from '../../../primitives/format-count.ts';

/** Characters that are named; of more only the number. */
const MAX_NAMED = 2;

/** What was understood and found; null where there is nothing to say but how to search. */
export function describeFindings(
  way: SearchWay,
  findings: SearchFindings,
  isPending: boolean,
): string | null {
  const { byText, byLook, sequence, error } = findings;
  if (error !== null) return error;
  if (sequence !== null) return `Names with ${formatCodePoints(sequence)}, one after the other.`;
  if (findings.totalCharacters > 0) return `Names with ${describeCharacters(findings)}.`;
  if (way === 'character') {
    return isPending ? 'Looking for the character\u2026' : 'No character is called that.';
  }
  if (way === 'text') return null;
  const count = (names: number) => names.toLocaleString('en');
  return `${count(byText)} by text, ${count(byLook)} more by look.`;
}

function describeCharacters({ characters, totalCharacters }: SearchFindings): string {
  if (totalCharacters > characters.length) {
    const most = characters.length.toLocaleString('en');
    return `the first ${most} of ${formatCount(totalCharacters, 'character', 'characters')}: say more of the name`;
  }
  if (totalCharacters > MAX_NAMED)
    return `any of ${formatCount(totalCharacters, 'character', 'characters')}`;
  return characters
    .map(({ name, character }) => `${name} (${formatCodePoints(character)})`)
    .join(' or ');
}
