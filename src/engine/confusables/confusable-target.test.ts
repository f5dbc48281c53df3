import { describe, expect, test } from 'vitest';
import { mapCharacters } from '../ensip15/map-characters.ts';
import { bulkTables } from '../testing/test-tables.ts';
import { createConfusableTarget } from './confusable-target.ts';

const getTarget = createConfusableTarget(bulkTables, mapCharacters);

describe('getTarget', () => {
  test.each([
    ['the listed target', 'а', 'a'],
    ['the listed target instead of the ENSIP-15 mapping', 'Ｉ', 'l'],
    ['the target of a character that ENSIP-15 rejects', '"', "''"],
    ['the ENSIP-15 mapping', '𝒂', 'a'],
    ['the target of the ENSIP-15 mapping', '𝒎', 'rn'],
    ['the character itself, although ENSIP-15 maps it', 'Ⓐ', 'Ⓐ'],
    ['a character without a target', 'a', 'a'],
    ['an unpaired surrogate', '\ud800', '\ud800'],
  ])('returns %s: %s → %s', (_, character, target) => {
    expect(getTarget(character.codePointAt(0) as number)).toBe(target);
  });
});
