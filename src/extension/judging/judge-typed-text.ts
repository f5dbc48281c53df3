// Judges what someone typed or pasted, for the popup and the address bar.

import type { Finding } from '../../contract/finding.ts';
import { formatName } from '../../display/format-name.ts';
import { judgeText } from '../../messages/judge-text.ts';
import type { TextContext } from '../../messages/text-context.ts';
import { getNotedStatus } from '../../words/names/headline.ts';
import type { ReadPiece } from '../extension-messages.ts';
import { displayFinding, getSubject } from './display-finding.ts';

/** Maximum number of findings that are shown. The report of the whole text shows the others. */
const MAX_FINDINGS = 20;

/** Judges a text and returns the worst findings first, without repetitions. */
export function judgeTypedText(text: string, context: TextContext): ReadPiece[] {
  const pieces = new Map<string, ReadPiece>();
  for (const finding of judgeText(text, context)) {
    const piece = toPiece(finding, getSubject(finding, text), context);
    const key = `${piece.name}\n${piece.headline}`;
    if (!pieces.has(key)) pieces.set(key, piece);
    if (pieces.size === MAX_FINDINGS) break;
  }
  return [...pieces.values()];
}

/** Judges one name. Returns undefined if the name is not valid Unicode. */
export function judgeTypedName(name: string, context: TextContext): ReadPiece | undefined {
  const report = context.inspectName(name);
  const verdict = report && {
    status: getNotedStatus(report),
    code: 'name',
    args: { judged: name },
  };
  return verdict ? toPiece(verdict, name, context) : undefined;
}

function toPiece(
  finding: Pick<Finding, 'status' | 'code' | 'args'>,
  name: string,
  context: TextContext,
): ReadPiece {
  const { status, code } = finding;
  return {
    name,
    text: formatName(name).isolated,
    status,
    code,
    ...displayFinding(finding, context),
  };
}
