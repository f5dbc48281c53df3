// Finds the names in passages of a page and decides which of them get a mark.

import { formatName } from '../../display/format-name.ts';
import { readTarget } from '../../messages/links/judge-link.ts';
import {
  describeMisleadingLink,
  findMisleadingLink,
} from '../../messages/links/misleading-link.ts';
import { findPieces } from '../../messages/pieces/find-pieces.ts';
import { isUnderEth, isUnderTop } from '../../messages/pieces/name-endings.ts';
import type { PastedPiece } from '../../messages/pieces/pasted-text.ts';
import { compareStatuses } from '../../words/names/noted-status.ts';
import type { MarkedName, Passage } from '../extension-messages.ts';
import { createJudge, type InspectNames, type JudgedName } from './display-judged.ts';

/** Judges passages. Returns the names to mark in each passage, in order. */
export async function judgePassages(
  passages: readonly Passage[],
  inspectNames: InspectNames,
): Promise<MarkedName[][]> {
  const found = passages.map(({ text, href, linkText }) => ({
    pieces: findPieces(text).filter(({ names }) => names.some(isUnderTop)),
    linked: href === null ? [] : readTarget(href).names,
    linkText,
  }));
  const names = found.flatMap(({ pieces }) => listNames(pieces));
  const judge = await createJudge(names, inspectNames);
  return Promise.all(
    found.map(async ({ pieces, linked, linkText }) => {
      const marks = await Promise.all(
        pieces.map(
          async (piece) => markLink(piece, linked, linkText) ?? (await markName(piece, judge)),
        ),
      );
      return marks.filter((mark) => mark !== null);
    }),
  );
}

function listNames(pieces: readonly PastedPiece[]): string[] {
  return pieces.flatMap(({ names }) => names.filter(isUnderTop));
}

/** Number of words of a link beside which its name does not say where the link leads: `by nick.eth, 3 days ago`. */
const MAX_WORDS = 3;

/** Checks whether the text of a link is little more than a name. */
function saysOnlyName(linkText: string): boolean {
  return linkText.trim().split(/\s+/u).length < MAX_WORDS;
}

/** Marks a name whose link leads to a different name. Ignores links that also name their target. */
function markLink(
  { start, end, names }: PastedPiece,
  linked: readonly string[],
  linkText: string,
): MarkedName | null {
  if (!saysOnlyName(linkText) || !findMisleadingLink(listNames(findPieces(linkText)), linked)) {
    return null;
  }
  const misleading = findMisleadingLink(names, linked);
  if (!misleading) return null;
  const format = (name: string) => formatName(name).isolated;
  const { headline, evidence } = describeMisleadingLink(misleading, format);
  const { target: name } = misleading;
  const shown = format(name);
  return { start, end, name, shown, status: 'alert', headline, note: evidence, isTrustable: false };
}

/** The name before other labels: `vitalik.eth` in `vitalik.eth.claim.com`. */
const EMBEDDED = /^.*[^.]\.eth(?=\.)/iu;

/** An expression in program code, such as `my_contract.eth`. ENS accepts underscores only at the start of a label. */
const EXPRESSION = /^[A-Za-z\d]+(?:_+[A-Za-z\d]+)+\.eth$/;

/** Checks whether a name is worth a mark. Program code contains many expressions such as `config.eth.web3`. */
async function isRelevant(
  name: string,
  judge: (name: string) => Promise<JudgedName>,
): Promise<boolean> {
  if (EXPRESSION.test(name)) {
    // ENS accepts the same words with hyphens, and then tells whether they imitate a name.
    return (await judge(name)).isImitation || (await judge(name.replaceAll('_', '-'))).isImitation;
  }
  if (isUnderEth(name)) return true;
  const [embedded] = EMBEDDED.exec(name) ?? [];
  return embedded !== undefined && (await judge(embedded.toLowerCase())).isKnown;
}

/** Shortened names, such as `vital….eth`. */
const ELLIPSIS = /…/u;

/** Marks the worst reading of a name. */
async function markName(
  { start, end, names }: PastedPiece,
  judge: (name: string) => Promise<JudgedName>,
): Promise<MarkedName | null> {
  let worst: MarkedName | null = null;
  for (const name of names.filter((each) => isUnderTop(each) && !ELLIPSIS.test(each))) {
    if (!(await isRelevant(name, judge))) continue;
    const { status, headline, note, isAccepted } = await judge(name);
    if (status === 'pass' || (worst && compareStatuses(status, worst.status) >= 0)) continue;
    const shown = formatName(name).isolated;
    worst = { start, end, name, shown, status, headline, note, isTrustable: isAccepted };
  }
  return worst;
}
