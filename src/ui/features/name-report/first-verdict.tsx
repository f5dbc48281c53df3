import type { ConsolidatedNameGuardReport } from '../../../contract/reports.ts';
import { isAddress } from '../../../primitives/is-address.ts';
import { getFirstHeadline } from '../../../words/names/first-headline.ts';
import { Verdict } from './verdict.tsx';

interface FirstVerdictProps {
  name: string;
  /** Report, or null while the report loads. */
  report: ConsolidatedNameGuardReport | null;
  isPartial?: boolean;
}

/** Card with the verdict until the full report and its evidence are loaded. */
export function FirstVerdict({ name, report, isPartial = false }: FirstVerdictProps) {
  const headline = report && getFirstHeadline(report);
  return (
    <Verdict
      name={name}
      report={report}
      headline={headline}
      isName={!isAddress(name)}
      isPartial={isPartial}
    />
  );
}
