import { describe, expect, it } from 'vitest';
import type { FoundImitation } from '../../contract/imitations.ts';
import { createFoundImitations } from './found-imitations.ts';

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
