import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';
import type { NameEvidence } from '../../../client/name-evidence.ts';
import { getNameEvidenceQuery } from '../../../client/name-evidence-query.ts';
import {
  deviceWatchlist,
  getWatchlistRevision,
} from '../../../client/watchlist/device-watchlist.ts';
import { ProblemView } from '../../components/problem-view.tsx';
import { RawJson } from '../../components/raw-json.tsx';
import { BigName } from './big-name.tsx';
import { Comparison } from './comparison.tsx';
import { Facts } from './facts.tsx';
import { Findings } from './findings.tsx';
import { LabelSection } from './label-section.tsx';
import styles from './name-report.module.css';
import { PerceivedName } from './perceived-name.tsx';
import { placeEvidence } from './placed-evidence.ts';
import { Changed, Repair } from './repair.tsx';
import { Verdict } from './verdict.tsx';

interface FullReportProps {
  name: string;
  changedFrom: string | null;
  /** What is known of the name until all of it is. */
  verdict: ReactNode;
}

/** The full report of one name; the one before it stays, under its own name, until it is there. */
export function FullReport({ name, changedFrom, verdict }: FullReportProps) {
  const revision = useSyncExternalStore(deviceWatchlist.subscribe, getWatchlistRevision);
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...getNameEvidenceQuery(name, revision),
    placeholderData: keepPreviousData,
  });
  const isBusy = !error && (data === undefined || isPlaceholderData);
  return (
    <article className={styles.report} aria-busy={isBusy}>
      {data && !error ? (
        <Everything evidence={data} changedFrom={isPlaceholderData ? null : changedFrom} />
      ) : (
        verdict
      )}
      {error && <ProblemView error={error} onRetry={() => void refetch()} />}
    </article>
  );
}

interface EverythingProps {
  evidence: NameEvidence;
  changedFrom: string | null;
}

function Everything({ evidence, changedFrom }: EverythingProps) {
  const placed = useMemo(() => placeEvidence(evidence), [evidence]);
  const [pointed, setPointed] = useState<readonly number[]>([]);
  const lit = useMemo(() => new Set(pointed), [pointed]);
  const { report, repaired } = evidence;
  const { canonical, perceived } = placed;
  const { name, canonical_name, looks_like, labels } = report;

  return (
    <>
      <Verdict
        name={name}
        verdict={report}
        perceivedName={looks_like === null ? null : <PerceivedName name={looks_like} />}
      >
        <BigName evidence={placed} lit={lit} />
      </Verdict>
      {changedFrom !== null && <Changed from={changedFrom} to={name} />}
      {repaired !== null && repaired !== '' && (
        <Repair
          name={name}
          repaired={repaired}
          isNormalForm={(labels ?? []).every(
            ({ normalization_error: error }) => error === null || error.code === 'not_normalized',
          )}
        />
      )}

      <div className={styles.columns}>
        <Findings evidence={placed} onPoint={setPointed} />
        <Facts report={report} />
      </div>

      {looks_like !== null && perceived && (
        <Comparison
          id="perceived"
          title="Looks like another name"
          explanation="Read quickly, this name looks like the one below. They are different names, and can have different owners."
          other={looks_like}
          pairs={perceived}
          lit={lit}
        />
      )}
      {canonical_name !== null && canonical_name !== looks_like && canonical && (
        <Comparison
          id="canonical"
          title="Beside its canonical form"
          explanation="Every grapheme replaced by its canonical form, within what ENS accepts."
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
              evidence={placed}
              lit={lit}
            />
          ))}
        </section>
      )}
      <RawJson value={report} what="the report as JSON" />
    </>
  );
}
