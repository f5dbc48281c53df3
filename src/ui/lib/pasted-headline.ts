import { RATING_PASS } from '../../contract/rating.ts';
import type { TextKind } from '../../contract/text-kinds.ts';
import type { NameEvidence } from '../../evidence/name-evidence.ts';
import { isAddress } from '../../primitives/is-address.ts';
import { describeNoName } from '../../words/kind-words.ts';
import { type AnyNameReport, getHeadline, type Headline } from '../../words/names/headline.ts';

/** Facts from the evidence of a name that the headline uses. */
export interface HeadlineContext extends Partial<Pick<NameEvidence, 'normalForm' | 'pasted'>> {
  /** Warning from the chain. The warning replaces the headline of a name whose spelling has no risk. */
  readonly chain?: Headline | null;
}

/** Whether a text is not a single name, so that nothing can be sent to it. */
export function isNoName(name: string, pasted: TextKind | null = null): boolean {
  return isAddress(name) || (pasted !== null && describeNoName(pasted.kind) !== null);
}

/** Returns the headline of the entered text. If the text is not a single name, the headline says so. */
export function getPastedHeadline(
  report: AnyNameReport,
  { normalForm = null, pasted = null, chain = null }: HeadlineContext = {},
): Headline {
  if (chain && report.rating === RATING_PASS) return chain;
  const noName = pasted && describeNoName(pasted.kind);
  return noName ? { parts: [noName], evidence: null } : getHeadline(report, normalForm);
}
