import type { GenericCheckResult } from '../../../contract/checks.ts';
import { isRisk, TONE_WORDS } from '../../../display/rating-words.ts';
import { CheckList } from '../../components/check-list.tsx';
import { CheckMessage } from '../../components/check-message.tsx';
import { PieceColumns } from '../../components/piece-columns.tsx';
import { ToneMark } from '../../components/tone-mark.tsx';
import { haveSameLook } from '../../lib/group-pieces.ts';
import { findEvidence } from './evidence.ts';
import { EvidenceChips } from './evidence-chips.tsx';
import styles from './finding-list.module.css';
import { LabelChips } from './label-chips.tsx';
import type { PlacedEvidence } from './placed-evidence.ts';

interface FindingsProps {
  evidence: PlacedEvidence;
  /** Highlights the graphemes of a finding, or nothing for null. */
  onPoint(graphemes: readonly number[]): void;
}

/** Lists findings, worst first. Collapses info findings and checks that passed or were skipped. */
export function Findings({ evidence, onPoint }: FindingsProps) {
  const { checks } = evidence.report;
  const risks = checks.filter(({ status }) => isRisk(status));
  const notes = checks.filter(({ status }) => status === 'info');
  const others = checks.filter(({ status }) => status === 'pass' || status === 'skip');
  return (
    <section className={styles.findings} aria-labelledby="findings">
      <h2 id="findings">{risks.length > 0 ? 'Findings' : 'No findings'}</h2>
      {risks.length > 0 && (
        <ol className={styles.list}>
          {risks.map((check) => (
            <Finding key={check.check} check={check} evidence={evidence} onPoint={onPoint} />
          ))}
        </ol>
      )}
      {notes.length > 0 && (
        <details className={styles.folded}>
          <summary>Worth knowing ({notes.length})</summary>
          <ol className={styles.list} data-quiet="true">
            {notes.map((check) => (
              <Finding key={check.check} check={check} evidence={evidence} onPoint={onPoint} />
            ))}
          </ol>
        </details>
      )}
      {/* Checks do not run if the name was not inspected. */}
      {evidence.report.inspected && (
        <details className={styles.folded} open={risks.length === 0}>
          <summary>
            {others.length} {risks.length + notes.length > 0 ? 'other ' : ''}checks passed or were
            skipped
          </summary>
          <CheckList checks={others} />
        </details>
      )}
    </section>
  );
}

interface FindingProps extends FindingsProps {
  check: GenericCheckResult;
}

function Finding({ check, evidence, onPoint }: FindingProps) {
  const found = findEvidence(check, evidence);
  const { imitates } = evidence.report;
  const pointed = [
    ...found.graphemes,
    ...evidence.placed.flatMap(({ label, index }) => (found.labels.includes(label) ? index : [])),
  ];
  return (
    <li
      className={styles.finding}
      data-tone={check.status}
      onMouseEnter={() => onPoint(pointed)}
      onMouseLeave={() => onPoint([])}
      onFocus={() => onPoint(pointed)}
      onBlur={() => onPoint([])}
    >
      <ToneMark tone={check.status} label={TONE_WORDS[check.status]} size="1.25rem" />
      <div>
        <h3>{check.check_name}</h3>
        <p>
          <CheckMessage text={check.message} />
        </p>
        {check.check === 'impersonation_risk' && evidence.imitated && isRisk(check.status) ? (
          <>
            {imitates?.kind === 'identical_look' && haveSameLook(evidence.imitated) && (
              <p>The two names look identical in most fonts.</p>
            )}
            <PieceColumns pieces={evidence.imitated} />
          </>
        ) : (
          <EvidenceChips check={check.check} found={found} evidence={evidence} onPoint={onPoint} />
        )}
        <LabelChips labels={evidence.report.labels ?? []} indices={found.labels} />
      </div>
    </li>
  );
}
