import type { ReactNode } from 'react';
import type { ConsolidatedNameGuardReport } from '../../../contract/reports.ts';
import { NameText } from '../../components/name-text.tsx';
import { ToneMark } from '../../components/tone-mark.tsx';
import { ratingTone, ratingWord } from '../../lib/rating-words.ts';
import styles from './verdict.module.css';

interface VerdictProps {
  name: string;
  /** Null until there is one; its place is kept. */
  verdict: ConsolidatedNameGuardReport | null;
  /** The name in large, once its graphemes are known. */
  children?: ReactNode;
}

/** The rating and its two sentences, and the name they are about. */
export function Verdict({ name, verdict, children }: VerdictProps) {
  const tone = verdict ? ratingTone(verdict.rating) : 'skip';
  return (
    <header className={styles.verdict} data-tone={tone}>
      <h1 className={styles.heading} tabIndex={-1} dir="ltr">
        {name === '' ? 'The root name' : <NameText name={name} />}
      </h1>
      <p className={styles.rating}>
        <ToneMark tone={tone} size="1.375rem" />
        <strong>{verdict ? ratingWord(verdict.rating) : 'Inspecting…'}</strong>
        {verdict && verdict.risk_count > 0 && (
          <span>
            {verdict.risk_count} {verdict.risk_count === 1 ? 'finding' : 'findings'}
          </span>
        )}
      </p>
      <div className={styles.name}>{children ?? <NameText name={name} />}</div>
      <div className={styles.words} role="status">
        <p className={styles.title}>{verdict?.title ?? '\u00a0'}</p>
        <p className={styles.subtitle}>{verdict?.subtitle ?? '\u00a0'}</p>
      </div>
    </header>
  );
}
