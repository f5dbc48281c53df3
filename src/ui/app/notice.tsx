import type { ReactNode } from 'react';
import type { Tone } from '../../words/names/rating-words.ts';
import { ToneMark } from '../components/tone-mark.tsx';
import styles from './notice.module.css';

interface NoticeProps {
  tone: Tone;
  text: string;
  /** Buttons of the notice. */
  children?: ReactNode;
}

/** A message about the page itself. */
export function Notice({ tone, text, children }: NoticeProps) {
  return (
    <div className={styles.notice}>
      <ToneMark tone={tone} />
      <p>{text}</p>
      {children}
    </div>
  );
}
