import { formatCodePoint } from '../../primitives/format-code-points.ts';
import type { HeadlinePart } from '../../words/names/headline.ts';

/**
 * Joins words about the chain into one line. White space in names becomes code points, because the owner of an address
 * can declare any text as its name, and this text must not read as our words.
 *
 * @example formatChainWords(['claims ', { name: 'a.eth, agrees' }]) // 'claims a.eth,<U+0020>agrees'
 */
export function formatChainWords(parts: readonly HeadlinePart[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : showSpaces(part.name))).join('');
}

function showSpaces(name: string): string {
  return name.replace(/\s/gu, (space) => `<${formatCodePoint(space.codePointAt(0) as number)}>`);
}
