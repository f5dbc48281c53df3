import type { NameEvidence } from '../../../client/queries/name-evidence.ts';
import { ShareLinks } from '../../components/share-links.tsx';
import { makeReadable } from '../../lib/make-readable.ts';
import { formatAnnouncement } from './announcement.ts';

/** Shares a report with its verdict in words: who gets it sees at once what it is about. */
export function ShareReport({ evidence }: { evidence: NameEvidence }) {
  const { name } = evidence.report;
  return (
    <ShareLinks
      route={{ screen: 'name', name }}
      title={`${name === '' ? 'The root name' : makeReadable(name)} · Namescope`}
      text={formatAnnouncement(evidence.report, evidence)}
    />
  );
}
