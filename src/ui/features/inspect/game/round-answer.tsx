import type { Ref } from 'react';
import { formatCodePoints } from '../../../../primitives/format-code-points.ts';
import { TONE_WORDS } from '../../../../words/names/rating-words.ts';
import { Link } from '../../../components/link.tsx';
import { ToneMark } from '../../../components/tone-mark.tsx';
import { VisibleText } from '../../../components/visible-text.tsx';
import type { ExamplePair } from './example-pairs.ts';
import styles from './game.module.css';
import { isDifferent, listParts } from './list-parts.ts';
import { MarkedImitation } from './marked-imitation.tsx';
import type { Choice } from './play.ts';

const OPENINGS: Readonly<Record<Choice, string>> = {
  real: 'You found it.',
  imitation: 'That was the imitation.',
  unsure: 'This is the difference.',
};

interface RoundAnswerProps {
  ref: Ref<HTMLParagraphElement>;
  pair: ExamplePair;
  choice: Choice;
  isLast: boolean;
  onGoOn(): void;
}

/** Shows the real name above its imitation, and marks and explains the difference. */
export function RoundAnswer({ ref, pair, choice, isLast, onGoOn }: RoundAnswerProps) {
  return (
    <>
      <p ref={ref} tabIndex={-1} className={styles.step}>
        <strong>{OPENINGS[choice]}</strong> {pair.lesson}
      </p>
      <ul className={styles.names}>
        <li className={styles.shown}>
          <ToneMark tone="pass" label={TONE_WORDS.pass} />
          <bdi translate="no">{pair.real}</bdi>
        </li>
        <li className={styles.shown}>
          <ToneMark tone={pair.tone} label={TONE_WORDS[pair.tone]} />
          <MarkedImitation pair={pair} />
        </li>
      </ul>
      <Differences pair={pair} />
      <div className={styles.actions}>
        <button type="button" className={styles.main} onClick={onGoOn}>
          {isLast ? 'See your result' : 'Next pair'}
        </button>
        <Link to={{ screen: 'name', name: pair.imitation }} className={styles.report}>
          Open the report of the imitation
        </Link>
      </div>
    </>
  );
}

/** Lists the code points of the parts that differ. */
function Differences({ pair: { imitation, real } }: { pair: ExamplePair }) {
  return listParts(imitation, real)
    .filter(isDifferent)
    .map(({ text, other }) => (
      <p key={text} className={styles.difference}>
        <span>
          <VisibleText text={text} /> <code>{formatCodePoints(text)}</code>
        </span>{' '}
        {other === '' ? (
          'is added'
        ) : (
          <>
            in place of{' '}
            <span>
              <VisibleText text={other} /> <code>{formatCodePoints(other)}</code>
            </span>
          </>
        )}
      </p>
    ));
}
