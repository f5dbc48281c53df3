import type { CheckCode, GenericCheckResult } from '../../../contract/checks.ts';
import { CheckList } from '../../components/check-list.tsx';
import { CheckMessage } from '../../components/check-message.tsx';
import chipStyles from '../../components/chip.module.css';
import { Glyph } from '../../components/glyph.tsx';
import { Link } from '../../components/link.tsx';
import { ToneMark } from '../../components/tone-mark.tsx';
import { formatFirstCodePoints } from '../../lib/code-points.ts';
import { describeGrapheme } from '../../lib/describe-grapheme.ts';
import { isRisk, TONE_WORDS } from '../../lib/rating-words.ts';
import { type Evidence, findEvidence } from './evidence.ts';
import styles from './findings.module.css';
import { LabelChips } from './label-chips.tsx';
import type { PlacedEvidence } from './placed-evidence.ts';

/** What a grapheme of the name looks like: there, in the perceived form of the name, else by itself. */
function getPerceivedGrapheme(
  index: number,
  { perceived, placed, details }: PlacedEvidence,
): string | null {
  const pair = perceived?.find(({ left }) => left?.index === index);
  const own = placed[index]?.report.grapheme;
  const alike =
    pair?.right?.report.grapheme ?? (own && details.get(own)?.canonical_grapheme) ?? null;
  return alike === own ? null : alike;
}

/** More graphemes than this are counted instead of shown. */
const MAX_SHOWN = 8;

interface FindingsProps {
  evidence: PlacedEvidence;
  /** Lights up the graphemes of a finding, or none. */
  onPoint(graphemes: readonly number[]): void;
}

/** What the checks found, worst first; what passed or was skipped is folded away. */
export function Findings({ evidence, onPoint }: FindingsProps) {
  const { report } = evidence;
  const { checks } = report;
  const risks = checks.filter(({ status }) => isRisk(status));
  const others = checks.filter(({ status }) => !isRisk(status));
  return (
    <section className={styles.findings} aria-labelledby="findings">
      <h2 id="findings">{risks.length > 0 ? 'Findings' : 'No risk found'}</h2>
      {risks.length > 0 && (
        <ol className={styles.list}>
          {risks.map((check) => (
            <Finding key={check.check} check={check} evidence={evidence} onPoint={onPoint} />
          ))}
        </ol>
      )}
      <details className={styles.others} open={risks.length === 0}>
        <summary>
          {others.length} {risks.length > 0 ? 'other ' : ''}checks passed or skipped
        </summary>
        <CheckList checks={others} />
      </details>
    </section>
  );
}

interface FindingProps extends FindingsProps {
  check: GenericCheckResult;
}

function Finding({ check, evidence, onPoint }: FindingProps) {
  const found = findEvidence(check.check, evidence);
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
        <EvidenceChips check={check.check} found={found} evidence={evidence} onPoint={onPoint} />
        <LabelChips labels={evidence.report.labels ?? []} indices={found.labels} />
      </div>
    </li>
  );
}

interface EvidenceChipsProps extends FindingsProps {
  check: CheckCode;
  found: Evidence;
}

function EvidenceChips({ check, found, evidence, onPoint }: EvidenceChipsProps) {
  const { report, placed } = evidence;
  const isConfusing = check === 'confusables' || check === 'impersonation_risk';
  const shown = found.graphemes.slice(0, MAX_SHOWN);
  if (shown.length === 0) return null;
  return (
    <ul className={chipStyles.chips}>
      {shown.map((index) => {
        const grapheme = placed[index]?.report;
        if (!grapheme) return null;
        const alike = isConfusing ? getPerceivedGrapheme(index, evidence) : null;
        return (
          <li key={index}>
            <Link
              to={{
                screen: 'grapheme',
                grapheme: grapheme.grapheme,
                place: { name: report.name, index },
              }}
              className={styles.chip}
              aria-label={`Character ${index + 1}: ${describeGrapheme(grapheme)}${alike === null ? '' : `, looks like ${alike}`}`}
              onMouseEnter={() => onPoint([index])}
              onMouseLeave={() => onPoint(found.graphemes)}
            >
              <span className={styles.position}>{index + 1}</span>
              <bdi className={styles.glyph}>
                <Glyph text={grapheme.grapheme} />
              </bdi>
              <code>{formatFirstCodePoints(grapheme.grapheme, 3)}</code>
              {alike !== null && (
                <span className={styles.alike}>
                  looks like{' '}
                  <bdi className={styles.glyph}>
                    <Glyph text={alike} />
                  </bdi>
                </span>
              )}
            </Link>
          </li>
        );
      })}
      {found.graphemes.length > shown.length && (
        <li className={styles.more}>and {found.graphemes.length - shown.length} more</li>
      )}
    </ul>
  );
}
