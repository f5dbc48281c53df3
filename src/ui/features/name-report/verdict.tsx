import type { ReactNode } from 'react';
import type { ConsolidatedNameGuardReport } from '../../../contract/reports.ts';
import { NameText } from '../../components/name-text.tsx';
import { ToneMark } from '../../components/tone-mark.tsx';
import { formatCount } from '../../lib/format-count.ts';
import { getRatingTone, getRatingWord } from '../../lib/rating-words.ts';
import styles from './verdict.module.css';

/** Names of more code units than this are set smaller. */
const MAX_LARGE_LENGTH = 50;

interface VerdictProps {
  name: string;
  /** Null until there is one; its place is kept. */
  verdict: ConsolidatedNameGuardReport | null;
  /** The name in large, once its graphemes are known. */
  children?: ReactNode;
  /** What the name looks like, beside it. */
  perceivedName?: ReactNode;
}

/** The rating and its two sentences, and the name they are about. */
export function Verdict({ name, verdict, children, perceivedName }: VerdictProps) {
  const tone = verdict ? getRatingTone(verdict.rating) : 'skip';
  return (
    <header className={styles.verdict} data-tone={tone}>
      <h1 className={styles.heading} tabIndex={-1} dir="ltr">
        {name === '' ? 'The root name' : <NameText name={name} />}
      </h1>
      <div className={styles.words} role="status">
        <p className={styles.rating}>
          <ToneMark tone={tone} size="1.375rem" />
          <strong>{verdict?.title ?? 'Inspecting…'}</strong>
          {verdict && <span>{getRatingWord(verdict.rating)}</span>}
          {verdict && verdict.risk_count > 0 && (
            <span>{formatCount(verdict.risk_count, 'finding', 'findings')}</span>
          )}
        </p>
      </div>
      <div className={styles.names}>
        <div className={styles.name} data-long={name.length > MAX_LARGE_LENGTH}>
          {children ?? <NameText name={name} />}
        </div>
        {perceivedName}
      </div>
      <p className={styles.subtitle}>{verdict?.subtitle ?? '\u00a0'}</p>
    </header>
  );
}
