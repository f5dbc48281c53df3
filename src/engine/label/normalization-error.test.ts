import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { NormalizationError } from '../../contract/reports.ts';
import { createInspector } from '../inspector.ts';
import { anyLabel } from '../testing/any-text.ts';
import { readTables } from '../testing/read-tables.ts';

const inspector = createInspector(readTables());

function getError(label: string): NormalizationError | null {
  const outcome = inspector.inspectName(`${label}.eth`);
  if (!outcome.ok) throw new Error('The label was refused');
  return outcome.value.labels?.[0]?.normalization_error ?? null;
}

function repair(label: string, { start, end, suggestion }: NormalizationError): string {
  return [...label].slice(0, start).join('') + suggestion + [...label].slice(end).join('');
}

describe('normalization_error', () => {
  it.each<[label: string, code: string, start: number, end: number, suggestion: string | null]>([
    ['', 'empty_label', 0, 0, null],
    ['\u00ad', 'empty_label', 0, 1, ''],
    ['niCk', 'not_normalized', 2, 3, 'c'],
    ['ni\u00adck', 'not_normalized', 2, 3, ''],
    ['e\u0301a', 'not_normalized', 0, 2, 'é'],
    ['a❤\ufe0fb', 'not_normalized', 1, 3, '❤'],
    ['½', 'not_normalized', 0, 1, '1⁄2'],
    ['nick!', 'disallowed_character', 4, 5, ''],
    ['👍nıck', 'disallowed_character', 2, 3, 'i'],
    ['pаypal', 'illegal_mixture', 1, 2, 'a'],
    ['аpple', 'illegal_mixture', 0, 1, 'a'],
    ['aд', 'illegal_mixture', 1, 2, null],
    ['аррӏе', 'whole_script_confusable', 0, 5, 'apple'],
    ['_a_b', 'underscore_placement', 2, 3, '-'],
    ['a__', 'underscore_placement', 1, 3, ''],
    ['ab--c', 'invalid_label_extension', 2, 4, '-'],
    ['xn--ls8h', 'invalid_label_extension', 2, 4, '-'],
    ['\u0301ab', 'leading_combining_mark', 0, 1, ''],
    ['👍\u0301a', 'combining_mark_after_emoji', 1, 2, ''],
    ['’tis', 'leading_fenced_character', 0, 1, ''],
    ['tis’', 'trailing_fenced_character', 3, 4, ''],
    ['⅟', 'trailing_fenced_character', 0, 1, '1'],
    ['a’’b', 'adjacent_fenced_characters', 2, 3, ''],
    ['ب\u064b\u064b', 'duplicate_nonspacing_mark', 2, 3, ''],
    ['ب\u064b\u064c\u064d\u064e\u064f', 'excessive_nonspacing_marks', 5, 6, ''],
  ])('finds in %j %s at %d to %d', (label, code, start, end, suggestion) => {
    expect(getError(label)).toMatchObject({ code, start, end, suggestion });
  });

  it.each(['nick', 'a’b', '👍', `[${'ab'.repeat(32)}]`])('is null for %s', (label) => {
    expect(getError(label)).toBeNull();
  });

  test('leads, repair by repair, to a normalized label or to none that has a repair', () => {
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
        throw new Error(`No end of repairs for ${JSON.stringify(label)}`);
      }),
      { numRuns: 1000 },
    );
  });
});
