import type { Verdict } from '../../contract/finding.ts';

/** A link whose text and target contain different names. */
export interface MisleadingLink {
  /** Name in the target. */
  readonly target: string;
  /** Name in the text. */
  readonly shown: string;
}

/** Folds differences that do not change a name: case, Unicode forms and emoji selectors. */
const fold = (name: string) => name.normalize('NFC').toLowerCase().replaceAll('\ufe0f', '');

/**
 * Checks whether a link leads to a different name than its text shows. Returns null if the text and the target share a
 * name, or if either contains no name.
 */
export function findMisleadingLink(
  shown: readonly string[],
  targets: readonly string[],
): MisleadingLink | null {
  const [first] = shown;
  const [target] = targets;
  const folded = new Set(shown.map(fold));
  if (first === undefined || target === undefined) return null;
  return targets.some((name) => folded.has(fold(name))) ? null : { target, shown: first };
}

/** @param written the target as it is written */
export function createLinkVerdict({ shown, target }: MisleadingLink, written: string): Verdict {
  const isAddress = /^0x[^.]*$/iu.test(shown);
  return {
    status: 'alert',
    code: isAddress ? 'link_shows_other_address' : 'link_shows_other_name',
    args: { shown, target, written },
  };
}
