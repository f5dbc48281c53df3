import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { NormalizationError } from '../../contract/reports.ts';
import { anyLabel } from '../testing/any-text.ts';
import { inspectName } from '../testing/test-inspector.ts';

const getError = (label: string) =>
  inspectName(`${label}.eth`).labels?.[0]?.normalization_error ?? null;

function repair(label: string, { start, end, suggestion }: NormalizationError): string {
  return [...label].slice(0, start).join('') + suggestion + [...label].slice(end).join('');
}

describe('normalization_error', () => {
  it.each<[label: string, code: string, start: number, end: number, suggestion: string | null]>([
    ['', 'empty_label', 0, 0, null],
    ['\u00ad', 'empty_label', 0, 1, ''],
    ['ni\u00adck', 'not_normalized', 2, 3, ''],
    ['e\u0301a', 'not_normalized', 0, 2, 'é'],
    ['a❤\ufe0fb', 'not_normalized', 1, 3, '❤'],
    ['½', 'not_normalized', 0, 1, '1⁄2'],
    ['👍nıck', 'disallowed_character', 2, 3, 'i'],
    ['pаypal', 'illegal_mixture', 1, 2, 'a'],
    ['аррӏе', 'whole_script_confusable', 0, 5, 'apple'],
    ['Σ', 'whole_script_confusable', 0, 1, null],
    ['_a_b', 'underscore_placement', 2, 3, '-'],
    ['ab--c', 'invalid_label_extension', 2, 4, '-'],
    ['tis’', 'trailing_fenced_character', 3, 4, ''],
    ['⅟', 'trailing_fenced_character', 0, 1, '1'],
    ['ب\u064b\u064c\u064d\u064e\u064f', 'excessive_nonspacing_marks', 5, 6, ''],
    ['a\u00ad\u00adB', 'not_normalized', 1, 2, ''],
    ['A\u0301b', 'not_normalized', 0, 2, 'á'],
    ['Ⅷ', 'not_normalized', 0, 1, 'viii'],
    ['x👍🏻\ufe0f', 'not_normalized', 3, 4, ''],
    ['1\u20e3A', 'not_normalized', 2, 3, 'a'],
    ['\u1112\u1161\u11ab', 'not_normalized', 0, 3, '한'],
    ['é!!', 'disallowed_character', 1, 2, ''],
    ['a\u00ad!b', 'disallowed_character', 2, 3, ''],
    ['ab-\u00ad-c', 'invalid_label_extension', 2, 5, '-'],
    ['ب\u064b👍\u064b', 'combining_mark_after_emoji', 3, 4, ''],
    [
      'ب\u064b\u064c\u064d\u064eب\u064b\u064c\u064d\u064e\u064f',
      'excessive_nonspacing_marks',
      10,
      11,
      '',
    ],
    ['дa', 'illegal_mixture', 1, 2, null],
    ['日a🦊ж', 'illegal_mixture', 3, 4, null],
    ['\u00e9\u0301', 'illegal_mixture', 0, 2, 'e'],
    ['a__', 'underscore_placement', 1, 3, ''],
    ['__a__b', 'underscore_placement', 3, 5, '-'],
    ['a_👍', 'underscore_placement', 1, 2, '-'],
    ['ab---c', 'invalid_label_extension', 2, 4, '-'],
    ['\u0301\u0302ab', 'leading_combining_mark', 0, 2, ''],
    ['a👍\u0301\u0302a', 'combining_mark_after_emoji', 2, 4, ''],
    ['’', 'leading_fenced_character', 0, 1, ''],
    ['a’⁄b', 'adjacent_fenced_characters', 2, 3, ''],
    ['a’b・’c', 'adjacent_fenced_characters', 4, 5, ''],
    ['ب\u064b\u064cب\u064b\u064bب', 'duplicate_nonspacing_mark', 5, 6, ''],
    ['เ\u0e48\u0e48', 'duplicate_nonspacing_mark', 2, 3, ''],
  ])('of %j is %s from %d to %d', (label, code, start, end, suggestion) => {
    expect(getError(label)).toMatchObject({ code, start, end, suggestion });
  });

  it.each([
    ['', 'This label is empty, or becomes empty when it is normalized.'],
    ['niCk', 'ENSIP-15 replaces “C” (U+0043) with “c”.'],
    ['ni\u00adck', 'ENSIP-15 removes soft hyphen (U+00AD).'],
    ['nick!', 'ENSIP-15 does not allow “!” (U+0021).'],
    ['a b', 'ENSIP-15 does not allow space (U+0020).'],
    ['pаypal', 'This label mixes scripts: “а” (U+0430) cannot be combined with Latin.'],
    ['дa', 'This label mixes scripts: “a” (U+0061) cannot be combined with Cyrillic.'],
    // The text in the message is of the first script, of both scripts, and of no script.
    ['еns', 'This label mixes scripts: “е” (U+0435) cannot be combined with Latin.'],
    ['αlfα', 'This label mixes scripts: Greek cannot be combined with Latin.'],
    ['\u00e9\u0301', 'ENSIP-15 does not allow “é\u0301” (U+00E9 U+0301) in this label.'],
    [
      '\u{130f5}goat',
      'This label mixes scripts: “g” (U+0067) cannot be combined with Egyptian hieroglyphs.',
    ],
    ['аррӏе', 'All characters of this Cyrillic label can be mistaken for Latin letters or digits.'],
    ['_a_b', 'Underscores are only allowed at the start of a label.'],
    ['ab--c', 'A label cannot have hyphens in positions 3 and 4.'],
    ['\u0301ab', 'A label cannot start with the combining mark “◌\u0301” (U+0301).'],
    ['👍\u0301a', 'The combining mark “◌\u0301” (U+0301) cannot follow an emoji.'],
    ['’tis', 'A label cannot start with “’” (U+2019).'],
    ['tis’', 'A label cannot end with “’” (U+2019).'],
    ['a’’b', '“’” (U+2019) cannot be next to another ’, ⁄ or ・.'],
    ['ب\u064b\u064b', '“◌\u064b” (U+064B) duplicates a mark of the same letter.'],
    [
      'ب\u064b\u064c\u064d\u064e\u064f',
      'A letter can have at most four marks. “◌\u064f” (U+064F) exceeds this limit.',
    ],
  ])('of %j has the message: %s', (label, message) => {
    expect(getError(label)?.message).toBe(message);
  });

  it.each([...'nick a’b 👍 _ 🦊🦊-- ب\u064b\u064c\u064d\u064e'.split(' '), `[${'ab'.repeat(32)}]`])(
    'is null for %s',
    (label) => {
      expect(getError(label)).toBeNull();
    },
  );

  test('suggests edits that end with a normalized label or an error without a suggestion', () => {
    fc.assert(
      fc.property(anyLabel, (label) => {
        fc.pre([...label].length < 190);
        let current = label;
        for (let steps = 0; steps <= 200; steps++) {
          const error = getError(current);
          if (error === null) return;
          expect(error.message).toMatch(/^.+\.$/su);
          expect(error.start).toBeLessThanOrEqual(error.end);
          expect(error.end).toBeLessThanOrEqual([...current].length);
          if (error.suggestion === null) return;
          const next = repair(current, error);
          expect(next).not.toBe(current);
          current = next;
        }
        throw new Error(`Repairs do not end for ${JSON.stringify(label)}`);
      }),
      { numRuns: 1000 },
    );
  });
});
