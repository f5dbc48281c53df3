import { readPasted } from '../pasted/read-pasted.ts';

/** White space within, and what joins names or encloses them. */
const NOT_IN_ONE_NAME = /[\p{Zs}\t,;|/@"<>，；、＠]/u;

/** Whether a line can only be one name, and no link, handle or several names. */
export function isOneName(line: string): boolean {
  return !NOT_IN_ONE_NAME.test(line);
}

/** The names in a line that is not one itself: `alice.eth, bob.eth`, a link, a handle. */
export function listNamesInLine(line: string): string[] {
  return (readPasted(line)?.names ?? []).filter(isOneName);
}
