import createBidi from 'bidi-js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isolateReordering } from './describe-verdict.ts';

const bidi = createBidi();

describe('isolateReordering', () => {
  it.each([
    ['“ì” reads as “i”.', '“ì” reads as “i”.'],
    ['“б” reads as “b”.', '“б” reads as “b”.'],
    ['“שלום.eth” is another name.', '“\u2068שלום\u2069.eth” is another name.'],
    ['שלום is not “a”', '\u2068שלום\u2069 is not “a”'],
    ['“אב.גד” (א)', '“\u2068אב\u2069.\u2068גד\u2069” (\u2068א\u2069)'],
    ['“سَلام”', '“\u2068سَلام\u2069”'],
    ['“”א” and “”', '“”\u2068א\u2069” and “”'],
    ['1٢3', '1\u2068٢\u20693'],
  ])('isolates what is written from right to left in %j', (sentence, isolated) => {
    expect(isolateReordering(sentence)).toBe(isolated);
  });

  it('leaves nothing outside the isolates that reorders text', () => {
    const character = fc.constantFrom(...'אبܐހߊࠀ𐤀𞤀٣,.“” a1é◌́-');
    fc.assert(
      fc.property(fc.array(character), (characters) => {
        const sentence = characters.join('');
        const isolated = isolateReordering(sentence);
        expect(isolated.replace(/[\u2068\u2069]/gu, '')).toBe(sentence);
        const outside = isolated.replace(/\u2068[^\u2069]*\u2069/gu, '');
        const types = Array.from(outside, (each) => bidi.getBidiCharTypeName(each));
        expect(types).not.toContain('R');
        expect(types).not.toContain('AL');
        expect(types).not.toContain('AN');
      }),
    );
  });
});
