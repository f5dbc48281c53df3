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
    [0, 'a7'],
    [1, 'A?'],
    [2, 'αжΩß'],
    [3, '→€★'],
    // only the confusables of large scripts
    [4, 'אكⲟ'],
    [5, '口ꓳ'],
    // characters of large scripts, invisible characters, a mark and an emoji
    [-1, '漢가 \u200d\u0301😀'],
  ])('puts into group %i: %j', (group, characters) => {
    for (const character of characters) {
      expect([character, findGroup(character)]).toEqual([character, group]);
    }
  });

  it('lists each character once, and few enough to be drawn in seconds', () => {
    const characters = groups.flatMap((group) => Array.from(group));
    expect(new Set(characters).size).toBe(characters.length);
    expect(characters.length).toBeGreaterThan(3_000);
    expect(characters.length).toBeLessThan(8_000);
  });
});
