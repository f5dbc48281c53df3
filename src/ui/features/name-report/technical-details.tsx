import { useState } from 'react';
import type { NameEvidence } from '../../../evidence/name-evidence.ts';
import { formatCount } from '../../../primitives/format-count.ts';
import { isRisk } from '../../../words/names/rating-words.ts';
import { CheckList } from '../../components/check-list.tsx';
import { RawJson } from '../../components/raw-json.tsx';
import { ShareLinks } from '../../components/share-links.tsx';
import { readSetting, writeSetting } from '../../lib/device-settings.ts';
import { makeReadable } from '../../lib/make-readable.ts';
import { getPastedHeadline } from '../../lib/pasted-headline.ts';
import type { PlacedEvidence } from './evidence.ts';
import { LabelSection } from './label-section.tsx';
import { Facts } from './name-facts-table.tsx';
import styles from './technical-details.module.css';
import { formatAnnouncement } from './verdict.tsx';

/** Setting that says whether reports show their technical details. */
const KEY = 'namescope.technical-details';

interface TechnicalDetailsProps {
  evidence: NameEvidence;
  placed: PlacedEvidence;
  lit: ReadonlySet<number>;
}

/** Details that only some readers need. The device remembers whether they are open. */
export function TechnicalDetails({ evidence, placed, lit }: TechnicalDetailsProps) {
  const [isOpen, setOpen] = useState(() => readSetting(KEY) === 'open');
  const { report, pasted } = evidence;
  const { labels, checks } = report;
  const isHex = pasted?.kind === 'address' || pasted?.kind === 'hash';
  return (
    <details
      className={`ruled ${styles.details}`}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        writeSetting(KEY, currentTarget.open ? 'open' : null);
      }}
    >
      <summary className="flow gap-3 lines-0 baseline unmarked">
        <span className="strong">Technical details</span>
        <span className="soft">{countChecks(report.inspected ? checks : [])}</span>
      </summary>
      <div className={styles.body}>
        <ShareReport evidence={evidence} />
        <div className={`stack gap-6 ${styles.columns}`}>
          {/* A name that was not inspected has no checks. */}
          {report.inspected && (
            <section aria-labelledby="checks">
              <h2 id="checks">Checks</h2>
              <CheckList checks={checks} />
            </section>
          )}
          <Facts report={report} />
        </div>
        {labels && labels.length > 0 && !isHex && (
          <section className="stack gap-3" aria-labelledby="labels">
            <h2 id="labels">{labels.length === 1 ? 'The label' : 'Label by label'}</h2>
            {labels.map((label, index) => (
              <LabelSection
                // biome-ignore lint/suspicious/noArrayIndexKey: labels repeat and never move
                key={index}
                label={label}
                index={index}
                evidence={placed}
                lit={lit}
              />
            ))}
          </section>
        )}
        <RawJson value={report} what="the report as JSON" />
      </div>
    </details>
  );
}

/** Counts the checks and what they found: `12 checks, nothing found`. */
function countChecks(checks: NameEvidence['report']['checks']): string {
  const risks = checks.filter(({ status }) => isRisk(status)).length;
  const notes = checks.filter(({ status }) => status === 'info').length;
  const found =
    risks > 0
      ? formatCount(risks, 'finding')
      : notes > 0
        ? `${notes} worth knowing`
        : 'nothing found';
  return checks.length === 0 ? 'no checks' : `${formatCount(checks.length, 'check')}, ${found}`;
}

/** Shares the link of a report together with its verdict. */
function ShareReport({ evidence }: { evidence: NameEvidence }) {
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
