import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getFuzzRuns, listCodePoints } from '../testing/test-scope.ts';
import { bulkTables, getLabelFacts } from '../testing/test-tables.ts';
import { normalizeLabel } from './normalize-label.ts';

/** Letters of each script, and all marks. */
const scripts = new Map<string, string[]>();
const marks: string[] = [];
for (const codePoint of listCodePoints(0x80, 0x20000)) {
  const character = String.fromCodePoint(codePoint);
  if (/\p{M}/u.test(character)) marks.push(character);
  if (bulkTables.category(codePoint) !== 'letter') continue;
  const script = bulkTables.script(codePoint);
  scripts.set(script, [...(scripts.get(script) ?? []), character]);
}

function listDiffering(labels: Iterable<string>): string[] {
  return [...labels].filter((label) => {
    const { normalized, beautified } = getLabelFacts(label);
    const expected = normalizeLabel(label);
    return normalized !== expected.normalized || beautified !== expected.beautified;
  });
}

test('accepts every letter of a script with another one as ens-normalize does', {
  tags: 'sweep',
}, () => {
  const differing = [...scripts.values()].map((letters) => {
    const accepted = letters.find((letter) => normalizeLabel(letter).error === null) ?? 'a';
    return listDiffering(letters.flatMap((letter) => [accepted + letter, letter + accepted]));
  });
  expect(differing.flat()).toEqual([]);
});

test('accepts words of letters, marks, emoji and ASCII as ens-normalize does', () => {
  const others = fc.constantFrom(...marks, ...'a1-中ξπーヘい가б👍é');
  const word = fc
    .constantFrom(...scripts.values())
    .chain((letters) =>
      fc.array(fc.oneof({ arbitrary: fc.constantFrom(...letters), weight: 4 }, others), {
        minLength: 1,
        maxLength: 8,
      }),
    )
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(word, (label) => {
      expect(listDiffering([label])).toEqual([]);
    }),
    { numRuns: getFuzzRuns(20_000) },
  );
});
