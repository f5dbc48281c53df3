import { ens_beautify, ens_normalize } from '@adraffy/ens-normalize';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { removeFe0f } from '../segmentation/emoji.ts';
import { anyLabel } from '../testing/any-text.ts';
import { normalizeLabel } from './normalize-label.ts';

/** Normalizes with ens-normalize, which would accept an empty label as the root. */
function normalizeByLibrary(label: string) {
  if (label === '') return { normalized: null, beautified: null, error: 'empty label' };
  try {
    return { normalized: ens_normalize(label), beautified: ens_beautify(label), error: null };
  } catch (error) {
    return { normalized: null, beautified: null, error: removeFe0f((error as Error).message) };
  }
}

/** Returns only the forms. The message can differ, because the engine shortens long labels. */
function getForms(label: string) {
  const { error, ...forms } = normalizeByLibrary(label);
  return forms;
}

/** Normalizes with the engine and removes U+FE0F from its messages, which contain fully qualified emoji. */
function normalizeByEngine(label: string) {
  const { error, ...texts } = normalizeLabel(label);
  return { ...texts, error: error && removeFe0f(error) };
}

describe('normalizeLabel', () => {
  it('agrees with ens_normalize and ens_beautify', () => {
    fc.assert(
      fc.property(anyLabel, (label) => {
        expect(normalizeByEngine(label)).toEqual(normalizeByLibrary(label));
      }),
      { numRuns: 2000 },
    );
  });

  it('agrees with ens_normalize and ens_beautify on long labels', () => {
    const parts = fc.array(anyLabel, { minLength: 30, maxLength: 60 });
    fc.assert(
      fc.property(parts, (labels) => {
        const label = labels.join('');
        expect(normalizeLabel(label)).toMatchObject(getForms(label));
      }),
      { numRuns: 50 },
    );
  });

  it('agrees with ens-normalize on long labels with any ASCII character, also before a keycap mark', () => {
    const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
    for (const character of ascii.filter((each) => each !== '.')) {
      for (const end of ['', '\u0378']) {
        const label = `a❤\ufe0f${character}\ufe0f\u20e3${'A'.repeat(300)}${end}`;
        expect(normalizeByEngine(label)).toEqual(normalizeByLibrary(label));
      }
    }
  });

  it.each(['\u0301', '\u0316\u0301', '\u0301\u00ad', '\u0340\u0316'])(
    'rejects 300 repetitions of %j like ens-normalize',
    (marks) => {
      const label = `a${marks.repeat(300)}`;
      expect(normalizeLabel(label)).toMatchObject(getForms(label));
      expect(normalizeLabel(label).normalized).toBeNull();
    },
  );

  it.each([
    ['a virama', '\u1b13', '\u1b44'],
    ['a virama and a vowel sign', '\u1b13', '\u1b44\u1b36'],
    ['a virama and an ignored character', '\u1b13', '\u1b44\u00ad'],
    ['a virama after a qualified emoji', '❤\ufe0f\u1b13', '\u1b44'],
    ['a virama after a letter that composes', '\u1b05\u1b35', '\u1b44'],
    ['a disallowed mark', 'か', '\u3099'],
    ['a nukta and a virama', '\u1b13', '\u1b34\u1b44'],
    ['two viramas', '\u1b13', '\u1b44\u1baa'],
    ['a mark that is mapped to another mark', 'か', '\uff9e'],
    ['a mark of combining class 0', '\u0915', '\u0903'],
  ])('agrees with ens-normalize on 300 repetitions of %s', (_, before, marks) => {
    const label = `${before}${marks.repeat(300)}${before}`;
    expect(normalizeLabel(label)).toMatchObject(getForms(label));
  });

  it.each(['\u1b44', '\u0301', '\u0316\u0301', '\u1b44\u1b36'])(
    'normalizes a million code points of %j',
    (marks) => {
      const label = `\u1b13${marks.repeat(1_000_000 / marks.length)}`;
      const { normalized } = normalizeLabel(label);
      expect(normalized).toBe(marks.startsWith('\u1b44') ? label : null);
    },
  );

  it.each(['நி', 'नि', 'கா', 'a', '👍', 'é', 'ب\u064b\u064c\u064d\u064e', '\u1b13\u1b44'])(
    'accepts 300 repetitions of %s',
    (part) => {
      const label = part.repeat(300);
      expect(normalizeLabel(label)).toMatchObject(getForms(label));
      expect(normalizeLabel(label).normalized).not.toBeNull();
    },
  );
});
