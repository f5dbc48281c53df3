import { describe, expect, test } from 'vitest';
import { getLabelFacts } from '../testing/get-label-facts.ts';
import { listPairs } from '../testing/list-rows.ts';
import { bulkTables } from '../testing/test-tables.ts';
import { findLatinSigns } from './latin-signs.ts';

const findSigns = (label: string) =>
  findLatinSigns(getLabelFacts(label).graphemes, bulkTables)
    .map(({ grapheme }) => grapheme)
    .join('');

describe('findLatinSigns', () => {
  test.each<[label: string, signs: string]>([
    ...listPairs(`
      bill®smith:® h€l€n:€€ l°°k:°° s🅴x:🅴 мет°д:° tet♄er:♄ co₪₼a:₪₼ ♄♄♄: theb⬤ring: ®egistered:
      acme©: €€€: 1€2: a€5: a-€b: a★b: a🅿e: 八十五°c: a€の:`),
  ])('in %s, finds %j', (label, signs) => {
    expect(findSigns(label)).toBe(signs);
  });
});
