import { expect, it } from 'vitest';
import type { FoundImitation } from '../../contract/imitations.ts';
import { readFoundVerdict } from './found-verdict.ts';

const known = (name: string) => ({ name, title: 'A name', category: 'wallet' });

it.each<[Partial<FoundImitation>, string]>([
  [{ rating: 4, status: 'alert' }, 'alert'],
  [{ rating: 3, status: 'warn' }, 'warn'],
  [{ rating: 3 }, 'warn'],
  [{ status: 'info' }, 'info'],
  [{}, 'none'],
  [{ known: known('nicks.eth') }, 'known'],
  [{ name: 'pay.nicks.eth', known: known('nicks.eth') }, 'subname'],
  // A spelling that ENS changes to the known name is another name.
  [{ name: 'NICKS.eth', rating: 4, known: known('nicks.eth') }, 'alert'],
])('what was found as %j has the verdict %s', (change, verdict) => {
  const found = { row: 0, name: 'nicks.eth', kind: 'plural', evidence: '' } as const;
  expect(readFoundVerdict({ ...found, rating: 2, status: null, known: null, ...change })).toBe(
    verdict,
  );
});
