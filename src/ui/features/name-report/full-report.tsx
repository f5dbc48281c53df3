import { useMemo, useState } from 'react';
import type { NameGuardReport } from '../../../contract/reports.ts';
import { RawJson } from '../../components/raw-json.tsx';
import { BigName } from './big-name.tsx';
import { Comparison } from './comparison.tsx';
import { Facts } from './facts.tsx';
import { Findings } from './findings.tsx';
import { LabelSection } from './label-section.tsx';
import styles from './name-report.module.css';
import { Changed, Repair } from './repair.tsx';
import { TakenFor } from './taken-for.tsx';
import { useNameEvidence } from './use-name-evidence.ts';
import { Verdict } from './verdict.tsx';

interface FullReportProps {
  report: NameGuardReport;
  changedFrom: string | null;
}

/** Everything that is known of one name. */
export function FullReport({ report, changedFrom }: FullReportProps) {
  const evidence = useNameEvidence(report);
  const [pointed, setPointed] = useState<readonly number[]>([]);
  const lit = useMemo(() => new Set(pointed), [pointed]);
  const { canonical, lookAlike } = evidence;
  const { name, canonical_name, looks_like, labels } = report;

  return (
    <>
      <Verdict
        name={name}
        verdict={report}
        takenFor={looks_like === null ? null : <TakenFor name={looks_like} />}
      >
        <BigName evidence={evidence} lit={lit} />
      </Verdict>
      {changedFrom !== null && <Changed from={changedFrom} to={name} />}
      {report.normalization === 'unnormalized' && report.inspected && <Repair name={name} />}

      <div className={styles.columns}>
        <Findings evidence={evidence} onPoint={setPointed} />
        <Facts report={report} />
      </div>

      {looks_like !== null && lookAlike && (
        <Comparison
          id="look-alike"
          title="Looks like another name"
          explanation="Read quickly, whatever the scripts, this name can be taken for the one below. They are different names, and can have different owners."
          other={looks_like}
          pairs={lookAlike}
          lit={lit}
        />
      )}
      {canonical_name !== null && canonical_name !== looks_like && canonical && (
        <Comparison
          id="canonical"
          title="Beside its canonical form"
          explanation="Every grapheme replaced by the ordinary one it resembles, within what ENS accepts."
          other={canonical_name}
          pairs={canonical}
          lit={lit}
        />
      )}

      {labels && labels.length > 0 && (
        <section className={styles.labels} aria-labelledby="labels">
          <h2 id="labels">{labels.length === 1 ? 'The label' : 'Label by label'}</h2>
          {labels.map((label, index) => (
            <LabelSection
              // biome-ignore lint/suspicious/noArrayIndexKey: labels repeat and never move
              key={index}
              label={label}
              index={index}
              evidence={evidence}
              lit={lit}
            />
          ))}
        </section>
      )}
      <RawJson value={report} what="the report as JSON" />
    </>
  );
}
