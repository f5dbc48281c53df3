import { quoteGraphemes } from '../../engine/checks/format.ts';
import { findPieces } from '../../lists/pasted/find-pieces.ts';
import { isLink } from '../../lists/pasted/open-link.ts';
import type { PastedPiece } from '../../lists/pasted/pasted-text.ts';
import { REJECTION_REASONS } from '../../lists/readers/rejected-line.ts';
import { UNSEEN } from './candidate-lines.ts';
import { cutText } from './cut-text.ts';
import { judgeDirectionControls } from './direction-controls.ts';
import { findHiddenRuns, type HiddenRun } from './hidden-runs.ts';
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

/** Number of characters that are shown on each side of hidden characters. */
const CONTEXT = 20;

const HIDDEN_MESSAGES: Readonly<Record<HiddenRun['rule'], string>> = {
  'hidden-text': 'Hidden characters can contain a message that nobody sees.',
  'hidden-character': 'The text contains a hidden character.',
  'control-character': 'The text contains a control character.',
};

/** A line or a part of a line. */
export interface InspectedLine {
  readonly text: string;
  /** Index from which unseen characters are reported. */
  readonly from: number;
  /** Whether the text may contain a name or an address. */
  readonly mayHaveName: boolean;
  /** Whether the text is only a part of a line. */
  readonly isCut: boolean;
}

/** Finds everything that is reported in a line, in the order of the text. */
export function inspectLine(
  { text, from, mayHaveName, isCut }: InspectedLine,
  judges: Judges,
): FoundPart[] {
  const pieces = mayHaveName ? findPieces(text) : [];
  const parts = pieces.flatMap((piece) => judgePiece(piece, text, judges));
  const unseen = UNSEEN.test(text)
    ? [...describeControls(text, from, isCut), ...describeHidden(text, from, parts)]
    : [];
  return [...parts, ...unseen]
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
  if (verdict) {
    const inLink = isLink(piece) ? text.slice(piece.start, piece.end).indexOf(verdict.text) : -1;
    const start = piece.start + Math.max(inLink, 0);
    const end = inLink < 0 ? piece.end : start + verdict.text.length;
    parts.push({ rule: 'risky-name', start, end, ...verdict, text: cutText(verdict.text) });
  }
  return parts;
}

function describeControls(text: string, from: number, isCut: boolean): FoundPart[] {
  const controls = judgeDirectionControls(text.slice(from), isCut);
  if (!controls?.status) return [];
  const { status } = controls;
  const start = from + controls.start;
  const end = from + controls.end;
  return [
    {
      rule: 'direction-control',
      status,
      start,
      end,
      text: cutText(text.slice(start, end)),
      message: REJECTION_REASONS.reversed,
      evidence: describeCharacters(text.slice(start, end).match(/[\u202a-\u202e\u2066-\u2069]/gu)),
    },
  ];
}

/** Describes the hidden characters outside reported names: one finding for each rule and status. */
function describeHidden(text: string, from: number, parts: readonly FoundPart[]): FoundPart[] {
  const groups = new Map<string, HiddenRun[]>();
  for (const run of findHiddenRuns(text)) {
    if (run.start < from || parts.some(({ start, end }) => start <= run.start && run.start < end))
      continue;
    const key = `${run.rule} ${run.status}`;
    const group = groups.get(key);
    if (group) group.push(run);
    else groups.set(key, [run]);
  }
  return Array.from(groups.values(), (runs) => describeRuns(text, runs));
}

function describeRuns(text: string, runs: readonly HiddenRun[]): FoundPart {
  const { start, text: first, rule, status } = runs[0] as HiddenRun;
  const end = start + first.length;
  const before = /\S*$/u.exec(text.slice(Math.max(0, start - CONTEXT), start))?.[0] ?? '';
  const after = /^\S*/u.exec(text.slice(end, end + CONTEXT))?.[0] ?? '';
  return {
    rule,
    status,
    start,
    end,
    text: (before + cutText(first) + after).toWellFormed(),
    message: HIDDEN_MESSAGES[rule],
    evidence: describeCharacters(runs.flatMap((run) => Array.from(run.text))),
  };
}

/** Names hidden characters: `zero-width joiner (U+200D).` */
function describeCharacters(characters: readonly string[] | null): string | null {
  if (characters === null) return null;
  const graphemes = characters.map((grapheme) => ({
    grapheme,
    codePoints: [grapheme.codePointAt(0) as number],
    drawsNothing: true,
    startsWithMark: false,
  }));
  return `${quoteGraphemes(graphemes)}.`;
}
