import { describe, expect, it } from 'vitest';
import { createListEngine } from '../list-engine.ts';
import { readTables } from '../testing/read-tables.ts';
import { listDrawableCharacters } from './drawable-characters.ts';

const { parts } = createListEngine(readTables());
const groups = listDrawableCharacters(parts.bulkTables, parts.confusables.table);
const findGroup = (character: string) =>
  groups.findIndex((group) => Array.from(group).includes(character));

describe('listDrawableCharacters', () => {
  it.each([
    ['a', 0],
    ['7', 0],
    ['A', 1],
    ['?', 1],
    ['α', 2],
    ['ж', 2],
    ['Ω', 2],
    ['ß', 2],
    ['→', 3],
    ['€', 3],
    ['★', 3],
    ['א', 4],
    ['ك', 4],
    // only the confusables of large scripts
    ['口', 5],
    ['ⲟ', 4],
    ['ꓳ', 5],
    ['漢', -1],
    ['가', -1],
    // invisible characters, a mark, an emoji
    [' ', -1],
    ['\u200d', -1],
    ['\u0301', -1],
    ['😀', -1],
  ])('puts %j into group %i', (character, group) => {
    expect(findGroup(character)).toBe(group);
  });

  it('lists each character once, and few enough to be drawn in seconds', () => {
    const characters = groups.flatMap((group) => Array.from(group));
    expect(new Set(characters).size).toBe(characters.length);
    expect(characters.length).toBeGreaterThan(3_000);
    expect(characters.length).toBeLessThan(8_000);
  });
});
