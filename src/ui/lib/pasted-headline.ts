import { RATING_PASS } from '../../contract/rating.ts';
import type { NameEvidence } from '../../evidence/name-evidence.ts';
import type { PastedKind, PastedText } from '../../messages/pieces/read-pasted.ts';
import { isAddress } from '../../primitives/is-address.ts';
import { type AnyNameReport, getHeadline, type Headline } from '../../words/names/headline.ts';

/** Facts from the evidence of a name that the headline uses. */
export interface HeadlineContext extends Partial<Pick<NameEvidence, 'normalForm' | 'pasted'>> {
  /** Warning from the chain. The warning replaces the headline of a name whose spelling has no risk. */
  readonly chain?: Headline | null;
}

/** Headlines for pasted text that is not a single name. They replace the verdict. */
const NO_NAMES: Partial<Record<PastedKind, string>> = {
  address: 'This is an address, not a name.',
  hash: 'This is a hash or a key, not a name.',
  text: 'This is more than a name.',
  link: 'This is a link, not a name.',
  email: 'This is an e-mail address, not a name.',
  short_address: 'This is a shortened address, not a name.',
  transaction: 'This is a link to a transaction, not a name.',
  unsafe_link: 'This is a link that can run code, not a name.',
  file: 'This is a file name, not an ENS name.',
  bitcoin: 'This is a Bitcoin address, not an ENS name.',
  solana: 'This is a Solana address, not an ENS name.',
  tron: 'This is a Tron address, not an ENS name.',
  content_hash: 'This is a content identifier, not a name.',
  chain: 'This is more than a name.',
  payment: 'This is a payment link, not a name.',
  list: 'These are several names.',
};

/** Whether a text is not a single name, so that nothing can be sent to it. */
export function isNoName(name: string, pasted: PastedText | null = null): boolean {
  return isAddress(name) || (pasted !== null && pasted.kind in NO_NAMES);
}

/** Returns the headline of the entered text. If the text is not a single name, the headline says so. */
export function getPastedHeadline(
  report: AnyNameReport,
  { normalForm = null, pasted = null, chain = null }: HeadlineContext = {},
): Headline {
  if (chain && report.rating === RATING_PASS) return chain;
  const noName = pasted && NO_NAMES[pasted.kind];
  return noName ? { parts: [noName], evidence: null } : getHeadline(report, normalForm);
}
