import { nfd } from '@adraffy/ens-normalize';
import { expect, test } from 'vitest';
import { fromCodePoints } from '../text/code-points.ts';
import { mapCharacters } from './map-characters.ts';
import { normalizeGrapheme } from './normalize-grapheme.ts';
import { normalizeLabel } from './normalize-label.ts';

/** Draws nothing, and ENSIP-15 leaves it out. */
const IGNORED = '\u{e0100}';

test('characters, composed and decomposed, have the form that ENSIP-15 gives them as labels', {
  tags: 'sweep',
}, () => {
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
});
