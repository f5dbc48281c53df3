import { FINDING_STATUSES, type Finding } from '../contract/finding.ts';
import type { TextContext } from './text-context.ts';
import { createTextJudge } from './text-judge.ts';

/**
 * Judges everything in a text: names, addresses, links, hosts, chains and hidden characters. The worst findings come
 * first, then those that stand first in the text.
 *
 * @example judgeText('Pay vitalìk.eth', context) // [{ subject: 'name', status: 'alert', start: 4, end: 15, … }]
 */
export function judgeText(text: string, context: TextContext): Finding[] {
  const judge = createTextJudge(context);
  return sortFindings([...judge.push(text), ...judge.end()]).map(
    ({ line, column, around, at, ...finding }) => finding,
  );
}

/** Sorts findings: worst first, then in the order of the text. */
export function sortFindings<T extends Finding>(findings: readonly T[]): T[] {
  const rank = ({ status }: T) => FINDING_STATUSES.indexOf(status);
  return findings.toSorted((a, b) => rank(a) - rank(b) || a.start - b.start);
}
