import { EXAMPLE_PAIRS, type ExamplePair } from './example-pairs.ts';

/** The name that the player thinks is the real one. `unsure` means that the player cannot tell. */
export type Choice = 'real' | 'imitation' | 'unsure';

export interface Round {
  pair: ExamplePair;
  /** The two names in the order in which they are shown. */
  order: readonly ('real' | 'imitation')[];
}

/** A game of several rounds. Every move returns a new game. */
export interface Game {
  rounds: readonly Round[];
  /** Choices that the player has made, one for each round. */
  choices: readonly Choice[];
  /** Whether the screen shows the answer to the latest choice. */
  isRevealed: boolean;
}

/**
 * Starts a game with all example pairs.
 *
 * @param random returns a number from 0 up to, but not including, 1
 */
export function startGame(random: () => number = Math.random): Game {
  return {
    rounds: EXAMPLE_PAIRS.map((pair) => ({
      pair,
      order: random() < 0.5 ? ['real', 'imitation'] : ['imitation', 'real'],
    })),
    choices: [],
    isRevealed: false,
  };
}

/** Returns the round on screen, or null after the last one. */
export function getRound({ rounds, choices, isRevealed }: Game): Round | null {
  return rounds[isRevealed ? choices.length - 1 : choices.length] ?? null;
}

/** Records the choice for the round on screen and reveals the answer. */
export function choose(game: Game, choice: Choice): Game {
  return { ...game, choices: [...game.choices, choice], isRevealed: true };
}

/** Goes from the answer on screen to the next round. */
export function goOn(game: Game): Game {
  return { ...game, isRevealed: false };
}

/** Counts the rounds in which the player found the real name. */
export function countFound({ choices }: Game): number {
  return choices.filter((choice) => choice === 'real').length;
}
