import type { NameEvidence } from '../../../evidence/name-evidence.ts';
import { ShareLinks } from '../../components/share-links.tsx';
import { makeReadable } from '../../lib/make-readable.ts';
import { getPastedHeadline } from '../../lib/pasted-headline.ts';
import { formatAnnouncement } from './announcement.ts';

/** Shares the link of a report together with its verdict. */
export function ShareReport({ evidence }: { evidence: NameEvidence }) {
  const { report } = evidence;
  const { name } = report;
  return (
    <ShareLinks
      route={{ screen: 'name', name }}
      title={`${name === '' ? 'The root name' : makeReadable(name)} · Namescope`}
      text={formatAnnouncement({ report, headline: getPastedHeadline(report, evidence) })}
    />
  );
}
