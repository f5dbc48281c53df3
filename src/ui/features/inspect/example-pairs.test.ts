import { beforeAll, expect, it } from 'vitest';
import type { NameGuardReport } from '../../../contract/reports.ts';
import { getRatingTone } from '../../../display/rating-words.ts';
import type { Inspector } from '../../../engine/inspector.ts';
import { createNodeInspector } from '../../../hosts/node.ts';
import { EXAMPLE_PAIRS } from './example-pairs.ts';

let inspector: Inspector;
beforeAll(async () => {
  inspector = await createNodeInspector();
});

function inspect(name: string): NameGuardReport | undefined {
  const outcome = inspector.inspectName(name);
  return outcome.ok ? outcome.value : undefined;
}

it.each(EXAMPLE_PAIRS)('rates $safe and $risky as the engine does', (pair) => {
  const { rating: safe } = inspect(pair.safe) ?? {};
  const { rating: risky, imitates, looks_like } = inspect(pair.risky) ?? {};
  expect(safe && getRatingTone(safe)).toBe('pass');
  expect(risky && getRatingTone(risky)).toBe(pair.tone);
  expect(imitates?.name ?? looks_like).toBe(pair.target);
});
