import type { NameGuardReport, NormalizationError } from '../../../contract/reports.ts';
import { repairLabel } from '../../../evidence/name-evidence.ts';
import { Glyph } from '../../components/glyph.tsx';
import { CheckMessage, VisibleText } from '../../components/visible-text.tsx';
import { navigate } from '../../lib/navigation.ts';
import { describePosition, type PlacedGrapheme } from '../../lib/placed-graphemes.ts';
import styles from './label-section.module.css';

interface NormalizationErrorViewProps {
  report: NameGuardReport;
  placed: readonly PlacedGrapheme[];
  /** Index of the label. */
  index: number;
}

/** Number of code points shown before and after the error. */
const CONTEXT_LENGTH = 24;

/** Describes the characters that an error covers: `characters 5–6, in label 3`. */
function describePlace(
  { start, end }: NormalizationError,
  placed: readonly PlacedGrapheme[],
  label: number,
): string {
  const faulty = placed.filter(
    (grapheme) => grapheme.label === label && grapheme.start < end && grapheme.end > start,
  );
  const [first] = faulty;
  const last = faulty.at(-1);
  if (!first || !last) return `in label ${label + 1}`;
  return first === last
    ? describePosition(first)
    : `characters ${first.position}–${last.position}, in label ${label + 1}`;
}

/** Shows why ENSIP-15 rejects or changes a label, where, and how to repair it. */
export function NormalizationErrorView({ report, placed, index }: NormalizationErrorViewProps) {
  const { name } = report;
  const labels = report.labels ?? [];
  const label = labels[index];
  const error = label?.normalization_error;
  if (!label || !error) return null;
  const characters = Array.from(label.label);
  const before = characters.slice(Math.max(0, error.start - CONTEXT_LENGTH), error.start).join('');
  const fault = characters.slice(error.start, error.end).join('');
  const after = characters.slice(error.end, error.end + CONTEXT_LENGTH).join('');
  const repaired = repairLabel(labels, index);

  const repair = () => {
    const texts = labels.map((each, position) => (position === index ? repaired : each.label));
    navigate({ screen: 'name', name: texts.join('.') }, { changedFrom: name });
  };

  return (
    <div className={styles.fault}>
      <p>
        <CheckMessage text={error.message} /> <code className="failed tiny">{error.code}</code>
      </p>
      <p className={styles.place} dir="ltr">
        <bdi>
          <VisibleText text={before} />
        </bdi>
        <mark>
          <bdi>{fault === '' ? '∅' : <Glyph text={fault} />}</bdi>
        </mark>
        <bdi>
          <VisibleText text={after} />
        </bdi>
        <span className={styles.where}>{describePlace(error, placed, index)}</span>
      </p>
      {error.suggestion !== null && repaired !== null && repaired !== label.label && (
        <p>
          <button type="button" className={styles.repair} onClick={repair}>
            {error.suggestion === '' ? (
              'Remove it'
            ) : (
              <>
                Replace it with{' '}
                <bdi className="as-name">
                  <Glyph text={error.suggestion} />
                </bdi>
              </>
            )}
          </button>
        </p>
      )}
    </div>
  );
}
