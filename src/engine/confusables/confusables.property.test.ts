import { ens_normalize } from '@adraffy/ens-normalize';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getEnsEmoji } from '../ensip15/ens-emoji.ts';
import { mapCharacters } from '../ensip15/map-characters.ts';
import { decompose } from '../ensip15/normalization-forms.ts';
import { tryNormalize } from '../ensip15/normalize-grapheme.ts';
import { splitGraphemes } from '../segmentation/split-graphemes.ts';
import { listCodePoints } from '../testing/test-scope.ts';
import { confusableLists, confusables, bulkTables as tables } from '../testing/test-tables.ts';
import { createConfusableTarget } from './confusable-table.ts';
import { computePrototype } from './skeleton.ts';

const getTarget = createConfusableTarget(tables, mapCharacters);
const { list } = confusableLists;

const isValidCharacter = (text: string) =>
  Array.from(text).length === 1 && mapCharacters(text) === text;
const isUsable = (text: string) =>
  splitGraphemes(text, tables).length === 1 &&
  (isValidCharacter(text) || tryNormalize(text) === text);

/** All characters and sequences that the tables flag as confusable. */
const flagged: string[] = [];
for (let id = 0; id < 0x110000 + 200; id++) {
  const grapheme = id >= 0xd800 && id <= 0xdfff ? '' : confusables.table.grapheme(id);
  if (grapheme !== '' && confusables.table.isConfusable(id)) flagged.push(grapheme);
}

const character = fc.oneof(
  fc.constantFrom(...flagged),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  fc.constantFrom('\ud800', '\udfff', '\ufe0f', '\u200d', '\u0301', '\u0323', '\u094d', '\u3099'),
);
const anyText = fc.array(character, { maxLength: 12 }).map((characters) => characters.join(''));
const emoji = fc.constantFrom(...getEnsEmoji().keys());
const grapheme = fc
  .oneof(anyText, emoji, fc.constantFrom(...flagged))
  .map((text) => splitGraphemes(text, tables)[0] ?? '');

describe('entries of the tables', () => {
  test('are more than 3000', () => {
    expect(flagged.length).toBeGreaterThan(3000);
  });

  test('have valid canonical forms that are their own canonical form', () => {
    for (const entry of [...flagged, ...getEnsEmoji().keys()]) {
      const canonical = confusables.canonical(entry);
      if (canonical === null) continue;
      expect([entry, confusables.canonical(canonical)]).toEqual([entry, canonical]);
      expect([entry, isUsable(canonical)]).toEqual([entry, true]);
    }
  });

  test('have confusables if and only if they are confusable, apart from extended readings and native look-alikes', () => {
    for (const entry of [...flagged, ...getEnsEmoji().keys()]) {
      if (/^[a-z0-9_$-]$/.test(entry) || confusables.table.isDecomposedLetter(entry)) continue;
      const isConfusable = confusables.isConfusable(entry);
      const ignored = isConfusable
        ? []
        : [...confusables.extendedReadings(entry), ...confusables.listNativeLooks(entry)];
      const others = list(entry).filter((other) => !ignored.includes(other));
      expect([entry, others.length > 0]).toEqual([entry, isConfusable]);
    }
  });

  test('are in the list of every valid character that they list', () => {
    for (const entry of [...flagged, ...'abcdefghijklmnopqrstuvwxyz0123456789©®€']) {
      if (!isValidCharacter(entry)) continue;
      for (const other of list(entry).filter(isValidCharacter)) {
        expect([other, list(other)]).toEqual([other, expect.arrayContaining([entry])]);
      }
    }
  });

  test('list each other, with few exceptions', () => {
    const oneWay: string[] = [];
    for (const entry of flagged) {
      // Lists of plain characters have additional entries.
      if (!isUsable(entry) || /^[a-z0-9]$/.test(entry)) continue;
      for (const other of list(entry)) if (!list(other).includes(entry)) oneWay.push(entry);
    }
    expect(new Set(oneWay).size).toBeLessThan(flagged.length / 20);
  });
});

test('any grapheme lists only valid graphemes', () => {
  fc.assert(
    fc.property(grapheme, (text) => {
      for (const other of list(text)) expect([other, isUsable(other)]).toEqual([other, true]);
    }),
  );
});

test('any string has the same skeleton when it is capitalized or normalized', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'abcdelmorvw0159-éñüø') }), (text) => {
      fc.pre(tryNormalize(text) !== null);
      const skeleton = confusables.skeleton(text);
      expect(confusables.skeleton(text.toUpperCase())).toBe(skeleton);
      expect(confusables.skeleton(ens_normalize(text))).toBe(skeleton);
    }),
  );
});

test('every character has a prototype that is its own prototype', { tags: 'sweep' }, () => {
  for (const codePoint of listCodePoints(0, 0x110000)) {
    const character = String.fromCodePoint(codePoint);
    const isKey = getTarget(codePoint) !== character;
    if (!isKey && tables.lowerCase(codePoint) === codePoint) continue;
    const getPrototype = (text: string) => computePrototype(decompose(text), tables, getTarget);
    const prototype = getPrototype(character);
    const again = Array.from(prototype, getPrototype).join('');
    expect(decompose(again)).toBe(prototype);
  }
});
