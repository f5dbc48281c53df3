import { expect, it } from 'vitest';
import { unwrap } from '../../../../client/queries/problem-error.ts';
import { createNodeInspector } from '../../../../hosts/node.ts';
import { getRatingTone } from '../../../../words/names/rating-words.ts';
import { EXAMPLE_PAIRS } from './example-pairs.ts';

const inspector = await createNodeInspector();

const inspect = (name: string) => unwrap(inspector.inspectName(name));

it('has six pairs', () => {
  expect(EXAMPLE_PAIRS).toHaveLength(6);
});

it.each(EXAMPLE_PAIRS)('the engine finds nothing in $real', ({ real }) => {
  expect(getRatingTone(inspect(real).rating)).toBe('pass');
});

it.each(EXAMPLE_PAIRS)('the engine says that $imitation imitates $real', (pair) => {
  const { rating, imitates, looks_like } = inspect(pair.imitation);
  expect(getRatingTone(rating)).toBe(pair.tone);
  expect(imitates?.name ?? looks_like).toBe(pair.real);
});
