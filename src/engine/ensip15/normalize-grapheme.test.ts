import { is_combining_mark, nfd } from '@adraffy/ens-normalize';
import { expect, test } from 'vitest';
import { listPairs, listTexts } from '../testing/list-rows.ts';
import { listCodePoints } from '../testing/test-scope.ts';
import { fromCodePoints } from '../text/code-points.ts';
import { mapCharacters } from './map-characters.ts';
import { FENCED, hasMisplacedCharacter, normalizeGrapheme } from './normalize-grapheme.ts';
import { normalizeLabel } from './normalize-label.ts';

test.each([
  ...listPairs(`
    a:a A:a e\u0301:é E\u0301:é Ⅷ:viii ½:1⁄2 a\u00ad:a ❤\ufe0f:❤ 👍🏻:👍🏻 1\ufe0f\u20e3:1\u20e3`),
  // Whole-script confusables
  ...listPairs('а:а А:а ழி:ழி'),
  // Leading combining marks
  ...listPairs('ၢႆ:ၢႆ \u0301:\u0301 \u0301\u0302:\u0301\u0302'),
  ['\u0301\u00ad', null],
  // Fenced characters
  ...listTexts(null, '’ ⁄ ・'),
  // Accepted only as part of a composed character
  ...listTexts(null, '\u06c1 \u06d5 \u1173 а\u0301 a\u05b0 İ'),
  // Disallowed or ignored characters
  ...listTexts(null, '! . \u200d \u0344 \u00ad'),
  ['', null],
])('normalizeGrapheme(%j) returns %j', (grapheme, normalized) => {
  expect(normalizeGrapheme(grapheme)).toBe(normalized);
});

/** Character that ENSIP-15 ignores. */
const IGNORED = '\u{e0100}';

test('normalizes every character like a label, except whole-script confusables', {
  tags: 'sweep',
}, () => {
  const differing: string[] = [];
  for (const codePoint of [...listCodePoints(0, 0xd800), ...listCodePoints(0xe000, 0x110000)]) {
    const character = String.fromCodePoint(codePoint);
    for (const text of new Set([character, fromCodePoints(nfd([codePoint]))])) {
      const mapped = mapCharacters(text);
      if (mapped === null) continue;
      const { normalized, error } = normalizeLabel(mapped);
      const form = error?.startsWith('whole-script') ? mapped : normalized;
      if (normalizeGrapheme(text + IGNORED) !== form) differing.push(text);
    }
  }
  expect(differing).toEqual([]);
});

test.each([
  ...listTexts(true, '’nick nick’ ni’’ck ni’・ck ni⁄・⁄ck ’ ・🦊 \u0301nick \u{1e944}\u{1e922}'),
  ...listTexts(false, 'ni’ck n’i⁄c・k n\u0301ick nick 🦊'),
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
