import { requestConsolidatedReport } from '../../../client/queries/request-consolidated-report.ts';
import { defineEnsName } from '../../../element/define-ens-name.ts';
import type { ShownName } from '../../../element/shown-name.ts';
import { formatHref } from '../../lib/route.ts';

// The page has an engine at work already, and it knows the watchlist of this device.
defineEnsName({ inspect: (name) => requestConsolidatedReport(name) });

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'ens-name': {
        name: string;
        'report-base'?: string;
        'max-length'?: number;
        onverdict?: (event: CustomEvent<ShownName>) => void;
      };
    }
  }
}

const REPORTS = formatHref({ screen: 'name', name: '' });

/** Where the full reports of this page are: what `report-base` is in the examples. */
export function getReportBase(): string {
  return new URL(`./${REPORTS}`, document.baseURI).href;
}

interface EnsNameProps {
  name: string;
  onVerdict?: (shown: ShownName) => void;
}

/** The element of the package, as an app shows it. */
export function EnsName({ name, onVerdict }: EnsNameProps) {
  return (
    <ens-name name={name} report-base={REPORTS} onverdict={({ detail }) => onVerdict?.(detail)} />
  );
}
