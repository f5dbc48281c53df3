// Chooses the headline of a name from any report. Full reports have details that consolidated reports lack.

import type { FindingStatus } from '../../contract/finding.ts';
import type { NameGuardReport } from '../../contract/reports.ts';
import { type HeadlinePart, type Statement, say } from '../statement.ts';
import { DETAIL_WORDS, findWriting, REJECTED_EVIDENCE } from './detail-words.ts';
import {
  addEvidence,
  chooseFirstHeadline,
  type Extras,
  type FirstFound,
  type Headline,
  type NameHeadline,
} from './first-headline.ts';
import { HEADLINE_WORDS } from './headline-words.ts';
import { getRatingTone } from './rating-words.ts';
import { type AnyNameReport, getMeantName, isFull } from './report-facts.ts';
import { findRejection } from './spelling-facts.ts';

export { type AnyNameReport, getMeantName, type Headline, type HeadlinePart, type NameHeadline };

const WORDS = { ...HEADLINE_WORDS, ...DETAIL_WORDS } as const;

/** A headline as data. */
type HeadlineStatement = Statement<typeof WORDS>;

type Found = HeadlineStatement & Extras;

/** Adds details to a headline, or returns it unchanged. */
type Refine = (report: NameGuardReport, found: FirstFound) => Found;

/** Headlines to which a full report adds details. */
const REFINED: Readonly<Partial<Record<FirstFound['code'], Refine>>> = {
  not_this: (report, found) =>
    findRejection(report) ? addEvidence(found, REJECTED_EVIDENCE) : found,
  not_used: (report, found) => {
    const rejection = findRejection(report);
    return rejection
      ? { ...found, code: 'rejected', args: {}, evidence: rejection.message }
      : { ...found, code: 'changed', args: {} };
  },
  reads_like_other: ({ canonical_name: name }, found) =>
    name === null ? found : { ...found, code: 'reads_like', args: { name } },
  nothing_found: (report, found) =>
    found.evidence ? found : (findWriting(report.labels ?? []) ?? found),
};

/**
 * Returns the headline of a verdict. The headline of a consolidated report says
 * less than the headline of the full report but never contradicts it.
 *
 * @param normalForm name that ENSIP-15 normalizes this name to, if the caller knows it
 */
export function getHeadline(report: AnyNameReport, normalForm: string | null = null): NameHeadline {
  const first = chooseFirstHeadline(report, normalForm);
  const refine = isFull(report) ? REFINED[first.code] : undefined;
  const found = isFull(report) && refine ? refine(report, first) : first;
  return { evidence: null, ...found, parts: sayHeadline(found) };
}

/** Puts the code and the arguments of a headline into words. */
export function sayHeadline({
  code,
  args,
}: Pick<NameHeadline, 'code' | 'args'>): readonly HeadlinePart[] {
  return say(WORDS, { code, args } as HeadlineStatement);
}

/** Joins the parts of a headline into one line of text. */
export function formatHeadlineParts(parts: readonly HeadlinePart[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : part.name)).join('');
}

/**
 * Formats the headline of a report as one line of text.
 *
 * @example formatHeadline(report) // 'Don’t send. This is not vitalik.eth.'
 */
export function formatHeadline(report: AnyNameReport): string {
  return formatHeadlineParts(getHeadline(report).parts);
}

/**
 * Returns the status to show for a name in a text or on a page. Unlike the rating, the status is `info` if the headline
 * states a harmless fact. For example, `Vitalik.eth` is the name `vitalik.eth`, and `coinbase-fan.eth` contains a known
 * name.
 */
export function getNotedStatus(report: AnyNameReport): FindingStatus {
  const status = getHeadline(report).tone ?? getRatingTone(report.rating);
  return status === 'pass' && report.imitates ? report.imitates.status : status;
}
