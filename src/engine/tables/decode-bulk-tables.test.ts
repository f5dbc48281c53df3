import { describe, expect, test } from 'vitest';
import { formatCodePoint } from '../../primitives/format-code-points.ts';
import { HIDDEN_CHARACTER } from '../../primitives/hidden-character.ts';
import { readTables } from '../testing/read-tables.ts';
import { decodeBulkTables } from './decode-bulk-tables.ts';
import { readSections } from './sections.ts';

const { bulk: bytes } = readTables();
const tables = decodeBulkTables(readSections(bytes));

/** Counts the code points for which a predicate returns true. */
function count(matches: (codePoint: number) => boolean): number {
  let found = 0;
  for (let codePoint = 0; codePoint < 0x110000; codePoint++) if (matches(codePoint)) found++;
  return found;
}

describe('the table has the same number of code points as Unicode 17', () => {
  test.each<[fact: string, expected: number, matches: (codePoint: number) => boolean]>([
    ['a script', 159_866, (c) => tables.script(c) !== 'Unknown'],
    ['the category letter', 145_672, (c) => tables.category(c) === 'letter'],
    ['the category number', 1_924, (c) => tables.category(c) === 'number'],
    ['the category sign', 9_473, (c) => tables.category(c) === 'sign'],
    ['a decimal digit value', 770, (c) => tables.digitZero(c) !== undefined],
    ['an exemplar letter (no Han or Hangul)', 5_576, (c) => tables.isExemplar(c)],
    ['Emoji=Yes', 1_438, (c) => tables.isEmojiCharacter(c)],
    ['Default_Ignorable_Code_Point=Yes', 4_174, (c) => tables.isDefaultIgnorable(c)],
    // Default-ignorable code points, 65 controls, 19 other white space characters, and five listed blanks.
    ['no visible glyph', 4_174 + 65 + 19 + 5, (c) => tables.drawsNothing(c)],
    // 968 marks with a combining class other than 0, three that decompose to such marks, and 13 enclosing marks.
    ['any kind of mark', 968 + 3 + 13, (c) => tables.mark(c) !== 'none'],
    ['a spelling mark', 336, (c) => tables.mark(c) === 'spelling'],
    ['a lower-case mapping', 1_488, (c) => tables.lowerCase(c) !== c],
    ['a listed target', 4_341, (c) => tables.listedTarget(c) !== undefined],
    ['a supported ideograph outside the BMP', 2_190, isSupportedRareIdeograph],
  ])('with %s', (_, expected, matches) => {
    expect(count(matches)).toBe(expected);
  });
});

test('code points have 175 different scripts, including Unknown', () => {
  const scripts = new Set(Array.from({ length: 0x110000 }, (_, c) => tables.script(c)));
  expect(scripts.size).toBe(175);
});

test('the table has all 1,438 top-level domains', () => {
  expect(tables.topLevelDomains.size).toBe(1_438);
});

function isSupportedRareIdeograph(codePoint: number): boolean {
  return (
    codePoint > 0xffff &&
    tables.script(codePoint) === 'Han' &&
    tables.fontSupport(codePoint) === 'supported'
  );
}

test('equal sets of Script_Extensions are one array', () => {
  expect(tables.scriptExtensions(0x61)).toBe(tables.scriptExtensions(0x7a));
});

test('drawsNothing returns true for the characters that HIDDEN_CHARACTER matches, except format and undefined characters', () => {
  const differences: string[] = [];
  for (let codePoint = 0; codePoint < 0x110000; codePoint++) {
    const character = String.fromCodePoint(codePoint);
    const isHidden = HIDDEN_CHARACTER.test(character);
    const drawsNothing = tables.drawsNothing(codePoint);
    const mayDiffer = isHidden && /\p{C}/u.test(character);
    if (isHidden !== drawsNothing && !mayDiffer) differences.push(formatCodePoint(codePoint));
  }
  expect(differences).toEqual([]);
});

test('throws immediately if a section is missing', () => {
  const sections = new Map(readSections(bytes));
  sections.delete('lower-case');
  expect(() => decodeBulkTables(sections)).toThrow('has no section "lower-case"');
});
