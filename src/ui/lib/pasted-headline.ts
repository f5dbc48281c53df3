import type { PastedKind, PastedText } from '../../client/pasted/read-pasted.ts';
import type { NameEvidence } from '../../client/queries/name-evidence.ts';
import { type AnyNameReport, getHeadline, type Headline } from '../../display/headline.ts';
import { isAddress } from '../../primitives/is-address.ts';

/** What is known of a name beside its report, once its evidence is gathered. */
export type HeadlineContext = Partial<Pick<NameEvidence, 'normalForm' | 'pasted'>>;

/** What counts before all that was found: a verdict on a name would miss the point. */
const NO_NAMES: Partial<Record<PastedKind, string>> = {
  address: 'This is an address, not a name',
  hash: 'This is a hash or a key, not a name',
  text: 'There is more here than a name',
  link: 'This is a link, not a name',
  email: 'This is an e-mail address, not a name',
  list: 'These are several names',
};

/** Whether a text is no single name, and nothing can be sent to it. */
export function isNoName(name: string, pasted: PastedText | null = null): boolean {
  return isAddress(name) || (pasted !== null && pasted.kind in NO_NAMES);
}

/** The headline of what was entered: that it is no single name comes before the verdict on one. */
export function getPastedHeadline(
  report: AnyNameReport,
  { normalForm = null, pasted = null }: HeadlineContext = {},
): Headline {
  const noName = pasted && NO_NAMES[pasted.kind];
  return noName ? { parts: [noName], evidence: null } : getHeadline(report, normalForm);
}
