import { MAX_INSPECTED_CHARACTERS } from '../../contract/limits.ts';
import type { ConsolidatedNameGuardReport } from '../../contract/reports.ts';
import { requestVerdict } from './request-report.ts';

/** A question under way. */
export interface PrefetchedVerdict {
  name: string;
  verdict: Promise<ConsolidatedNameGuardReport>;
}

/** Takes the whole way through the engine, whose first step costs more than ten thousand later ones. */
const UNUSUAL_NAME = 'é.eth';

/**
 * Starts the worker and asks it a first question, while the page is still being built: about the
 * name that will be shown if there is one.
 */
export function prefetchVerdict(shown: string | null): PrefetchedVerdict {
  const isShort = shown !== null && shown.length <= MAX_INSPECTED_CHARACTERS;
  const name = isShort ? shown : UNUSUAL_NAME;
  const verdict = requestVerdict(name);
  verdict.catch(() => undefined); // the page asks again and says why there is no answer
  return { name, verdict };
}
