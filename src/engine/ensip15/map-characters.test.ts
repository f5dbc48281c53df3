import { ens_emoji, ens_tokenize, nfc } from '@adraffy/ens-normalize';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { anyText } from '../testing/any-text.ts';
import { bulkTables } from '../testing/test-tables.ts';
import { fromCodePoints } from '../text/code-points.ts';
import { createCharacterMapper, mapCharacters, mapToQualified } from './map-characters.ts';

/** Maps the whole string with one call to ens_tokenize. */
function mapByLibrary(text: string): string | null {
  const mapped: number[] = [];
  for (const token of ens_tokenize(text, { nf: false })) {
    if (token.type === 'ignored') continue;
    if (token.type === 'disallowed' || token.type === 'stop') return null;
    for (const codePoint of token.type === 'emoji' ? token.emoji : token.cps) {
      mapped.push(codePoint);
    }
  }
  return fromCodePoints(nfc(mapped));
}

describe('mapCharacters', () => {
  it('agrees with ens-normalize', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(mapToQualified(text)).toBe(mapByLibrary(text));
      }),
      { numRuns: 2000 },
    );
  });

  it('finds every emoji between letters, next to other emoji and between digits', () => {
    const differing = ens_emoji()
      .map(fromCodePoints)
      .flatMap((emoji) => [`É${emoji}A\u0301`, `${emoji}${emoji}👍`, `1${emoji}1`])
      .filter((text) => mapToQualified(text) !== mapByLibrary(text));
    expect(differing).toEqual([]);
  });
});

test('createCharacterMapper agrees with mapCharacters', () => {
  const mapOnce = createCharacterMapper(bulkTables);
  fc.assert(
    fc.property(anyText, (text) => {
      expect(mapOnce(text)).toBe(mapCharacters(text));
    }),
    { numRuns: 2000 },
  );
});
