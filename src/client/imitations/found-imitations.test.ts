import { describe, expect, it } from 'vitest';
import type { FoundImitation } from '../../contract/imitations.ts';
import { createFoundImitations } from './found-imitations.ts';

const calm: FoundImitation = {
  row: 0,
  name: 'nicks.eth',
  kind: 'plural',
  evidence: '“s” is added',
  rating: 2,
  status: null,
  known: null,
};

const listNames = (found: Iterable<FoundImitation>) => Array.from(found, ({ name }) => name);

describe('what was found', () => {
  it('is told by verdict, then by kind, then as in the list', () => {
    const found = createFoundImitations();
    found.add([
      { ...calm, name: 'calm', kind: 'emoji' },
      { ...calm, name: 'bit', kind: 'bit', rating: 4, status: 'alert' },
      { ...calm, name: 'told', status: 'info' },
      { ...calm, name: 'first look', kind: 'look_alike', rating: 4, status: 'alert' },
      { ...calm, name: 'warned of', rating: 3, status: 'warn' },
    ]);
    found.add([
      { ...calm, name: 'same look', kind: 'identical_look', rating: 4, status: 'alert' },
      { ...calm, name: 'second look', kind: 'look_alike', rating: 4, status: 'alert' },
    ]);
    const order = ['same look', 'first look', 'second look', 'bit', 'warned of', 'told', 'calm'];
    expect(listNames(found)).toEqual(order);
    expect(listNames(found.take(4))).toEqual(order.slice(0, 4));
    expect(listNames(found.take(99))).toEqual(order);
  });

  it('has each name once, as it was found first', () => {
    const found = createFoundImitations();
    found.add([calm, { ...calm, row: 1 }]);
    found.add([
      { ...calm, row: 2 },
      { ...calm, row: 3, name: 'other.eth' },
    ]);
    expect(found.size).toBe(2);
    expect(Array.from(found, ({ row }) => row)).toEqual([0, 3]);
  });

  it('is counted by what it is to the name, each time and once', () => {
    const known = { name: 'known.eth', title: 'Known', category: 'wallet' };
    const found = createFoundImitations(new Set(['my-own.eth']));
    const before = found.counts();
    found.add([calm, calm, { ...calm, name: 'warned of', rating: 3, status: 'warn' }]);
    found.add([{ ...calm, name: 'my-own.eth', rating: 3, status: 'warn' }]);
    found.add([
      calm,
      { ...calm, name: 'told', status: 'info' },
      { ...calm, name: known.name, known },
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
