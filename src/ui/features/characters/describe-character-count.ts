import { formatCount } from '../../../primitives/format-count.ts';

/** How many characters were found, and how many of them are listed where that is not all. */
export function describeCharacterCount(total: number, listed: number): string {
  if (total === 0) return 'No character found';
  const found = formatCount(total, 'character', 'characters');
  return listed < total ? `${found}, the first ${listed.toLocaleString('en')} listed` : found;
}
