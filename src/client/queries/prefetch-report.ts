import { MAX_INSPECTED_CHARACTERS } from '../../contract/limits.ts';
import type { ConsolidatedNameGuardReport } from '../../contract/reports.ts';
import { requestConsolidatedReport } from './request-consolidated-report.ts';

/** A question under way. */
export interface PrefetchedReport {
  name: string;
  report: Promise<ConsolidatedNameGuardReport>;
}

/** Takes the whole way through the engine, whose first step costs more than ten thousand later ones. */
const UNUSUAL_NAME = 'é.eth';

/**
 * Starts the worker and asks it a first question, while the page is still being built: about the
 * name that will be shown if there is one.
 */
export function prefetchReport(shown: string | null): PrefetchedReport {
  const isShort = shown !== null && shown.length <= MAX_INSPECTED_CHARACTERS;
  const name = isShort ? shown : UNUSUAL_NAME;
  const report = requestConsolidatedReport(name);
  report.catch(() => undefined); // the page asks again and says why there is no answer
  return { name, report };
}
