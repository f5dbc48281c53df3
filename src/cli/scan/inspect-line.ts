import { DECEPTIVE_DOT_MESSAGE, findDeceptiveDot } from '../../messages/deceptive-dots.ts';
import { ALL_CONTROLS, type DirectionControls } from '../../messages/hidden/direction-controls.ts';
import type { HiddenInLine } from '../../messages/hidden/find-hidden.ts';
import type { HiddenRun } from '../../messages/hidden/hidden-runs.ts';
import { describeControls } from '../../messages/hidden/hidden-words.ts';
import { findPieces } from '../../messages/pieces/find-pieces.ts';
import { isLink } from '../../messages/pieces/open-link.ts';
import type { PastedPiece } from '../../messages/pieces/pasted-text.ts';
import { cutText } from './cut-text.ts';
import { describeCharacters, describeRuns } from './describe-hidden.ts';
import type { JudgeAddress } from './judge-addresses.ts';
import type { JudgeNames } from './judge-found-names.ts';
import type { FoundPart } from './scan-finding.ts';

/** Judges what is found in a line. */
export interface Judges {
  readonly judgeNames: JudgeNames;
  readonly judgeAddress: JudgeAddress;
  /** Whether to also report findings that are only worth knowing. */
  readonly reportsAll: boolean;
}

/** A line or a part of a line. */
export interface InspectedLine {
  readonly text: string;
  /** Index from which unseen characters are reported. */
  readonly from: number;
  /** Whether the text may contain a name or an address. */
  readonly mayHaveName: boolean;
  readonly hidden: HiddenInLine;
}

/** Finds everything to report in a line, in text order. */
export function inspectLine(
  { text, from, mayHaveName, hidden: { runs, controls } }: InspectedLine,
  judges: Judges,
): FoundPart[] {
  const pieces = mayHaveName ? findPieces(text) : [];
  const parts = pieces.flatMap((piece) => judgePiece(piece, text, judges));
  const hidden = groupRuns(runs, from, parts).map((group) => describeRuns(text, group));
  return [...parts, ...listControls(text, controls), ...hidden]
    .filter(({ status }) => status !== 'info' || judges.reportsAll)
    .sort((a, b) => a.start - b.start);
}

function judgePiece(
  piece: PastedPiece,
  text: string,
  { judgeNames, judgeAddress }: Judges,
): FoundPart[] {
  const address = judgeAddress(piece);
  const verdict = piece.names.length > 0 ? judgeNames(piece.names) : null;
  const parts: FoundPart[] = address ? [address] : [];
  const dot = verdict ? null : findDeceptiveDot(text, piece);
  if (dot !== null) {
    const { start, end } = piece;
    parts.push({
      rule: 'risky-name',
      status: 'warn',
      start,
      end,
      text: cutText(text.slice(start, end)),
      message: DECEPTIVE_DOT_MESSAGE,
      evidence: describeCharacters([dot]),
    });
  }
  if (verdict) {
    const inLink = isLink(piece) ? text.slice(piece.start, piece.end).indexOf(verdict.text) : -1;
    const start = piece.start + Math.max(inLink, 0);
    const end = inLink < 0 ? piece.end : start + verdict.text.length;
    parts.push({ rule: 'risky-name', start, end, ...verdict, text: cutText(verdict.text) });
  }
  return parts;
}

function listControls(text: string, controls: DirectionControls | null): FoundPart[] {
  if (!controls?.status) return [];
  const { start, end, status } = controls;
  const reported = text.slice(start, end);
  const evidence = describeCharacters(reported.match(ALL_CONTROLS) ?? []);
  const found = { status, start, end, text: cutText(reported), evidence };
  return [{ ...describeControls(controls), ...found }];
}

/** Groups the hidden characters outside reported names by rule and status. */
function groupRuns(
  runs: readonly HiddenRun[],
  from: number,
  parts: readonly FoundPart[],
): HiddenRun[][] {
  const groups = new Map<string, HiddenRun[]>();
  for (const run of runs) {
    if (run.start < from || run.status === null) continue;
    if (parts.some(({ start, end }) => start <= run.start && run.start < end)) continue;
    const key = `${run.rule} ${run.status}`;
    const group = groups.get(key);
    if (group) group.push(run);
    else groups.set(key, [run]);
  }
  return [...groups.values()];
}
