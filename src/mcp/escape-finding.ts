import type { Finding, Verdict } from '../contract/finding.ts';
import type { ConsolidatedNameGuardReport } from '../contract/reports.ts';
import { formatSafeParts } from '../display/describe-verdict.ts';
import { isAboutName, sayFinding } from '../words/finding-words.ts';
import type { HeadlinePart } from '../words/names/headline.ts';
import { createNameVerdict } from './name-verdict.ts';
import { escapeSentence, quoteText } from './quote-text.ts';
import { createObjectSchema, STATUS, TEXT } from './schemas.ts';

/** A finding in escaped sentences. */
export interface EscapedFinding {
  readonly headline: string;
  readonly evidence: string | null;
}

/**
 * Puts a finding into words. A finding about a name has the headline of the report of this name.
 *
 * @param report report of the name that the finding is about, or null
 */
export function escapeFinding(
  finding: Pick<Finding, 'code' | 'args'>,
  report: ConsolidatedNameGuardReport | null = null,
): EscapedFinding {
  if (report && isAboutName(finding)) {
    const { headline, evidence } = createNameVerdict(report);
    return { headline, evidence };
  }
  const { headline, evidence } = sayFinding(finding);
  // The names in a finding about an address are names that the user trusts.
  const format = 'address' in finding.args ? formatTrusted : formatParts;
  return { headline: format(headline), evidence: evidence && format(evidence) };
}

const formatTrusted = (parts: readonly HeadlinePart[]) => escapeSentence(formatSafeParts(parts));

/** Joins parts. Quotes the names, which are untrusted text. */
const formatParts = (parts: readonly HeadlinePart[]) =>
  parts
    .map((part) => (typeof part === 'string' ? escapeSentence(part) : quoteText(part.name)))
    .join('');

export const ADDRESS_VERDICT_SCHEMA = createObjectSchema({
  address: TEXT,
  status: STATUS,
  headline: TEXT,
  checksum: { type: 'string', enum: ['right', 'wrong', 'absent'] },
});

/** Returns the verdict on an address, as returned by the tools. */
export function createAddressVerdict({ status, code, args }: Verdict) {
  const { headline } = escapeFinding({ code, args });
  return { address: String(args.address), status, headline, checksum: String(args.checksum) };
}
