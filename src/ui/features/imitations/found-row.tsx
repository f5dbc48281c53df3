import type { FoundImitation } from '../../../contract/imitations.ts';
import { Link } from '../../components/link.tsx';
import { NameText } from '../../components/name-text.tsx';
import { ToneMark } from '../../components/tone-mark.tsx';
import { VisibleText } from '../../components/visible-text.tsx';
import { TONE_WORDS } from '../../lib/rating-words.ts';
import styles from './found-row.module.css';
import { getFoundTone } from './found-tone.ts';
import { KIND_WORDS } from './kind-words.ts';

/** A name of a list that imitates another: its verdict, how it differs, and the way to its report. */
export function FoundRow({ found }: { found: FoundImitation }) {
  const { name, kind, evidence, known } = found;
  const tone = getFoundTone(found);
  return (
    <div className={styles.row}>
      <Link className={styles.name} to={{ screen: 'name', name }}>
        <NameText name={name} />
      </Link>
      <p className={styles.verdict} data-tone={tone}>
        <ToneMark tone={tone} />
        {TONE_WORDS[tone]}
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
