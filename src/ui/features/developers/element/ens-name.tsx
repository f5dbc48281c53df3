import { requestConsolidatedReport } from '../../../../client/queries/request-consolidated-report.ts';
import { defineEnsName } from '../../../../element/define-ens-name.ts';
import type { ShownName } from '../../../../element/ens-name-types.ts';
import type {} from '../../../../element/react-jsx.ts';
import { formatHref } from '../../../lib/route.ts';

// The element uses the inspector of the page, which includes the watchlist of this device.
defineEnsName({ inspect: (name) => requestConsolidatedReport(name) });

const REPORTS = formatHref({ screen: 'name', name: '' });

/** Returns the start of the address of a report on this page, for `report-base` in the code samples. */
export function getReportBase(): string {
  return new URL(`./${REPORTS}`, document.baseURI).href;
}

interface EnsNameProps {
  name: string;
  onVerdict?: (shown: ShownName) => void;
}

/** Shows the element of the package, as an app would. */
export function EnsName({ name, onVerdict }: EnsNameProps) {
  return (
    <ens-name name={name} report-base={REPORTS} onverdict={({ detail }) => onVerdict?.(detail)} />
  );
}
