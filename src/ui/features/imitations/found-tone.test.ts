import { expect, it } from 'vitest';
import type { FoundImitation } from '../../../contract/imitations.ts';
import { getFoundTone } from './found-tone.ts';

const known = (name: string) => ({ name, title: 'A name', category: 'watchlist' });

it.each<[FoundImitation['rating'], FoundImitation['known'], string]>([
  [4, null, 'alert'],
  [3, null, 'warn'],
  // What could pass for another name is no good news by its spelling alone.
  [2, null, 'info'],
  [2, known('nick.eth'), 'info'],
  [2, known('nicks.eth'), 'pass'],
  [3, known('nicks.eth'), 'warn'],
])('a name found with rating %i, known as %o, has the tone %s', (rating, is, tone) => {
  const rest = { row: 0, kind: 'plural', evidence: '', status: null } as const;
  expect(getFoundTone({ ...rest, name: 'nicks.eth', rating, known: is })).toBe(tone);
});
