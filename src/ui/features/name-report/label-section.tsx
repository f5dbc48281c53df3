import { getPieceLabel, isDifferent } from '../../../comparison/group-pieces.ts';
import type {
  LabelGuardReport,
  NameGuardReport,
  NormalizationError,
} from '../../../contract/reports.ts';
import { repairLabel } from '../../../evidence/repair-name.ts';
import { formatCodePoints } from '../../../primitives/format-code-points.ts';
import { toDnsLabel } from '../../../primitives/punycode.ts';
import {
  getContextTone,
  getRatingTone,
  isRisk,
  TONE_WORDS,
} from '../../../words/names/rating-words.ts';
import { CheckList, CheckMessage } from '../../components/check-list.tsx';
import { CopyButton } from '../../components/copy-button.tsx';
import { Glyph } from '../../components/glyph.tsx';
import { Link } from '../../components/link.tsx';
import { NameText } from '../../components/name-text.tsx';
import { ToneMark } from '../../components/tone-mark.tsx';
import { VisibleText } from '../../components/visible-text.tsx';
import { navigate } from '../../lib/navigation.ts';
import { describePosition, type PlacedGrapheme } from '../../lib/placed-graphemes.ts';
import type { PlacedEvidence } from './evidence.ts';
import styles from './label-section.module.css';

/** Returns the element ID of the section of a label. */
export function getLabelSectionId(index: number): string {
  return `label-${index}`;
}

interface LabelSectionProps {
  label: LabelGuardReport;
  index: number;
  evidence: PlacedEvidence;
  lit: ReadonlySet<number>;
}

/** Section of one label with its graphemes, forms and checks. */
export function LabelSection({ label, index, evidence, lit }: LabelSectionProps) {
  const { report, placed } = evidence;
  const graphemes = placed.filter((grapheme) => grapheme.label === index);
  // Expands risky labels, or the first label if the name has no risky label.
  const isSafe = !report.labels?.some(({ risk_count }) => risk_count > 0);
  const deceives = isDeceptive(index, evidence);
  const tone = getRatingTone(deceives ? report.rating : label.rating);
  return (
    <details
      id={getLabelSectionId(index)}
      className={styles.label}
      open={label.risk_count > 0 || (isSafe && index === 0)}
    >
      <summary>
        <ToneMark tone={tone} label={TONE_WORDS[tone]} />
        <span className={styles.text}>
          {label.label === '' ? <em>empty label</em> : <NameText name={label.label} />}
        </span>
        <span className="faint small">
          {deceives ? (
            <Deception imitates={report.imitates?.name ?? null} />
          ) : label.risk_count === 0 && report.risk_count > 0 ? (
            'No problem found in this label'
          ) : (
            label.title
          )}
        </span>
      </summary>
      <div className={styles.body}>
        {graphemes.length > 0 && (
          <ol className={styles.graphemes} data-many={graphemes.length > 40}>
            {graphemes.map((grapheme) => (
              <GraphemeCell
                key={grapheme.index}
                name={report.name}
                grapheme={grapheme}
                isLit={lit.has(grapheme.index)}
              />
            ))}
          </ol>
        )}
        {label.normalization_error && (
          <NormalizationErrorView report={report} placed={placed} index={index} />
        )}
        <Forms label={label} />
        <details className={styles.checks}>
          <summary>{label.checks.length} checks of this label</summary>
          <CheckList checks={label.checks} />
        </details>
      </div>
    </details>
  );
}

/** Whether the label differs from the imitated name, or has the shape of an address. */
function isDeceptive(index: number, { wanted, pieces, report }: PlacedEvidence): boolean {
  const { imitates, labels } = report;
  if (imitates?.kind === 'address') {
    return isRisk(imitates.status) && index === 0 && labels?.length === 2;
  }
  if (wanted === null || wanted !== imitates?.name) return false;
  return pieces.some((piece) => isDifferent(piece) && getPieceLabel(piece) === index);
}

function Deception({ imitates }: { imitates: string | null }) {
  if (imitates === null) return 'poses as an address';
  return (
    <>
      differs from <NameText name={imitates} />
    </>
  );
}

interface GraphemeCellProps {
  name: string;
  grapheme: PlacedGrapheme;
  isLit: boolean;
}

/** Maximum number of code points shown. The others are counted. */
const MAX_CODE_POINTS = 6;

function GraphemeCell({ name, grapheme, isLit }: GraphemeCellProps) {
  const { report, index } = grapheme;
  const characters = Array.from(report.grapheme);
  const tone = getContextTone(report.status_in_label);
  return (
    <li className={styles.cell} data-lit={isLit} data-tone={tone}>
      {/* Left out of the tab order, because the card has the same link. */}
      <Link
        to={{ screen: 'grapheme', grapheme: report.grapheme, place: { name, index } }}
        tabIndex={-1}
        title={report.grapheme_name}
      >
        <bdi className={styles.glyph}>
          <Glyph text={report.grapheme} />
        </bdi>
        <span className={styles.codes}>
          {characters.slice(0, MAX_CODE_POINTS).map((character, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: code points never move
            <code key={position}>{formatCodePoints(character)}</code>
          ))}
          {characters.length > MAX_CODE_POINTS && (
            <span>+{(characters.length - MAX_CODE_POINTS).toLocaleString('en')}</span>
          )}
        </span>
        <span className={styles.script}>{report.grapheme_script}</span>
        {tone !== 'pass' && <ToneMark tone={tone} label={TONE_WORDS[tone]} size="0.9rem" />}
      </Link>
    </li>
  );
}

function Forms({ label }: { label: LabelGuardReport }) {
  const dns = label.graphemes === null ? null : toDnsLabel(label.label);
  const forms = [
    { word: 'Labelhash', text: label.labelhash, isCode: true },
    { word: 'In DNS (Punycode)', text: dns === label.label ? null : dns, isCode: true },
    {
      word: 'Beautified',
      text: label.beautiful_label === label.label ? null : label.beautiful_label,
      isCode: false,
    },
    {
      word: 'Canonical form',
      text: label.canonical_label === label.label ? null : label.canonical_label,
      isCode: false,
    },
  ];
  return (
    <dl className={styles.forms}>
      {forms.map(({ word, text, isCode }) =>
        text === null ? null : (
          <div key={word}>
            <dt>{word}</dt>
            <dd>
              {isCode ? <code>{text}</code> : <NameText name={text} />}
              <CopyButton text={text} what={word} />
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}

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
function NormalizationErrorView({ report, placed, index }: NormalizationErrorViewProps) {
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
        <CheckMessage text={error.message} /> <code>{error.code}</code>
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
                <bdi className={styles.suggestion}>
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
