import { ens_emoji } from '@adraffy/ens-normalize';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalizeLabel } from '../ensip15/normalize-label.ts';
import { isUnknownLabel } from '../hashing/name-hasher.ts';
import { anyLabel } from '../testing/any-text.ts';
import { isWholeRun } from '../testing/test-scope.ts';
import { getLabelFacts } from '../testing/test-tables.ts';

/** Checks whether a label has the forms that ens-normalize returns. */
function agreesWithLibrary(label: string): boolean {
  const facts = getLabelFacts(label);
  const { normalized, beautified } = normalizeLabel(label);
  return facts.normalized === normalized && facts.beautified === beautified;
}

test('agrees with ens-normalize on emoji in plain text, with and without U+FE0F', {
  tags: 'sweep',
}, () => {
  const emoji = ens_emoji().map((codePoints) => String.fromCodePoint(...codePoints));
  const frames = ['%', 'a%', '%1', '-%--%', 'ab--%', '%_', '%\ufe0f', '%\u20e3', '%\u200d', 'é%'];
  const labels = [...emoji, ...emoji.map((text) => text.replaceAll('\ufe0f', ''))].flatMap((text) =>
    frames.map((frame) => frame.replaceAll('%', text)),
  );
  expect(labels.filter((label) => !agreesWithLibrary(label))).toEqual([]);
});

/** Letters of all scripts that share an ENSIP-15 group, and of some other scripts. */
const LETTERS = [
  ...'aξπα漢あア가ㄅжאབกའ',
  ...'بހ\u{10e80}दবᥐကதગਗಗ',
  ...'\u{11800}\u{11083}\u{11150}\u{11103}ꠀ\u{11305}\u{11280}\u{11200}\u{119a0}\u{11380}\u{10ac0}\u{10f70}',
];

/**
 * Ranges of modern scripts and of exceptions in ENSIP-15. Leaves out ideographs and syllables, which all behave alike.
 */
const RANGES = [
  [0, 0x2e80],
  [0xa800, 0xa830],
  [0x1_0ac0, 0x1_0b00],
];

test('agrees with ens-normalize on characters next to letters of other scripts', {
  tags: 'sweep',
}, () => {
  const others = RANGES.flatMap(([start = 0, end = 0]) =>
    Array.from({ length: end - start }, (_, at) => String.fromCodePoint(start + at)),
  );
  const characters = [...LETTERS, ...others];
  const labels = characters
    .filter(
      (character) => character !== '.' && getLabelFacts(character).graphemes[0]?.mapped != null,
    )
    .flatMap((character) => LETTERS.flatMap((letter) => [letter + character, character + letter]))
    .filter((_, at) => isWholeRun || at % 17 === 0);
  expect(labels.filter((label) => !agreesWithLibrary(label))).toEqual([]);
});

test('agrees with ens-normalize on any label', () => {
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
      expect(agreesWithLibrary(text)).toBe(true);
    }),
    { numRuns: 5000 },
  );
});

/** Digits of one script next to letters of another script in the same ENSIP-15 group. */
const SAME_GROUP = '٠ހ ٠𐺀 ०𑠀 ०𑂃 ०𑅐 ०𑄃 ०ꠀ ०၀ ၀ᥐ ௦𑌅 ੦𑊀 ૦𑈀 ೦𑦠 ೦𑎀 𐫲𐽰';
const LATIN_GROUP = 'a aé1- a漢 aひ aカ aㄅ 漢한 ひ漢カ1 жы ξa aπ жξ π1';
const MIXTURES = 'aж жa 1aж aα жα aא אب aب ひж 漢ק ณა aξж हक aᚠ ᚠ漢';

test.each(`${SAME_GROUP} ${LATIN_GROUP} ${MIXTURES}`.split(' '))(
  'agrees with ens-normalize on the scripts of %s',
  (label) => expect(agreesWithLibrary(label)).toBe(true),
);
