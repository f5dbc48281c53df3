import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_INSPECTED_CHARACTERS } from '../contract/limits.ts';
import { isNormalizedLabel } from './ensip15/normalize-label.ts';
import { createInspector } from './inspector.ts';
import { anyHostileName, anyResembling } from './testing/any-text.ts';
import { readTables } from './testing/read-tables.ts';
import { inspector } from './testing/test-inspector.ts';
import { getFuzzRuns } from './testing/test-scope.ts';
import { countCharacters } from './text/code-points.ts';

const other = createInspector(readTables());

const anyWord = fc
  .constantFrom(
    'abcdehiklmnorstuvw0123456789-',
    'абвеикорст',
    'αεηικλοπστ',
    'אבגדה',
    'محدعلي',
    'かきくカキクー',
    '中文名字',
    '한국어',
    'नमस',
    'ไทย',
    '🦊🔒👍🏽👩‍💻',
  )
  .chain((letters) =>
    fc
      .array(fc.constantFrom(...letters), { minLength: 1, maxLength: 12 })
      .map((all) => all.join('')),
  );

const anyName = fc.oneof(
  anyWord.map((label) => `${label}.eth`),
  anyResembling.map((label) => `${label}.eth`),
  fc.tuple(anyWord, anyWord).map(([front, label]) => `${front}.${label}.base.eth`),
  anyHostileName,
);

/** High enough to reach every kind, and low enough to finish long names within minutes. */
const limit = 3000;

describe('imitations of any name', () => {
  it('are unique, valid and inspectable, have evidence, and do not include the name itself', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        const imitations = inspector.imitations(name, { limit });
        const candidates = [...imitations];
        expect(candidates.map(({ evidence }) => evidence)).not.toContain('');
        const names = candidates.map((candidate) => candidate.name);
        expect(new Set(names).size).toBe(names.length);
        if (imitations.problem) expect(names).toEqual([]);
        for (const candidate of names) {
          expect(candidate.split('.').every(isNormalizedLabel), candidate).toBe(true);
          expect(countCharacters(candidate)).toBeLessThanOrEqual(MAX_INSPECTED_CHARACTERS);
          expect([name, imitations.imitated]).not.toContain(candidate);
        }
      }),
      { numRuns: getFuzzRuns(100) },
    );
  });

  it('have a fixed order, even after other requests or when read one by one', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        const all = [...inspector.imitations(name, { limit })];
        expect([...other.imitations(name, { limit })]).toEqual(all);
        const few = other.imitations(name);
        const taken = all.slice(0, 20).map(() => few.next().value);
        expect(taken).toEqual(all.slice(0, 20));
      }),
      { numRuns: getFuzzRuns(30) },
    );
  });
});
