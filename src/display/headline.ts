import type { CheckCode, GenericCheckResult } from '../contract/checks.ts';
import { RATING_PASS } from '../contract/rating.ts';
import type { ConsolidatedNameGuardReport, NameGuardReport } from '../contract/reports.ts';
import { isAddress } from '../primitives/is-address.ts';
import { splitHidden } from '../primitives/split-hidden.ts';
import { describeSpelling } from './describe-spelling.ts';
import { IMITATION_WORDS } from './imitation-words.ts';
import { isRisk } from './rating-words.ts';

/** The report of a name, consolidated at first and then full. */
export type AnyNameReport = ConsolidatedNameGuardReport | NameGuardReport;

/** Words of the page, or a name that is set off from them. */
export type HeadlinePart = string | { readonly name: string };

/** The one conclusion about a name. */
export interface Headline {
  readonly parts: readonly HeadlinePart[];
  /** What it rests on, as a sentence; null where there is no more to say. */
  readonly evidence: string | null;
}

interface Facts {
  readonly report: AnyNameReport;
  /** What ENSIP-15 makes of the name, as far as that is known. */
  readonly normalForm: string | null;
}

interface Rule {
  /** The words for a name that the rule is about; null for any other. */
  write(facts: Facts): readonly HeadlinePart[] | null;
  /** Which evidence stands under it; none where the words say all. */
  evidence?: 'imitation' | 'check';
}

/** In order: the first that is about the name writes its headline. */
const RULES: readonly Rule[] = [
  {
    write: ({ report }) => when(!report.inspected, 'Too long to judge'),
    evidence: 'check',
  },
  { write: ({ report }) => when(isAddress(report.name), 'This is an address, not a name') },
  {
    write: ({ report }) =>
      when(
        hasRisk(report, 'invisible'),
        hidesSpacesAlone(report.name) ? 'Contains a space' : 'Hides a character',
      ),
    evidence: 'check',
  },
  {
    write({ report, normalForm }) {
      const { imitates, normalization } = report;
      if (imitates?.status !== 'alert' || imitates.name === null) return null;
      const name = { name: imitates.name };
      if (normalForm !== null) {
        const verb = imitates.kind === 'identical_look' ? 'Looks like ' : 'Imitates ';
        return [verb, name, '; ENS would read it as ', { name: normalForm }];
      }
      return normalization === 'unnormalized' && isFull(report)
        ? ['Imitates ', name, '; ENS does not accept this spelling']
        : ['Imitates ', name];
    },
    evidence: 'imitation',
  },
  {
    write: ({ report: { imitates } }) =>
      when(imitates?.kind === 'address' && isRisk(imitates.status), IMITATION_WORDS.address),
    evidence: 'imitation',
  },
  {
    write({ report, normalForm }) {
      if (!hasRisk(report, 'normalized')) return null;
      if (normalForm !== null) return ['ENS changes this name to ', { name: normalForm }];
      return isFull(report)
        ? ['ENS does not accept this name']
        : ['ENS does not accept this name as it stands'];
    },
    evidence: 'check',
  },
  {
    write: ({ report }) => when(hasRisk(report, 'unknown_label'), 'Part of this name is unknown'),
    evidence: 'check',
  },
  {
    write: ({ report: { imitates } }) =>
      imitates?.status === 'warn' && imitates.name !== null
        ? [`${IMITATION_WORDS[imitates.kind]} `, { name: imitates.name }]
        : null,
    evidence: 'imitation',
  },
  {
    write({ report }) {
      if (!hasRisk(report, 'impersonation_risk')) return null;
      return isFull(report) && report.canonical_name !== null
        ? ['Reads like ', { name: report.canonical_name }, ', but is another name']
        : ['Reads like another name'];
    },
  },
  {
    write({ report }) {
      const meant = getMeantName(report);
      return meant === null ? null : ['Not under .eth; ', { name: meant }, ' was probably meant'];
    },
  },
  {
    write: ({ report }) => when(report.rating > RATING_PASS, 'Unusual writing'),
    evidence: 'check',
  },
  { write: ({ report }) => writeKnown(report) },
  {
    write({ report }) {
      const spelling = isFull(report) ? describeSpelling(report.labels ?? []) : null;
      return spelling === null ? null : [spelling];
    },
  },
];

const NOTHING_FOUND: Headline = { parts: ['No problem found in the spelling'], evidence: null };

/**
 * The headline of a verdict: the first thing found in the order of severity, never more than was looked at. That of a
 * consolidated report says less than that of the full one, and nothing else.
 *
 * @param normalForm what ENSIP-15 makes of the name, where that is known beside its report
 */
export function getHeadline(report: AnyNameReport, normalForm: string | null = null): Headline {
  const facts = { report, normalForm: normalForm ?? findNormalForm(report) };
  for (const { write, evidence } of RULES) {
    const parts = write(facts);
    if (parts === null) continue;
    return { parts, evidence: evidence === undefined ? null : getEvidence(report, evidence) };
  }
  return NOTHING_FOUND;
}

/** The name that a reader may have meant; null where nothing says so. */
export function getMeantName(report: AnyNameReport): string | null {
  const { imitates, name } = report;
  if (imitates !== null && isRisk(imitates.status)) return imitates.name;
  return hasRisk(report, 'decentralized_name') ? name.replace(/[^.]*$/u, 'eth') : null;
}

/** Spaces within a text are seen, though ENS accepts none; at its ends they are not. */
function hidesSpacesAlone(name: string): boolean {
  const hidden = splitHidden(name).filter(({ isHidden }) => isHidden);
  return hidden.length > 0 && name.trim() === name && hidden.every(({ text }) => text === ' ');
}

function when(holds: boolean, words: string): readonly HeadlinePart[] | null {
  return holds ? [words] : null;
}

function writeKnown({ known, name }: AnyNameReport): readonly HeadlinePart[] | null {
  if (known === null) return null;
  if (name.endsWith(`.${known.name}`)) return ['A subname of ', { name: known.name }];
  if (!name.includes('.') && known.name.includes('.')) {
    const owner =
      known.category === 'watchlist'
        ? 'a name on your watchlist'
        : `the known name of ${known.title} (${known.category})`;
    return ['Only the first part of ', { name: known.name }, `, ${owner}`];
  }
  if (known.category === 'watchlist') return ['Spelled exactly like a name on your watchlist'];
  return [`Spelled exactly like the known name of ${known.title} (${known.category})`];
}

/** What ENSIP-15 makes of the name, where its report says so: it is that of a known name. */
function findNormalForm({ name, normalization, known }: AnyNameReport): string | null {
  if (normalization !== 'unnormalized' || known === null) return null;
  return name.split('.').length === known.name.split('.').length ? known.name : null;
}

function getEvidence(report: AnyNameReport, kind: 'imitation' | 'check'): string | null {
  // “Hides a character” says it already.
  const words =
    kind === 'check'
      ? report.highest_risk?.message.replace(/^Hidden characters?: /u, '')
      : report.imitates && `${report.imitates.evidence}.`;
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : null;
}

function isFull(report: AnyNameReport): report is NameGuardReport {
  return 'checks' in report;
}

/** Consolidated reports tell the highest risk alone. */
function hasRisk(report: AnyNameReport, code: CheckCode): boolean {
  const known: readonly (GenericCheckResult | null)[] = isFull(report)
    ? report.checks
    : [report.highest_risk];
  return known.some((result) => result?.check === code && isRisk(result.status));
}
