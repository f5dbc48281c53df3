import { ens_emoji } from '@adraffy/ens-normalize';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalizeLabel } from '../ensip15/normalize-label.ts';
import { isUnknownLabel } from '../hashing/unknown-label.ts';
import { anyLabel } from '../testing/any-text.ts';
import { getLabelFacts } from '../testing/get-label-facts.ts';

/** Whether the forms that the graphemes tell are those that ENSIP-15 gives the whole label. */
function isAsWhole(label: string): boolean {
  const facts = getLabelFacts(label);
  const { normalized, beautified } = normalizeLabel(label);
  return facts.normalized === normalized && facts.beautified === beautified;
}

test('emoji among plain text, fully qualified or bare, have the forms that the whole label has', () => {
  const emoji = ens_emoji().map((codePoints) => String.fromCodePoint(...codePoints));
  const frames = ['%', 'a%', '%1', '-%--%', 'ab--%', '%_', '%\ufe0f', '%\u20e3', '%\u200d', 'é%'];
  const labels = [...emoji, ...emoji.map((text) => text.replaceAll('\ufe0f', ''))].flatMap((text) =>
    frames.map((frame) => frame.replaceAll('%', text)),
  );
  expect(labels.filter((label) => !isAsWhole(label))).toEqual([]);
}, 60_000);

test('any label has the forms that ENSIP-15 gives it', () => {
  const emoji = fc.constantFrom(
    ...'🦊❤☺👍🏻🏿🇫🇷🇺1⃣#*©™♀♂\u200d\ufe0f',
    '👨‍👩‍👧',
    '❤\ufe0f',
    '🏃🏻‍♀‍➡',
  );
  const unit = fc.oneof(emoji, fc.constantFrom(...'abc019-_$é'));
  const label = fc.oneof(anyLabel, fc.string({ unit, maxLength: 8 }));
  fc.assert(
    fc.property(label, (text) => {
      fc.pre(!isUnknownLabel(text));
      expect(isAsWhole(text)).toBe(true);
    }),
    { numRuns: 5000 },
  );
});
