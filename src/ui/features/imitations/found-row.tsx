import type { JudgedImitation } from '../../../client/imitations/found-verdict.ts';
import { Link } from '../../components/link.tsx';
import { NameText } from '../../components/name-text.tsx';
import { ToneMark } from '../../components/tone-mark.tsx';
import { VisibleText } from '../../components/visible-text.tsx';
import styles from './found-row.module.css';
import { KIND_WORDS } from './kind-words.ts';
import { VERDICT_WORDS } from './verdict-words.ts';

/** A name of a list that imitates another: its verdict, how it differs, and the way to its report. */
export function FoundRow({ found }: { found: JudgedImitation }) {
  const { name, kind, evidence, known, verdict } = found;
  const { tone, word } = VERDICT_WORDS[verdict];
  return (
    <div className={styles.row}>
      <Link className={styles.name} to={{ screen: 'name', name }}>
        <NameText name={name} />
      </Link>
      <p className={styles.verdict} data-tone={tone}>
        <ToneMark tone={tone} />
        {word}
      </p>
      <p className={styles.facts}>
        <span className={styles.kind}>{KIND_WORDS[kind]}</span>
        {evidence !== '' && (
          // It may begin with a character that is written from right to left.
          <bdi dir="ltr">
            <VisibleText text={evidence} isSentence />
          </bdi>
        )}
        {known?.name === name && <span>Known name of {known.title}</span>}
      </p>
    </div>
  );
}
