import { beforeAll, expect, it } from 'vitest';
import type { NameGuardReport } from '../../../../contract/reports.ts';
import type { Inspector } from '../../../../engine/inspector.ts';
import { createNodeInspector } from '../../../../hosts/node.ts';
import { getRatingTone } from '../../../../words/names/rating-words.ts';
import { EXAMPLE_PAIRS } from './example-pairs.ts';

let inspector: Inspector;
beforeAll(async () => {
  inspector = await createNodeInspector();
});

function inspect(name: string): NameGuardReport {
  const outcome = inspector.inspectName(name);
  if (!outcome.ok) throw new Error(outcome.problem.detail);
  return outcome.value;
}

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
