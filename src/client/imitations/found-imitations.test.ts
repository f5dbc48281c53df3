import { describe, expect, it } from 'vitest';
import type { FoundImitation } from '../../contract/imitations.ts';
import { createNodeInspector } from '../../hosts/node.ts';
import { createImitationLists } from '../../worker/imitation-lists.ts';
import { unwrap } from '../queries/problem-error.ts';
import { readCandidateVerdict } from './candidate-verdict.ts';
import { createFoundImitations, readFoundVerdict } from './found-imitations.ts';

const harmless: FoundImitation = {
  row: 0,
  name: 'nicks.eth',
  kind: 'plural',
  evidence: '“s” is added',
  rating: 2,
  status: null,
  known: null,
};

const listNames = (found: Iterable<FoundImitation>) => Array.from(found, ({ name }) => name);

describe('createFoundImitations', () => {
  it('orders by verdict, then by kind, then by position in the list', () => {
    const found = createFoundImitations();
    found.add([
      { ...harmless, name: 'harmless', kind: 'emoji' },
      { ...harmless, name: 'bit', kind: 'bit', rating: 4, status: 'alert' },
      { ...harmless, name: 'info', status: 'info' },
      { ...harmless, name: 'first look', kind: 'look_alike', rating: 4, status: 'alert' },
      { ...harmless, name: 'warned of', rating: 3, status: 'warn' },
    ]);
    found.add([
      { ...harmless, name: 'same look', kind: 'identical_look', rating: 4, status: 'alert' },
      { ...harmless, name: 'second look', kind: 'look_alike', rating: 4, status: 'alert' },
    ]);
    const order = [
      'same look',
      'first look',
      'second look',
      'bit',
      'warned of',
      'info',
      'harmless',
    ];
    expect(listNames(found)).toEqual(order);
    expect(listNames(found.take(4))).toEqual(order.slice(0, 4));
    expect(listNames(found.take(99))).toEqual(order);
  });

  it('keeps the first occurrence of each name', () => {
    const found = createFoundImitations();
    found.add([harmless, { ...harmless, row: 1 }]);
    found.add([
      { ...harmless, row: 2 },
      { ...harmless, row: 3, name: 'other.eth' },
    ]);
    expect(found.size).toBe(2);
    expect(Array.from(found, ({ row }) => row)).toEqual([0, 3]);
  });

  it('counts occurrences and different names per role', () => {
    const known = { name: 'known.eth', title: 'Known', category: 'wallet' };
    const found = createFoundImitations(new Set(['my-own.eth']));
    const before = found.counts();
    found.add([harmless, harmless, { ...harmless, name: 'warned of', rating: 3, status: 'warn' }]);
    found.add([{ ...harmless, name: 'my-own.eth', rating: 3, status: 'warn' }]);
    found.add([
      harmless,
      { ...harmless, name: 'info', status: 'info' },
      { ...harmless, name: known.name, known },
    ]);
    expect(found.counts()).toEqual({
      imitating: { total: 2, different: 2 },
      passing: { total: 3, different: 1 },
      watched: { total: 1, different: 1 },
      known: { total: 1, different: 1 },
    });
    expect(before.passing).toEqual({ total: 0, different: 0 });
  });
});

const known = (name: string) => ({ name, title: 'A name', category: 'wallet' });

it.each<[Partial<FoundImitation>, string]>([
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
    const query = { name, offset: 0, limit: 1000 };
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
