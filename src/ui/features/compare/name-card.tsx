import { describeEnsForm } from '../../../comparison/ens-form.ts';
import type { TextKind } from '../../../contract/text-kinds.ts';
import type { NameEvidence } from '../../../evidence/name-evidence.ts';
import { introduceNames } from '../../../words/kind-words.ts';
import { getRatingTone, TONE_WORDS } from '../../../words/names/rating-words.ts';
import { HeadlineText } from '../../components/headline-text.tsx';
import { Link } from '../../components/link.tsx';
import { NameText } from '../../components/name-text.tsx';
import { ToneMark } from '../../components/tone-mark.tsx';
import { getPastedHeadline } from '../../lib/pasted-headline.ts';
import styles from './name-card.module.css';

interface NameCardProps {
  /** Heading of the card, such as "First name". */
  word: string;
  evidence: NameEvidence;
  /** Whether the comparison found a risk. The card then never shows a passing icon. */
  isDoubtful?: boolean;
  /** Called with the name to compare instead. */
  onName(name: string): void;
}

/** Shows the verdict of one of two names, with a link to its report. */
export function NameCard({ word, evidence, isDoubtful = false, onName }: NameCardProps) {
  const { report, pasted } = evidence;
  const form = describeEnsForm(evidence);
  const rating = getRatingTone(report.rating);
  const isQuiet = isDoubtful && rating === 'pass';
  const tone = isQuiet ? 'info' : rating;
  return (
    <section className={styles.card} aria-label={`${word}: verdict`} data-tone={tone}>
      <p className="faint small strong">{word}</p>
      <p className={styles.name}>
        <Link to={{ screen: 'name', name: report.name }}>
          <NameText name={report.name} />
        </Link>
      </p>
      <p className={styles.headline}>
        <ToneMark tone={tone} label={TONE_WORDS[tone]} size="1.25rem" />
        <span>
          {isQuiet && 'On its own: '}
          <HeadlineText headline={getPastedHeadline(report, evidence)} />
        </span>
      </p>
      {pasted ? (
        <PastedNames pasted={pasted} onName={onName} />
      ) : (
        form.length > 0 && (
          <p className="note">
            <HeadlineText headline={{ parts: form }} />
          </p>
        )
      )}
    </section>
  );
}

/** Maximum number of names offered. The others are counted. */
const MAX_OFFERED = 5;

/** Describes pasted text and offers the names in it. */
function PastedNames({ pasted, onName }: { pasted: TextKind; onName(name: string): void }) {
  const offered = pasted.names.slice(0, MAX_OFFERED);
  const left = pasted.names.length - offered.length;
  return (
    <div className="stack start gap-2">
      <p className="note">{introduceNames(pasted)}</p>
      {offered.map((name) => (
        <button key={name} type="button" className={styles.offer} onClick={() => onName(name)}>
          Compare <NameText name={name} /> instead
        </button>
      ))}
      {left > 0 && <p className="note">and {left.toLocaleString('en')} more</p>}
    </div>
  );
}
