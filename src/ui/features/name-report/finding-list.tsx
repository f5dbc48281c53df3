import type { GenericCheckResult } from '../../../contract/checks.ts';
import type { Headline } from '../../../words/names/headline.ts';
import { isRisk, TONE_WORDS } from '../../../words/names/rating-words.ts';
import { CheckMessage } from '../../components/check-message.tsx';
import { ToneMark } from '../../components/tone-mark.tsx';
import { findEvidence } from './evidence.ts';
import { EvidenceChips } from './evidence-chips.tsx';
import type { Marks } from './find-marks.ts';
import styles from './finding-list.module.css';
import { LabelChips } from './label-chips.tsx';
import type { PlacedEvidence } from './placed-evidence.ts';

interface FindingProps {
  check: GenericCheckResult;
  evidence: PlacedEvidence;
  /** Highlights the graphemes of a finding, or nothing for null. */
  onPoint(graphemes: readonly number[]): void;
}

interface FindingListProps extends Omit<FindingProps, 'check'> {
  headline: Headline;
  marks: Marks;
}

/** Lists the risks that the card does not describe, worst first. */
export function Findings({ evidence, headline, marks, onPoint }: FindingListProps) {
  const risks = evidence.report.checks.filter(
    (check) => isRisk(check.status) && !isTold(check, evidence, headline, marks),
  );
  if (risks.length === 0) return null;
  return (
    <section className="stack top gap-3" aria-labelledby="findings">
      <h2 id="findings">Also found</h2>
      <ol className="stack gap-2">
        {risks.map((check) => (
          <Finding key={check.check} check={check} evidence={evidence} onPoint={onPoint} />
        ))}
      </ol>
    </section>
  );
}

/** Checks whether the card already describes a risk in its headline, its marked letters or the wanted name. */
function isTold(
  check: GenericCheckResult,
  evidence: PlacedEvidence,
  headline: Headline,
  marks: Marks,
): boolean {
  if (check.check === headline.check) return true;
  if (check.check === 'impersonation_risk' && evidence.wanted !== null) return true;
  const { graphemes } = findEvidence(check, evidence);
  return graphemes.length > 0 && graphemes.every((index) => marks.graphemes.includes(index));
}

function Finding({ check, evidence, onPoint }: FindingProps) {
  const found = findEvidence(check, evidence);
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
        <EvidenceChips found={found} evidence={evidence} onPoint={onPoint} />
        <LabelChips labels={evidence.report.labels ?? []} indices={found.labels} />
      </div>
    </li>
  );
}
