import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './game.module.css';
import { GameResult } from './game-result.tsx';
import { choose, countFound, type Game as GameState, getRound, goOn, startGame } from './play.ts';
import { RoundAnswer } from './round-answer.tsx';
import { RoundQuestion } from './round-question.tsx';

/** Game in progress. Stored outside the component so that the player can continue after opening a report. */
let lastGame = startGame();

/** Game in which the player tells real names from imitations. */
export function Game() {
  const [game, setGame] = useState(lastGame);
  const step = useRef<HTMLParagraphElement>(null);
  const hasMoved = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every move removes the focused button
  useEffect(() => {
    if (hasMoved.current) step.current?.focus({ preventScroll: true });
  }, [game]);

  const move = (next: GameState) => {
    hasMoved.current = true;
    lastGame = next;
    setGame(next);
  };

  const { rounds, choices, isRevealed } = game;
  const round = getRound(game);
  const last = choices.at(-1);
  const found = `${countFound(game)} found`;
  const at = `Pair ${choices.length + (isRevealed ? 0 : 1)} of ${rounds.length}`;
  return (
    <section aria-labelledby="game" className={styles.game}>
      <header className={styles.head}>
        <h2 id="game">Can you tell them apart?</h2>
        {round && <Score>{choices.length > 0 ? `${at} · ${found}` : at}</Score>}
      </header>
      {round === null ? (
        <GameResult ref={step} game={game} onRestart={() => move(startGame())} />
      ) : isRevealed && last ? (
        <RoundAnswer
          ref={step}
          pair={round.pair}
          choice={last}
          isLast={choices.length === rounds.length}
          onGoOn={() => move(goOn(game))}
        />
      ) : (
        <RoundQuestion
          ref={step}
          round={round}
          position={at}
          onChoose={(choice) => move(choose(game, choice))}
        />
      )}
    </section>
  );
}

function Score({ children }: { children: ReactNode }) {
  return <p className={styles.score}>{children}</p>;
}
