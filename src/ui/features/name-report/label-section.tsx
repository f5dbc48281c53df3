import { getPieceLabel, isDifferent } from '../../../comparison/group-pieces.ts';
import type { LabelGuardReport } from '../../../contract/reports.ts';
import { formatCodePoints } from '../../../primitives/format-code-points.ts';
import { toDnsLabel } from '../../../primitives/punycode.ts';
import {
  getContextTone,
  getRatingTone,
  isRisk,
  TONE_WORDS,
} from '../../../words/names/rating-words.ts';
import { CheckList } from '../../components/check-list.tsx';
import { CopyButton } from '../../components/copy-button.tsx';
import { Glyph } from '../../components/glyph.tsx';
import { Link } from '../../components/link.tsx';
import { NameText } from '../../components/name-text.tsx';
import { ToneMark } from '../../components/tone-mark.tsx';
import type { PlacedGrapheme } from '../../lib/placed-graphemes.ts';
import type { PlacedEvidence } from './evidence.ts';
import styles from './label-section.module.css';
import { NormalizationErrorView } from './normalization-error-view.tsx';

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

/** Maximum number of graphemes that are shown with their scripts. */
const MAX_SCRIPTS = 40;

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
      className={`panel ${styles.label}`}
      open={label.risk_count > 0 || (isSafe && index === 0)}
    >
      <summary className="row inset gap-3 lines-1 unmarked">
        <ToneMark tone={tone} label={TONE_WORDS[tone]} />
        <span className="large shrink medium">
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
          <ol className="flow gap-2">
            {graphemes.map((grapheme) => (
              <GraphemeCell
                key={grapheme.index}
                name={report.name}
                grapheme={grapheme}
                isLit={lit.has(grapheme.index)}
                hasScript={graphemes.length <= MAX_SCRIPTS}
              />
            ))}
          </ol>
        )}
        {label.normalization_error && (
          <NormalizationErrorView report={report} placed={placed} index={index} />
        )}
        <Forms label={label} />
        <details>
          <summary className="note fit medium">{label.checks.length} checks of this label</summary>
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
  hasScript: boolean;
}

/** Maximum number of code points shown. The others are counted. */
const MAX_CODE_POINTS = 6;

function GraphemeCell({ name, grapheme, isLit, hasScript }: GraphemeCellProps) {
  const { report, index } = grapheme;
  const characters = Array.from(report.grapheme);
  const tone = getContextTone(report.status_in_label);
  return (
    <li className={styles.cell} data-lit={isLit} data-tone={tone}>
      {/* Left out of the tab order, because the card has the same link. */}
      <Link
        className="hover-wash stack ink top undecorated"
        to={{ screen: 'grapheme', grapheme: report.grapheme, place: { name, index } }}
        tabIndex={-1}
        title={report.grapheme_name}
      >
        <bdi className={styles.glyph}>
          <Glyph text={report.grapheme} />
        </bdi>
        <span className="stack soft tiny centred snug">
          {characters.slice(0, MAX_CODE_POINTS).map((character, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: code points never move
            <code key={position}>{formatCodePoints(character)}</code>
          ))}
          {characters.length > MAX_CODE_POINTS && (
            <span>+{(characters.length - MAX_CODE_POINTS).toLocaleString('en')}</span>
          )}
        </span>
        {hasScript && <span className="faint micro">{report.grapheme_script}</span>}
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
    <dl className={`stack gap-2 ${styles.forms}`}>
      {forms.map(({ word, text, isCode }) =>
        text === null ? null : (
          <div key={word}>
            <dt className="faint small">{word}</dt>
            <dd className="row anywhere gap-2 lines-1">
              {isCode ? <code className="note">{text}</code> : <NameText name={text} />}
              <CopyButton text={text} what={word} />
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}
