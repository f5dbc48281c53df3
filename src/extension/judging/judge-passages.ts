// Judges passages of a page and decides which findings get a mark.

import type { Finding } from '../../contract/finding.ts';
import { formatName } from '../../display/format-name.ts';
import { judgePassage } from '../../messages/judge-passage.ts';
import { isUnderEth } from '../../messages/pieces/name-endings.ts';
import type { TextContext } from '../../messages/text-context.ts';
import { getNotedStatus } from '../../words/names/headline.ts';
import type { MarkedName, MarkStatus, Passage } from '../extension-messages.ts';
import { displayFinding, getSubject } from './display-finding.ts';

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
    name,
    shown: formatName(name).isolated,
    status: status as MarkStatus,
    ...displayFinding(finding, context),
    isTrustable: report?.inspected === true && report.normalization === 'normalized',
  };
}
