import { isAddress } from '../../../primitives/is-address.ts';
import { type AnyNameReport, getHeadline } from '../../../words/names/headline.ts';
import { Verdict } from './verdict.tsx';

interface FirstVerdictProps {
  name: string;
  /** Report, or null while the report loads. */
  report: AnyNameReport | null;
  isPartial?: boolean;
}

/** Card with the verdict until the full report and its evidence are loaded. */
export function FirstVerdict({ name, report, isPartial = false }: FirstVerdictProps) {
  const headline = report && getHeadline(report);
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
