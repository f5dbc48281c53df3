import type { NameGuardReport } from '../../../contract/reports.ts';
import { ShareLinks } from '../../components/share-links.tsx';
import { makeReadable } from '../../lib/make-readable.ts';
import { formatAnnouncement } from './announcement.ts';

interface ShareReportProps {
  report: NameGuardReport;
  normalForm: string | null;
}

/** Shares a report with its verdict in words: who gets it sees at once what it is about. */
export function ShareReport({ report, normalForm }: ShareReportProps) {
  const { name } = report;
  return (
    <ShareLinks
      route={{ screen: 'name', name }}
      title={`${name === '' ? 'The root name' : makeReadable(name)} · Namescope`}
      text={formatAnnouncement(report, normalForm)}
    />
  );
}
