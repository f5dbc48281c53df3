import { describe, expect, test } from 'vitest';
import { mapCharacters } from '../ensip15/map-characters.ts';
import { decodeBulkTables } from '../tables/decode-bulk-tables.ts';
import { readSections } from '../tables/sections.ts';
import { readTables } from '../testing/read-tables.ts';
import { createConfusableTarget } from './confusable-target.ts';

const tables = decodeBulkTables(readSections(readTables().bulk));
const getTarget = createConfusableTarget(tables, mapCharacters);

describe('the target of a character', () => {
  test.each([
    ['listed', 'а', 'a'],
    ['listed, though ENSIP-15 maps it', 'Ｉ', 'l'],
    ['of a refused character', '"', "''"],
    ['what ENSIP-15 maps it to', '𝒂', 'a'],
    ['the target of what ENSIP-15 maps it to', '𝒎', 'rn'],
    ['itself, though ENSIP-15 maps it', 'Ⓐ', 'Ⓐ'],
    ['itself', 'a', 'a'],
    ['itself, half of a surrogate pair', '\ud800', '\ud800'],
  ])('%s: of %s', (_, character, target) => {
    expect(getTarget(character.codePointAt(0) as number)).toBe(target);
  });
});
