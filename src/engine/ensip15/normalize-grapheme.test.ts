import { nfd } from '@adraffy/ens-normalize';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeBulkTables } from '../tables/decode-bulk-tables.ts';
import { readSections } from '../tables/sections.ts';
import { anyText } from '../testing/any-text.ts';
import { readTables } from '../testing/read-tables.ts';
import { fromCodePoints } from '../text/code-points.ts';
import { createCharacterMapper, mapCharacters, normalizeGrapheme } from './normalize-grapheme.ts';
import { normalizeLabel } from './normalize-label.ts';

/** Draws nothing, and ENSIP-15 leaves it out. */
const IGNORED = '\u{e0100}';

test('characters, composed and decomposed, have the form that ENSIP-15 gives them as labels', () => {
  const differing: string[] = [];
  for (let codePoint = 0; codePoint <= 0x10ffff; codePoint++) {
    if (codePoint === 0xd800) codePoint = 0xe000;
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
}, 60_000);

test('sequences are mapped character by character as they are whole', () => {
  const mapOnce = createCharacterMapper(decodeBulkTables(readSections(readTables().bulk)));
  fc.assert(
    fc.property(anyText, (text) => {
      expect(mapOnce(text)).toBe(mapCharacters(text));
    }),
    { numRuns: 2000 },
  );
});
