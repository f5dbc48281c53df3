import { expect, it } from 'vitest';
import { openSection, readSections } from '../engine/tables/sections.ts';
import { readTables } from '../engine/testing/read-tables.ts';
import { SCRIPTS } from './scripts.ts';

it('contains every script of the tables once', () => {
  const inTables = openSection(readSections(readTables().bulk), 'characters').textList();
  const words = inTables.map((script) => script.replaceAll('_', ' '));
  expect([...SCRIPTS].sort()).toEqual([...new Set([...words, 'Combined'])].sort());
  expect(SCRIPTS).toHaveLength(new Set(SCRIPTS).size);
});
