import { beforeAll, expect, it } from 'vitest';
import type { Inspector } from '../../../engine/inspector.ts';
import { createNodeInspector } from '../../../hosts/node.ts';
import { getRatingTone } from '../../lib/rating-words.ts';
import { EXAMPLE_PAIRS } from './example-pairs.ts';

let inspector: Inspector;
beforeAll(async () => {
  inspector = await createNodeInspector();
});

it.each(EXAMPLE_PAIRS)('the engine says of $safe and $risky what the page says', (pair) => {
  const [safe, risky] = [pair.safe, pair.risky].map((name) => {
    const outcome = inspector.inspectName(name);
    return outcome.ok ? outcome.value : undefined;
  });
  expect(safe && getRatingTone(safe.rating)).toBe('pass');
  expect(risky && getRatingTone(risky.rating)).toBe(pair.tone);
  expect(risky?.looks_like).toBe(pair.safe);
});
