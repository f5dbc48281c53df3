import { formatCount } from '../../../primitives/format-count.ts';

/** Describes how many characters were found, and how many of them are listed if the list is incomplete. */
export function describeCharacterCount(total: number, listed: number): string {
  if (total === 0) return 'No character found';
  const found = formatCount(total, 'character');
  return listed < total ? `${found}, showing the first ${listed.toLocaleString('en')}` : found;
}
