import { hasPrivateKey } from '../../secrets/has-private-key.ts';
import type { TextLine } from './line-splitter.ts';
import {
  type RejectedLine,
  type RejectionReason,
  rejectLine,
  rejectSecret,
} from './rejected-line.ts';

/** Names and rejected lines, each in the order of the lines. */
export interface ParsedNames {
  names: string[];
  /** Text beside each name, in a list with addresses. Null if there is none. */
  addresses?: (string | null)[];
  rejected: RejectedLine[];
}

/** Extracts names from lines. */
export interface NameParser {
  line(line: TextLine, into: ParsedNames): void;
  end(into: ParsedNames): void;
}

/**
 * Decides from the heading whether a column or field may contain names. The heading is empty if the list has no
 * heading.
 */
export type HeadingFilter = (heading: string) => boolean;

/** Name in a line, with the text found where its address should be. */
export interface NameEntry {
  name: string;
  address?: string | null | undefined;
  /** Whether another column or field of the line also looks like a name. */
  hasOtherName?: boolean;
}

/**
 * Adds the name of a line. Rejects the line if the name is empty, is not valid Unicode, or looks like a private key. If
 * another column or field may contain a name, adds the name and also rejects the line.
 */
export function addName(
  { name, address = null, hasOtherName = false }: NameEntry,
  { number, text }: TextLine,
  into: ParsedNames,
): void {
  if (name === '') {
    into.rejected.push(rejectLine(number, hasOtherName ? 'other_name' : 'no_name', text));
  } else if (!name.isWellFormed()) into.rejected.push(rejectLine(number, 'not_unicode', name));
  // Neither a name nor an address contains a hash, which has the same form as a private key.
  else if (hasPrivateKey(name) || (address !== null && hasPrivateKey(address))) {
    into.rejected.push(rejectSecret(number, 'private_key'));
  } else {
    into.names.push(name);
    into.addresses?.push(address);
    if (hasOtherName) into.rejected.push(rejectLine(number, 'other_name', text));
  }
}

/** Creates a parser for a format with one entry per line. `read` returns the name, or the reason why there is no name. */
export function createLineParser(
  read: (text: string) => NameEntry | { reason: RejectionReason },
): NameParser {
  return {
    line(line, into) {
      const { number, text, isTooLong } = line;
      if (isTooLong) {
        into.rejected.push(rejectLine(number, 'too_long', text));
        return;
      }
      if (text === '') {
        into.rejected.push(rejectLine(number, 'empty', ''));
        return;
      }
      const entry = read(text);
      if ('name' in entry) addName(entry, line, into);
      else into.rejected.push(rejectLine(number, entry.reason, text));
    },
    end: () => undefined,
  };
}

/** A name with a top-level domain, in any script. */
const NAME_WITH_SUFFIX = /[^.]\.\p{L}[\p{L}\p{M}]+$/u;
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Checks whether a value looks like a name with a top-level domain, even if some of its characters are invisible or
 * look-alikes.
 */
export function looksLikeName(value: string): boolean {
  if (!/[.。．｡․﹒]/.test(value)) return false;
  const visible = value.normalize('NFKC').replaceAll(INVISIBLE, '').replaceAll('。', '.').trim();
  return NAME_WITH_SUFFIX.test(visible.replace(/[./]+$/, ''));
}
