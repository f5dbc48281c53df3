import { readPasted } from '../../messages/pieces/read-pasted.ts';

/** White space, separators and brackets, which a single name in a list does not contain. */
const NOT_IN_ONE_NAME = /[\p{Zs}\t,;|/@"<>，；、＠]/u;

/** Checks whether a line can only be one name, not a link, a handle or several names. */
export function isOneName(line: string): boolean {
  return !NOT_IN_ONE_NAME.test(line);
}

/** Lists the names in a line that is not one name, such as `alice.eth, bob.eth`, a link or a handle. */
export function listNamesInLine(line: string): string[] {
  return (readPasted(line)?.names ?? []).filter(isOneName);
}
