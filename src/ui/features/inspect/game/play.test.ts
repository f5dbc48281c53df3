import { describe, expect, it } from 'vitest';
import { EXAMPLE_PAIRS } from './example-pairs.ts';
import { type Choice, choose, countFound, type Game, getRound, goOn, startGame } from './play.ts';

/** Plays one round for each choice. */
function play(choices: readonly Choice[]): Game {
  return choices.reduce((game, choice) => goOn(choose(game, choice)), startGame());
}

describe('startGame', () => {
  it.each([
    [0, 'real'],
    [0.49, 'real'],
    [0.5, 'imitation'],
    [0.99, 'imitation'],
  ])('puts a name first by chance: %d → %s', (chance, first) => {
    const { rounds } = startGame(() => chance);
    expect(rounds.map(({ order }) => order[0])).toEqual(EXAMPLE_PAIRS.map(() => first));
    for (const { order } of rounds) expect([...order].sort()).toEqual(['imitation', 'real']);
  });

  it('asks about every pair once', () => {
    expect(startGame().rounds.map(({ pair }) => pair)).toEqual(EXAMPLE_PAIRS);
  });
});

it('shows the answer of a round until the player goes on', () => {
  const started = startGame();
  const answered = choose(started, 'imitation');
  expect(getRound(answered)).toBe(started.rounds[0]);
  expect(answered.isRevealed).toBe(true);
  expect(getRound(goOn(answered))).toBe(started.rounds[1]);
});

it('ends after the last pair', () => {
  const choices = EXAMPLE_PAIRS.map((): Choice => 'real');
  expect(getRound(play(choices.slice(1)))).not.toBeNull();
  expect(getRound(play(choices))).toBeNull();
});

it.each<[number, Choice[]]>([
  [0, []],
  [0, ['imitation', 'unsure']],
  [1, ['unsure', 'real']],
  [6, ['real', 'real', 'real', 'real', 'real', 'real']],
])('counts %d found names', (count, choices) => {
  expect(countFound(play(choices))).toBe(count);
});
