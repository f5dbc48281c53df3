import type { CheckCode } from '../../contract/checks.ts';
import { RATING_ALERT, RATING_PASS } from '../../contract/rating.ts';
import { capitalize } from '../../primitives/capitalize.ts';
import { isAddress } from '../../primitives/is-address.ts';
import { describeKnownName } from './describe-known-name.ts';
import { describeSpelling } from './describe-spelling.ts';
import { CALM_WORDS, IMITATION_WORDS } from './imitation-words.ts';
import { isRisk } from './rating-words.ts';
import {
  type AnyNameReport,
  describeNamingSystem,
  findChange,
  findNormalForm,
  findRisk,
  findUnaccentedName,
  getMeantName,
  hasKeyboardSpelling,
  hasRisk,
  hidesOnlySpaces,
  isFull,
} from './report-facts.ts';

export { type AnyNameReport, getMeantName };

/** Text, or a name that is displayed differently from the text around it. */
export type HeadlinePart = string | { readonly name: string };

/** The conclusion about a name. */
export interface Headline {
  readonly parts: readonly HeadlinePart[];
  /** Sentence that supports the headline, or null if the headline says everything. */
  readonly evidence: string | null;
  /** Check whose risk the headline and its evidence describe. Omitted if they do not describe a risk. */
  readonly check?: CheckCode;
  /** Tone of the headline, if it differs from the tone of the rating. */
  readonly tone?: 'info' | 'alert';
}

interface Facts {
  readonly report: AnyNameReport;
  /** Name that ENSIP-15 normalizes this name to, or null if unknown. */
  readonly normalForm: string | null;
}

/** Returns the headline, or null if the rule does not apply to the name. */
type Rule = (facts: Facts) => Headline | null;

/**
 * Headline rules, sorted by priority. The first rule that applies to a name determines its headline. Alerts start with
 * “Don’t send.”, and most warnings start with “Look closely:”.
 */
const RULES: readonly Rule[] = [
  ({ report }) =>
    report.name === ''
      ? { parts: ['This is the root of all names.'], evidence: null, tone: 'info' }
      : null,
  ({ report }) =>
    report.inspected
      ? null
      : warn(report, ['this name is too long to check.'], report.highest_risk?.check),
  ({ report }) =>
    isAddress(report.name)
      ? { parts: ['This is an address, not a name.'], evidence: null, tone: 'info' }
      : null,
  ({ report }) => {
    const found = findRisk(report, 'invisible');
    const what = hidesOnlySpaces(report.name) ? 'contains a space' : 'hides a character';
    return found && warn(report, [`this name ${what}.`], 'invisible');
  },
  ({ report, normalForm }) => {
    const { imitates } = report;
    if (imitates?.status !== 'alert' || imitates.name === null) return null;
    const isRefused = isFull(report) && hasRisk(report, 'normalized') && !findChange(report);
    const note =
      normalForm !== null
        ? `ENS reads this name as “${normalForm}”.`
        : isRefused
          ? 'ENS doesn’t accept this spelling.'
          : null;
    const { evidence, ...rest } = warnOfImitation(report, [
      'this is not ',
      { name: imitates.name },
      '.',
    ]);
    return { ...rest, evidence: note === null ? evidence : `${evidence} ${note}` };
  },
  ({ report }) =>
    report.imitates?.kind === 'address' && isRisk(report.imitates.status)
      ? warnOfImitation(report, ['this name poses as an address.'])
      : null,
  ({ report, normalForm }) =>
    normalForm !== null && hasKeyboardSpelling(report, normalForm)
      ? {
          parts: ['Use ', { name: normalForm }, '.'],
          evidence: 'It is the same name as ENS writes it.',
          check: 'normalized',
          tone: 'info',
        }
      : null,
  ({ report, normalForm }) => {
    if (!hasRisk(report, 'normalized')) return null;
    if (normalForm !== null) {
      return warn(report, ['ENS changes this name to ', { name: normalForm }, '.'], 'normalized');
    }
    return findChange(report)
      ? warn(report, ['ENS changes this name.'], 'normalized')
      : withReason(report, warn(report, ['ENS doesn’t accept this spelling.'], 'normalized'));
  },
  ({ report }) =>
    hasRisk(report, 'unknown_label')
      ? warn(report, ['part of this name is unknown.'], 'unknown_label')
      : null,
  ({ report }) => {
    const { imitates } = report;
    if (imitates?.status !== 'warn' || imitates.name === null) return null;
    const words = IMITATION_WORDS[imitates.kind].toLowerCase();
    return warnOfImitation(report, [`${words} `, { name: imitates.name }, '.']);
  },
  ({ report }) => {
    if (!hasRisk(report, 'impersonation_risk')) return null;
    const other = isFull(report) ? report.canonical_name : null;
    const parts =
      other === null ? ['reads like another name.'] : ['reads like ', { name: other }, '.'];
    return warn(report, parts, 'impersonation_risk');
  },
  ({ report }) => {
    const meant = getMeantName(report);
    if (meant === null) return null;
    const parts = ['you probably want ', { name: meant }, '.'];
    return {
      ...warn(report, parts, 'decentralized_name'),
      evidence: 'This name doesn’t end in “.eth”.',
    };
  },
  ({ report }) => {
    const evidence = describeNamingSystem(report);
    return evidence === null
      ? null
      : { parts: ['Not an ENS name.'], evidence, check: 'decentralized_name' };
  },
  // Only facts from the chain lead to this risk of a name under “eth”.
  ({ report }) =>
    hasRisk(report, 'decentralized_name')
      ? warn(report, ['someone else can take this name.'], 'decentralized_name')
      : null,
  ({ report }) =>
    report.rating > RATING_PASS
      ? warn(report, ['the writing is unusual.'], report.highest_risk?.check)
      : null,
  ({ report }) => describeKnownName(report),
  ({ report: { imitates } }) =>
    imitates !== null && imitates.name !== null && imitates.kind in CALM_WORDS
      ? {
          parts: [
            `${CALM_WORDS[imitates.kind]} `,
            { name: imitates.name },
            ', but is another name.',
          ],
          evidence: capitalize(`${imitates.evidence}.`),
        }
      : null,
  ({ report }) => {
    const other = isFull(report) ? findUnaccentedName(report) : null;
    return other === null
      ? null
      : { parts: ['Reads like ', { name: other }, ', but is another name.'], evidence: null };
  },
  ({ report }) => {
    const spelling = isFull(report) ? describeSpelling(report.labels ?? []) : null;
    return spelling === null ? null : { parts: [`${spelling}.`], evidence: null };
  },
];

const NOTHING_FOUND: Headline = { parts: ['No problem found in the spelling.'], evidence: null };

/**
 * Returns the headline of a verdict. The headline of a consolidated report says
 * less than the headline of the full report but never contradicts it.
 *
 * @param normalForm name that ENSIP-15 normalizes this name to, if the caller knows it
 */
export function getHeadline(report: AnyNameReport, normalForm: string | null = null): Headline {
  const facts = { report, normalForm: normalForm ?? findNormalForm(report) };
  for (const write of RULES) {
    const headline = write(facts);
    if (headline !== null) return headline;
  }
  return NOTHING_FOUND;
}

/** Creates the headline of a risk. It starts with what the user should do. The message of the check is the evidence. */
function warn(
  report: AnyNameReport,
  parts: readonly HeadlinePart[],
  check: CheckCode | undefined,
): Headline {
  const [first = '', ...rest] = parts;
  const words = typeof first === 'string' ? first : first.name;
  const start =
    report.rating === RATING_ALERT ? `Don’t send. ${capitalize(words)}` : `Look closely: ${words}`;
  const { message = '' } = (check && findRisk(report, check)) ?? {};
  // The headline “This name hides a character” already says what the removed part of the message says.
  const evidence = capitalize(message.replace(/^Hidden characters?: /u, ''));
  return {
    parts: [start, ...rest],
    evidence: evidence === '' ? null : evidence,
    ...(check && { check }),
  };
}

function warnOfImitation(report: AnyNameReport, parts: readonly HeadlinePart[]): Headline {
  return {
    ...warn(report, parts, 'impersonation_risk'),
    evidence: capitalize(`${report.imitates?.evidence}.`),
  };
}

/** Replaces the evidence with the reason why ENSIP-15 rejects a label. Only full reports contain this reason. */
function withReason(report: AnyNameReport, headline: Headline): Headline {
  const labels = isFull(report) ? (report.labels ?? []) : [];
  const error = labels.find((label) => label.normalization_error)?.normalization_error;
  return error ? { ...headline, evidence: error.message } : headline;
}
