import type { Ref } from 'react';
import { TONE_WORDS } from '../../../../words/names/rating-words.ts';
import { Link } from '../../../components/link.tsx';
import { ToneMark } from '../../../components/tone-mark.tsx';
import styles from './game.module.css';
import { MarkedImitation } from './marked-imitation.tsx';
import { countFound, type Game } from './play.ts';

function describeResult(found: number, rounds: number): string {
  if (found === rounds)
    return 'A correct guess can be luck, so always check the name. Paste the name instead.';
  return 'Nobody sees all of them. Paste the name instead.';
}

interface GameResultProps {
  ref: Ref<HTMLParagraphElement>;
  game: Game;
  onRestart(): void;
}

/** Shows the score and all imitations of the game, with their differences marked. */
export function GameResult({ ref, game, onRestart }: GameResultProps) {
  const found = countFound(game);
  const { rounds, choices } = game;
  return (
    <>
      <p ref={ref} tabIndex={-1} className={styles.step}>
        <strong>
          You found {found} of {rounds.length}.
        </strong>{' '}
        {describeResult(found, rounds.length)}
      </p>
      <ul className={styles.review}>
        {rounds.map(({ pair }, at) => (
          <li key={pair.imitation}>
            <Link to={{ screen: 'name', name: pair.imitation }}>
              <ToneMark tone={pair.tone} label={TONE_WORDS[pair.tone]} />
              <MarkedImitation pair={pair} />
            </Link>
            <span>{choices[at] === 'real' ? 'found' : 'missed'}</span>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <button type="button" className={styles.main} onClick={onRestart}>
          Play again
        </button>
      </div>
    </>
  );
}
