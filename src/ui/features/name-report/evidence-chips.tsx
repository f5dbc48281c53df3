import chipStyles from '../../components/chip.module.css';
import { Glyph } from '../../components/glyph.tsx';
import { Link } from '../../components/link.tsx';
import { formatFirstCodePoints } from '../../lib/format-first-code-points.ts';
import { describePosition } from '../../lib/placed-graphemes.ts';
import type { Evidence } from './evidence.ts';
import styles from './evidence-chips.module.css';
import type { PlacedEvidence } from './placed-evidence.ts';

/** Maximum number of graphemes shown. The others are counted. */
const MAX_SHOWN = 8;

interface EvidenceChipsProps {
  found: Evidence;
  evidence: PlacedEvidence;
  /** Highlights the graphemes of a finding, or nothing for null. */
  onPoint(graphemes: readonly number[]): void;
}

/** Lists the graphemes of a finding with links to their reports. */
export function EvidenceChips({ found, evidence, onPoint }: EvidenceChipsProps) {
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
              <code>{formatFirstCodePoints(grapheme.grapheme, 3)}</code>
            </Link>
          </li>
        );
      })}
      {found.graphemes.length > shown.length && (
        <li className={styles.more}>
          and {(found.graphemes.length - shown.length).toLocaleString('en')} more
        </li>
      )}
    </ul>
  );
}
