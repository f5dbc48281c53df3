import type { NameEvidence } from '../../../client/name-evidence.ts';
import { HeadlineText } from '../../components/headline-text.tsx';
import { Link } from '../../components/link.tsx';
import { NameText } from '../../components/name-text.tsx';
import { ToneMark } from '../../components/tone-mark.tsx';
import { getHeadline } from '../../lib/headline.ts';
import { getRatingTone, TONE_WORDS } from '../../lib/rating-words.ts';
import { describeEnsForm } from './ens-form.ts';
import styles from './name-card.module.css';

interface NameCardProps {
  /** Which of the two it is. */
  word: string;
  evidence: NameEvidence;
  /** One of the names passes for the other: then nothing is good news. */
  isDoubtful?: boolean;
}

/** One of two names: its own verdict, and the way to its report. */
export function NameCard({ word, evidence, isDoubtful = false }: NameCardProps) {
  const { report } = evidence;
  const rating = getRatingTone(report.rating);
  const isQuiet = isDoubtful && rating === 'pass';
  const tone = isQuiet ? 'info' : rating;
  return (
    <section className={styles.card} aria-label={`${word}: verdict`} data-tone={tone}>
      <p className={styles.word}>{word}</p>
      <p className={styles.name}>
        <Link to={{ screen: 'name', name: report.name }}>
          <NameText name={report.name} />
        </Link>
      </p>
      <p className={styles.headline}>
        <ToneMark tone={tone} label={TONE_WORDS[tone]} size="1.25rem" />
        <span>
          {isQuiet && 'By itself: '}
          <HeadlineText headline={getHeadline(report, evidence)} />
        </span>
      </p>
      <p className={styles.form}>
        <HeadlineText headline={{ parts: describeEnsForm(evidence) }} />
      </p>
    </section>
  );
}
