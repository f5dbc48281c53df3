// Judges passages of a page for its marks, and what someone typed or pasted for the popup and the address bar.

import type { Finding } from '../contract/finding.ts';
import {
  describeVerdict,
  formatSafeParts,
  isolateReordering,
} from '../display/describe-verdict.ts';
import { formatName } from '../display/format-name.ts';
import { judgePassage } from '../messages/judge-passage.ts';
import { judgeText } from '../messages/judge-text.ts';
import { isUnderEth } from '../messages/pieces/name-endings.ts';
import type { TextContext } from '../messages/text-context.ts';
import { isAboutName, sayFinding } from '../words/finding-words.ts';
import { getNotedStatus } from '../words/names/headline.ts';
import type {
  MarkedName,
  MarkStatus,
  Passage,
  ReadPiece,
  ShownFinding,
} from './extension-messages.ts';

/** Judges passages. Returns the marks of each passage, in order. */
export function judgePassages(passages: readonly Passage[], context: TextContext): MarkedName[][] {
  return passages.map(({ text, href, linkText }) => {
    const link = href === null ? null : { text: linkText, target: href };
    const marked: Finding[] = [];
    for (const finding of judgePassage(text, link, context)) {
      // The worst findings come first, and each place has one mark.
      const isFree = marked.every(
        ({ start, end }) =>
          start !== finding.start && (finding.end <= start || end <= finding.start),
      );
      if (isFree && isMarked(finding, context)) marked.push(finding);
    }
    return marked
      .sort((a, b) => a.start - b.start)
      .map((finding) => createMark(finding, text, context));
  });
}

/**
 * Checks whether a finding is worth a mark. Leaves out harmless findings, except those about names under `eth`, and parts
 * of program code such as `config.eth.web3`, which have a milder status than the name alone.
 */
function isMarked({ subject, status, args }: Finding, { inspectName }: TextContext): boolean {
  if (status !== 'info') return status !== 'pass';
  const name = String(args.judged);
  const report = subject === 'name' && isUnderEth(name) ? inspectName(name) : null;
  return report !== null && getNotedStatus(report) === 'info';
}

function createMark(finding: Finding, text: string, context: TextContext): MarkedName {
  const { start, end, subject, status } = finding;
  const name = getSubject(finding, text);
  const report = subject === 'name' ? context.inspectName(name) : null;
  return {
    start,
    end,
    status: status as MarkStatus,
    ...showFinding(finding, name, context),
    isTrustable: report?.inspected === true && report.normalization === 'normalized',
  };
}

/** Maximum number of findings that are shown. The report of the whole text shows the others. */
const MAX_FINDINGS = 20;

/** Judges a text and returns the worst findings first, without repetitions. */
export function judgeTypedText(text: string, context: TextContext): ReadPiece[] {
  const pieces = new Map<string, ReadPiece>();
  for (const finding of judgeText(text, context)) {
    const { status, code } = finding;
    const piece = { status, code, ...showFinding(finding, getSubject(finding, text), context) };
    const key = `${piece.name}\n${piece.headline}`;
    if (!pieces.has(key)) pieces.set(key, piece);
    if (pieces.size === MAX_FINDINGS) break;
  }
  return [...pieces.values()];
}

/** Judges one name. Returns undefined if the name is not valid Unicode. */
export function judgeTypedName(name: string, context: TextContext): ReadPiece | undefined {
  const report = context.inspectName(name);
  if (!report) return undefined;
  const verdict = { code: 'name', args: { judged: name } };
  return { status: getNotedStatus(report), code: 'name', ...showFinding(verdict, name, context) };
}

/** Returns the name, host or address that a finding is about, or else the text at its place. */
function getSubject({ args, start, end }: Finding, text: string): string {
  return String(args.judged ?? args.target ?? args.host ?? args.address ?? text.slice(start, end));
}

/** Puts a finding into words that are safe to show. A name has the headline of its report. */
function showFinding(
  finding: Pick<Finding, 'code' | 'args'>,
  name: string,
  { inspectName }: TextContext,
): ShownFinding {
  const subject = { name, shown: formatName(name).isolated };
  const report = isAboutName(finding) ? inspectName(String(finding.args.judged)) : null;
  if (report) {
    const { headline, evidence } = describeVerdict(report);
    return { ...subject, headline, note: evidence };
  }
  const { headline, evidence } = sayFinding(finding);
  return {
    ...subject,
    headline: isolateReordering(formatSafeParts(headline)),
    note: evidence && isolateReordering(formatSafeParts(evidence)),
  };
}
