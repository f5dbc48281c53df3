import type { JudgedImitation } from '../../../client/imitations/found-verdict.ts';
import { Link } from '../../components/link.tsx';
import { MarkedName } from '../../components/marked-name.tsx';
import { ToneMark } from '../../components/tone-mark.tsx';
import { VisibleText } from '../../components/visible-text.tsx';
import styles from './found-row.module.css';
import { KIND_WORDS } from './imitation-kind-words.ts';
import { VERDICT_WORDS } from './verdict-words.ts';

/** Row of an imitation found in a list, with its verdict, its evidence and a link to its report. */
export function FoundRow({ found, imitated }: { found: JudgedImitation; imitated: string }) {
  const { name, kind, evidence, known, verdict } = found;
  const { tone, word } = VERDICT_WORDS[verdict];
  return (
    <div className={styles.row}>
      <Link className={styles.name} to={{ screen: 'name', name }}>
        <MarkedName name={name} other={imitated} />
      </Link>
      <p className={styles.verdict} data-tone={tone}>
        <ToneMark tone={tone} />
        {word}
      </p>
      <p className={styles.facts}>
        <span className="ink">{KIND_WORDS[kind]}</span>
        {evidence !== '' && (
          // The evidence may start with a right-to-left character.
          <bdi dir="ltr">
            <VisibleText text={evidence} isSentence />
          </bdi>
        )}
        {known?.name === name && <span>Known name of {known.title}</span>}
      </p>
    </div>
  );
}
