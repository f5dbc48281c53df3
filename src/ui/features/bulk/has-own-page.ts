import { readPasted } from '../../../messages/pieces/read-pasted.ts';
import { isAddress } from '../../../primitives/is-address.ts';

/**
 * Checks whether the page of a row judges the same text as the row. The page reads its text as pasted text, so
 * `my name.eth` would open as a message that contains `name.eth`.
 */
export function hasOwnPage(name: string): boolean {
  return isAddress(name) || readPasted(name) === null;
}
