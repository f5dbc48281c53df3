import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readSections, sectionReader } from '../engine/tables/sections.ts';
import { SCRIPTS } from './scripts.ts';

it('names every script of the tables, each once', () => {
  const bulk = readFileSync(new URL('../data/tables/bulk.bin', import.meta.url));
  const inTables = sectionReader(readSections(bulk), 'characters').textList();
  const words = inTables.map((script) => script.replaceAll('_', ' '));
  expect([...SCRIPTS].sort()).toEqual([...new Set([...words, 'Combined'])].sort());
  expect(SCRIPTS).toHaveLength(new Set(SCRIPTS).size);
});
