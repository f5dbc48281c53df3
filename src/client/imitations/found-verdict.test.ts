import { expect, it } from 'vitest';
import type { FoundImitation } from '../../contract/imitations.ts';
import { createNodeInspector } from '../../hosts/node.ts';
import { createImitationLists } from '../../worker/imitation-lists.ts';
import { unwrap } from '../queries/problem-error.ts';
import { readCandidateVerdict } from './candidate-verdict.ts';
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
  // A spelling that ENS normalizes to the known name is not the known name.
  [{ name: 'NICKS.eth', rating: 4, known: known('nicks.eth') }, 'alert'],
])('a found name with %j has the verdict %s', (change, verdict) => {
  const found = { row: 0, name: 'nicks.eth', kind: 'plural', evidence: '' } as const;
  expect(readFoundVerdict({ ...found, rating: 2, status: null, known: null, ...change })).toBe(
    verdict,
  );
});

it('gives candidates the same verdict when they are found in a list', async () => {
  const inspector = await createNodeInspector();
  const lists = createImitationLists();
  for (const name of ['123.eth', 'uniswap.eth', 'linch.eth', 'pay.vitalik.eth', 'a.base.eth']) {
    const query = { name, offset: 0, limit: 2000 };
    const listed = unwrap(lists.listCandidates(inspector, query));
    const names = listed.candidates.map((candidate) => candidate.name);
    const found = unwrap(lists.findImitations(inspector, name, names));
    const verdicts = names.map((candidate, row) => {
      const columns = [listed.rating, listed.imitationStatus, listed.known] as const;
      const [rating, status, known] = columns.map((column) => column[row] as number);
      return [candidate, readCandidateVerdict(rating as number, status as number, known as number)];
    });
    expect(found.map((each) => [each.name, readFoundVerdict(each)])).toEqual(verdicts);
  }
});
