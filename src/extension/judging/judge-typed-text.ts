// Judges what someone typed or pasted, for the popup and the address bar.

import { formatName } from '../../display/format-name.ts';
import { readPasted } from '../../messages/pieces/read-pasted.ts';
import { compareStatuses } from '../../words/names/noted-status.ts';
import type { ReadPiece } from '../extension-messages.ts';
import { createJudge, type InspectNames } from './display-judged.ts';

/** Maximum number of names that are judged. The report of the whole text shows the other names. */
const MAX_NAMES = 20;

/**
 * Judges the names of a text and returns the worst first. A text that can only be a single name is judged unchanged.
 */
export async function judgeText(text: string, inspectNames: InspectNames): Promise<ReadPiece[]> {
  const names = (readPasted(text)?.names ?? [text]).slice(0, MAX_NAMES);
  const judged = await judgeNames(names, inspectNames);
  return judged.sort((a, b) => compareStatuses(a.status, b.status));
}

/** Judges names and keeps their order. */
export async function judgeNames(
  names: readonly string[],
  inspectNames: InspectNames,
): Promise<ReadPiece[]> {
  const judge = await createJudge(names, inspectNames);
  return Promise.all(
    names.map(async (name) => {
      const { status, headline, note } = await judge(name);
      return { name, text: formatName(name).isolated, status, headline, note };
    }),
  );
}
