import type { Ref } from 'react';
import hidden from '../../../components/visually-hidden.module.css';
import styles from './game.module.css';
import type { Choice, Round } from './play.ts';

interface RoundQuestionProps {
  ref: Ref<HTMLParagraphElement>;
  round: Round;
  /** Number of the pair, for screen readers. */
  position: string;
  onChoose(choice: Choice): void;
}

/** Shows two names without highlighting, as other apps would show them. */
export function RoundQuestion({ ref, round, position, onChoose }: RoundQuestionProps) {
  return (
    <>
      <p ref={ref} tabIndex={-1} className={styles.step}>
        <span className={hidden.hidden}>{position}. </span>
        Which one is the real name?
      </p>
      <div className={styles.names}>
        {round.order.map((each) => (
          <button key={each} type="button" className={styles.choice} onClick={() => onChoose(each)}>
            <bdi translate="no">{round.pair[each]}</bdi>
          </button>
        ))}
      </div>
      <div className={styles.actions}>
        <button type="button" className={styles.plain} onClick={() => onChoose('unsure')}>
          I can’t tell
        </button>
        <p className={styles.note}>
          A game for the eye: most apps draw the names like this. The code points follow your
          choice.
        </p>
      </div>
    </>
  );
}
