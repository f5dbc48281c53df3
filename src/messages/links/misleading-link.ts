import type { Verdict } from '../../contract/finding.ts';

/** A link whose target differs from its text. */
export interface MisleadingLink extends Pick<Verdict, 'status' | 'code'> {
  /** Name, address or host in the target. */
  readonly target: string;
  /** Name, address or host in the text. */
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
  if (targets.some((name) => folded.has(fold(name)))) return null;
  return { status: 'alert', code: 'link_shows_other_name', target, shown: first };
}

/** @param written the target as it is written */
export function createLinkVerdict(
  { status, code, shown, target }: MisleadingLink,
  written: string,
): Verdict {
  return { status, code, args: { shown, target, written } };
}
