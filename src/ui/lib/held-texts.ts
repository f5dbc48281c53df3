import { listNonBlankLines } from '../../primitives/list-lines.ts';
import { findSecret } from '../../secrets/find-secret.ts';
import type { SecretKind } from '../../secrets/secret-kind.ts';
import { getVisit, heldRoutes } from './navigation.ts';
import type { Route } from './route.ts';

/** Texts that the user says are not secrets. */
let accepted: readonly string[] = [];

/** Forgets the accepted texts when the page no longer shows them. */
function forgetAccepted(): void {
  accepted = [];
}

/** Lists the texts of a route that come from the user, without empty texts. */
export function listTexts({ screen: _, ...values }: Route): string[] {
  const texts = Object.values(values).flatMap((value) =>
    typeof value === 'object' && value !== null ? Object.values(value) : value,
  );
  return texts.filter((text) => typeof text === 'string' && text !== '') as string[];
}

/** Matches a part of a text that reveals several words of a phrase, or digits of a key. */
const REVEALING = /\S\s+\S|[\da-f]{16}/i;

/** Checks whether a text contains a held text, or a revealing part of it, such as one line of two. */
function reveals(text: string, held: string): boolean {
  return text.includes(held) || (REVEALING.test(text) && held.includes(text));
}

/** Holds back every route that reveals one of the texts, and no other route. */
export function holdTexts(texts: readonly string[]): void {
  heldRoutes.createVisit = (route, { typing, isStep: _, ...entry }) => {
    if (listTexts(route).some((text) => texts.some((held) => reveals(text, held)))) {
      const visit = getVisit();
      const arrival = typing ? 'typing' : 'link';
      return { trail: [], ...entry, route, arrival, kept: visit.kept ?? visit.route };
    }
    forgetAccepted();
    return null;
  };
}

/** Remembers texts that are not secrets while the page shows them. Holds them back all the same. */
export function acceptTexts(texts: readonly string[]): void {
  // A field of one line joins the lines of a text.
  accepted = texts.flatMap((text) => [text.trim(), listNonBlankLines(text).join(' ')]);
  holdTexts(accepted);
  addEventListener('popstate', forgetAccepted, { once: true });
}

/** Checks whether a text contains an accepted text or a revealing part of it. */
export function hasAccepted(text: string): boolean {
  return accepted.some((each) => reveals(text, each));
}

/** Returns the rest of a text, which can still contain a secret. */
export function removeAccepted(text: string): string {
  return accepted.reduce((rest, each) => rest.replaceAll(each, ' '), text);
}

/** Length of the parts in which a long text is checked, in UTF-16 code units. A part takes some milliseconds. */
const PART_LENGTH = 32_768;

/** Length of the overlap of two parts. Longer than a seed phrase with one word per line. */
const OVERLAP = 4_096;

/**
 * Finds a secret in a text of any length without freezing the page. Long texts are cut at white space, so that a cut
 * leaves no word that is not in the text.
 */
export async function findLongSecret(text: string): Promise<SecretKind | null> {
  let start = 0;
  while (text.length - start > PART_LENGTH) {
    const part = text.slice(start, start + PART_LENGTH);
    const cut = part.search(/\s\S*$/u);
    const length = cut > OVERLAP ? cut : PART_LENGTH;
    const kind = await findSecret(part.slice(0, length));
    if (kind) return kind;
    await new Promise((resolve) => setTimeout(resolve));
    const overlap = part.slice(length - OVERLAP, length).search(/\s/u);
    start += length - OVERLAP + Math.max(0, overlap);
  }
  return findSecret(text.slice(start));
}
