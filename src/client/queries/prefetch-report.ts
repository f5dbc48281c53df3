import { MAX_INSPECTED_CHARACTERS } from '../../contract/limits.ts';
import { requestConsolidatedReport } from './request-reports.ts';

/** Sample name. Inspecting it loads the engine, because it is not a plain name. */
const WARM_UP_NAME = 'é.eth';

/**
 * Starts the worker and requests a report while the page is still loading. Requests the report of
 * the name that the page will show, or of a sample name if there is none.
 */
export function prefetchReport(shown: string | null) {
  const isShort = shown !== null && shown.length <= MAX_INSPECTED_CHARACTERS;
  const name = isShort ? shown : WARM_UP_NAME;
  const report = requestConsolidatedReport(name);
  report.catch(() => undefined); // The page requests the report again and shows the error.
  return { name, report };
}

/** A consolidated report that was requested before the page rendered. */
export type PrefetchedReport = ReturnType<typeof prefetchReport>;
