import { is_combining_mark } from '@adraffy/ens-normalize';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyLabel } from '../testing/any-text.ts';
import { listCodePoints } from '../testing/test-scope.ts';
import { mapCharacters } from './map-characters.ts';
import { normalizeLabel } from './normalize-label.ts';
import { FENCED, hasMisplacedCharacter } from './placement.ts';

test.each([
  ['’nick', true],
  ['nick’', true],
  ['ni’’ck', true],
  ['ni’・ck', true],
  ['ni⁄・⁄ck', true],
  ['’', true],
  ['・🦊', true],
  ['\u0301nick', true],
  ['\u{1e944}\u{1e922}', true],
  ['ni’ck', false],
  ['n’i⁄c・k', false],
  ['n\u0301ick', false],
  ['nick', false],
  ['🦊', false],
  ['', false],
])('hasMisplacedCharacter(%j) returns %s', (mapped, expected) => {
  expect(hasMisplacedCharacter(mapped)).toBe(expected);
  if (expected) expect(normalizeLabel(mapped).error).toMatch(/^illegal placement/);
});

test('FENCED contains all characters that ENSIP-15 rejects at the end of a label', {
  tags: 'sweep',
}, () => {
  const found: number[] = [];
  for (const codePoint of listCodePoints(0, 0x110000)) {
    if (is_combining_mark(codePoint)) continue;
    const { error } = normalizeLabel(`a${String.fromCodePoint(codePoint)}`);
    if (error?.startsWith('illegal placement: trailing') && mapsToItself(codePoint)) {
      found.push(codePoint);
    }
  }
  expect(found).toEqual([...FENCED]);
});

function mapsToItself(codePoint: number): boolean {
  const character = String.fromCodePoint(codePoint);
  return mapCharacters(character) === character;
}

test('ENSIP-15 rejects every label with a misplaced character', () => {
  const unit = fc.constantFrom(...'ab’⁄・ñж日', '\u0301', '\u0e49', '🦊', '\u064b');
  fc.assert(
    fc.property(fc.oneof(anyLabel, fc.string({ unit, maxLength: 6 })), (label) => {
      const mapped = mapCharacters(label);
      fc.pre(mapped !== null && hasMisplacedCharacter(mapped));
      expect(normalizeLabel(label).normalized).toBe(null);
    }),
  );
});
