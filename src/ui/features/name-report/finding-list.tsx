import type { GenericCheckResult } from '../../../contract/checks.ts';
import type { LabelGuardReport } from '../../../contract/reports.ts';
import type { Headline } from '../../../words/names/headline.ts';
import { isRisk, TONE_WORDS } from '../../../words/names/rating-words.ts';
import chipStyles from '../../components/boxes.module.css';
import { Glyph } from '../../components/glyph.tsx';
import { Link } from '../../components/link.tsx';
import { NameText } from '../../components/name-text.tsx';
import { ToneMark } from '../../components/tone-mark.tsx';
import { CheckMessage } from '../../components/visible-text.tsx';
import { formatFirstCodePoints } from '../../lib/format-first-code-points.ts';
import { describePosition } from '../../lib/placed-graphemes.ts';
import { type Evidence, findEvidence, type Marks, type PlacedEvidence } from './evidence.ts';
import styles from './finding-list.module.css';
import { getLabelSectionId } from './label-section.tsx';

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
        <h3 className="regular snug">{check.check_name}</h3>
        <p className="soft">
          <CheckMessage text={check.message} />
        </p>
        <EvidenceChips found={found} evidence={evidence} onPoint={onPoint} />
        <LabelChips labels={evidence.report.labels ?? []} indices={found.labels} />
      </div>
    </li>
  );
}

/** Maximum number of graphemes shown. The others are counted. */
const MAX_SHOWN = 8;

interface EvidenceChipsProps {
  found: Evidence;
  evidence: PlacedEvidence;
  /** Highlights the graphemes of a finding, or nothing for null. */
  onPoint(graphemes: readonly number[]): void;
}

/** Lists the graphemes of a finding with links to their reports. */
function EvidenceChips({ found, evidence, onPoint }: EvidenceChipsProps) {
  const { report, placed } = evidence;
  const shown = found.graphemes.slice(0, MAX_SHOWN);
  // In a name with two labels, the number of the label is not needed.
  const hasSubname = (report.labels?.length ?? 0) > 2;
  if (shown.length === 0) return null;
  return (
    <ul className={chipStyles.chips}>
      {shown.map((index) => {
        const here = placed[index];
        if (!here) return null;
        const grapheme = here.report;
        return (
          <li key={index}>
            <Link
              to={{
                screen: 'grapheme',
                grapheme: grapheme.grapheme,
                place: { name: report.name, index },
              }}
              className={styles.chip}
              onMouseEnter={() => onPoint([index])}
              onMouseLeave={() => onPoint(found.graphemes)}
            >
              <span className="hidden">
                {describePosition(here)}: {grapheme.grapheme_name}{' '}
              </span>
              <span className={styles.position} aria-hidden="true">
                {here.position}
                {hasSubname && ` in label ${here.label + 1}`}
              </span>
              <bdi className={styles.glyph}>
                <Glyph text={grapheme.grapheme} />
              </bdi>{' '}
              <code className="soft tiny shrink">
                {formatFirstCodePoints(grapheme.grapheme, 3)}
              </code>
            </Link>
          </li>
        );
      })}
      {found.graphemes.length > shown.length && (
        <li className="faint small at-middle">
          and {(found.graphemes.length - shown.length).toLocaleString('en')} more
        </li>
      )}
    </ul>
  );
}

/** Maximum number of labels shown. The others are counted. */
const MAX_LABELS = 8;

interface LabelChipsProps {
  labels: readonly LabelGuardReport[];
  indices: readonly number[];
}

/** Lists the labels of a finding with links to their sections. */
function LabelChips({ labels, indices }: LabelChipsProps) {
  if (indices.length === 0) return null;
  return (
    <ul className={styles.chips}>
      {indices.slice(0, MAX_LABELS).map((index) => (
        <li key={index}>
          <button
            type="button"
            className={`hover-edge ${styles.labelChip}`}
            onClick={() => openSection(index)}
          >
            <span className="soft tiny rigid">label {index + 1}</span>
            <span className={styles.text}>
              {labels[index]?.label ? <NameText name={labels[index].label} /> : 'empty'}
            </span>
          </button>
        </li>
      ))}
      {indices.length > MAX_LABELS && <li>and {indices.length - MAX_LABELS} more</li>}
    </ul>
  );
}

function openSection(index: number): void {
  const section = document.querySelector<HTMLDetailsElement>(`#${getLabelSectionId(index)}`);
  if (!section) return;
  // Also opens the technical details that contain the section.
  for (let fold: HTMLDetailsElement | null | undefined = section; fold; ) {
    fold.open = true;
    fold = fold.parentElement?.closest('details');
  }
  section.querySelector('summary')?.focus({ preventScroll: true });
  section.scrollIntoView({ block: 'start' });
}
