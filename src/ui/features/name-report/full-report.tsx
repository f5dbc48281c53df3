import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { NameEvidence } from '../../../client/queries/name-evidence.ts';
import type { ConsolidatedNameGuardReport } from '../../../contract/reports.ts';
import { getMeantName } from '../../../display/headline.ts';
import { AsShown } from '../../components/as-shown.tsx';
import { ProblemView } from '../../components/problem-view.tsx';
import { RawJson } from '../../components/raw-json.tsx';
import { BigName } from './big-name.tsx';
import { Comparisons } from './comparisons.tsx';
import { Findings } from './finding-list.tsx';
import { LabelSection } from './label-section.tsx';
import { Facts } from './name-facts-table.tsx';
import styles from './name-report-screen.module.css';
import { PerceivedName } from './perceived-name-view.tsx';
import { placeEvidence } from './placed-evidence.ts';
import { Changed, Repair } from './repair.tsx';
import { ShareReport } from './share-report.tsx';
import { useRecentName } from './use-recent-name.ts';
import { Verdict } from './verdict.tsx';

interface FullReportProps {
  name: string;
  changedFrom: string | null;
  /** Report to show until the full report arrives. */
  verdict: ConsolidatedNameGuardReport | null;
  evidence: UseQueryResult<NameEvidence>;
}

/** Shows the full report of a name. Keeps the previous report until the new one arrives. */
export function FullReport(props: FullReportProps) {
  const { name, changedFrom, verdict, evidence } = props;
  const { data, error, isPlaceholderData, refetch } = evidence;
  const isBusy = !error && (data === undefined || isPlaceholderData);
  return (
    <article className={styles.report} aria-busy={isBusy}>
      {data && !error ? (
        <Everything evidence={data} changedFrom={isPlaceholderData ? null : changedFrom} />
      ) : (
        <Verdict name={name} report={verdict} />
      )}
      {error && <ProblemView error={error} onRetry={() => void refetch()} />}
    </article>
  );
}

interface EverythingProps extends Pick<FullReportProps, 'changedFrom'> {
  evidence: NameEvidence;
}

function Everything({ evidence, changedFrom }: EverythingProps) {
  const placed = useMemo(() => placeEvidence(evidence), [evidence]);
  const [pointed, setPointed] = useState<readonly number[]>([]);
  const lit = useMemo(() => new Set(pointed), [pointed]);
  const { report, repaired, normalForm, pasted } = evidence;
  const { name, labels } = report;
  useRecentName(name);
  // Neither the normalized form nor the same words without their space are a different name.
  const isOneName = pasted === null && !/\s/u.test(name);
  const looksLike = report.looks_like === normalForm || !isOneName ? null : report.looks_like;
  const isHex = pasted?.kind === 'address' || pasted?.kind === 'hash';
  const isSaid =
    repaired === getMeantName(report) ||
    pasted?.kind === 'address' ||
    pasted?.names.includes(repaired ?? '');

  return (
    <>
      <Verdict
        name={name}
        report={report}
        context={evidence}
        perceivedName={looksLike === null ? null : <PerceivedName name={looksLike} />}
        imitated={placed.imitated}
      >
        <BigName evidence={placed} lit={lit} />
      </Verdict>
      <ShareReport evidence={evidence} />
      {changedFrom !== null && <Changed from={changedFrom} to={name} />}
      {repaired !== null && repaired !== '' && !isSaid && (
        <Repair name={name} repaired={repaired} isNormalForm={normalForm !== null} />
      )}

      <div className={styles.columns}>
        <Findings evidence={placed} onPoint={setPointed} />
        <Facts report={report} />
      </div>
      {!isHex && <Comparisons evidence={placed} looksLike={looksLike} lit={lit} />}

      {labels && labels.length > 0 && !isHex && (
        <section className={styles.labels} aria-labelledby="labels">
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
      {name !== '' && <AsShown names={[report]} />}
      <RawJson value={report} what="the report as JSON" />
    </>
  );
}
