// Tests values on both sides of each limit. known-names.test.ts tests the limits of known names.

import { domainToASCII } from 'node:url';
import { describe, expect, test } from 'vitest';
import { findResult, inspectGrapheme, inspectName, inspector } from './testing/test-inspector.ts';
import { UNKNOWN } from './testing/unknown-label-example.ts';

describe('DNS limits', () => {
  /** Creates a name of 12 labels that are not ASCII, and one label of the given length. */
  const createName = (fill: number) => `${'日本語だよ.'.repeat(12)}${'a'.repeat(fill)}`;
  const fill = 253 - domainToASCII(createName(0)).length;

  test.each([
    [253, fill, 'pass'],
    [254, fill + 1, 'info'],
  ])('of a name with %i characters', (length, fill, status) => {
    const name = createName(fill);
    expect(domainToASCII(name)).toHaveLength(length);
    const [found, message] = findResult(inspectName(name).checks, 'punycode_compatible_name');
    expect(found).toBe(status);
    if (status === 'info') expect(message).toContain(`${length}`);
  });

  test.each([
    ['a'.repeat(63), 63, 'pass'],
    ['a'.repeat(64), 64, 'info'],
    [`é${'a'.repeat(55)}`, 63, 'pass'],
    [`é${'a'.repeat(56)}`, 64, 'info'],
    ['é'.repeat(64), 70, 'info'],
  ])('of the label %s with %i characters: %s', (label, length, status) => {
    expect(domainToASCII(label)).toHaveLength(length);
    const [report] = inspectName(label).labels ?? [];
    expect(findResult(report?.checks, 'punycode_compatible_label')[0]).toBe(status);
  });
});

test.each([
  ['é'.repeat(127), 'a', 'pass'],
  ['é'.repeat(127), 'é', 'info'],
  ['日'.repeat(84), '日', 'pass'],
  ['日'.repeat(84), '日a', 'info'],
])('the NameWrapper accepts 255 bytes: %s%s, %s', (start, end, status) => {
  const { checks } = inspectName(`${start}${end}`);
  expect(findResult(checks, 'namewrapper_compatible')[0]).toBe(status);
});

describe('inspected', () => {
  test.each([
    [200, true],
    [201, false],
  ])('of a name with %i characters is %s', (length, isInspected) => {
    for (const character of ['a', 'é', '😀', '.']) {
      expect(inspectName(character.repeat(length)).inspected).toBe(isInspected);
    }
    expect(inspectName(`${'a'.repeat(length - 4)}.eth`).inspected).toBe(isInspected);
  });

  // Four unknown labels already have more than 200 characters.
  test.each([
    [3, true],
    [4, false],
    [6, false],
  ])('of a name with %i unknown labels is %s', (count, isInspected) => {
    const name = Array.from({ length: count }, () => UNKNOWN).join('.');
    expect(inspectName(name).inspected).toBe(isInspected);
  });
});

test.each([
  [20, false],
  [21, true],
])('a problem lists 20 of %i graphemes and adds an ellipsis: %s', (count, isCut) => {
  const outcome = inspector.inspectGrapheme('ab'.repeat(11).slice(0, count));
  const detail = outcome.ok ? '' : outcome.problem.detail;
  expect(detail).toContain(`has ${count} graphemes`);
  expect(detail.match(/“/g)).toHaveLength(20);
  expect(detail.endsWith(', ….')).toBe(isCut);
});

describe('font_support', () => {
  test.each<[grapheme: string, version: string, script: string, status: string]>([
    // emoji up to 12.0 are supported, and those after 15.0 are unknown
    ['🥱', '12.0', 'Common', 'pass'],
    ['🇵', '6.0', 'Common', 'pass'],
    ['🧑\u200d🤝\u200d🧑', '12.0', 'Common', 'pass'],
    // Emoji 12.1 has no version of Unicode
    ['🧑\u200d🦰', '12.0', 'Common', 'warn'],
    ['🫐', '13.0', 'Common', 'warn'],
    ['🫨', '15.0', 'Common', 'warn'],
    ['🐦\u200d⬛', '15.0', 'Common', 'warn'],
    ['🐦\u200d🔥', '15.1', 'Common', 'skip'],
    ['🙂\u200d↔\ufe0f', '15.1', 'Common', 'skip'],
    ['🫩', '16.0', 'Common', 'skip'],
    // characters after 15.0 are unknown
    ['\u0cf3', '15.0', 'Kannada', 'warn'],
    ['\u2ffc', '15.1', 'Common', 'skip'],
    ['\ua7cb', '16.0', 'Latin', 'skip'],
    ['\u0378', '', 'Unknown', 'skip'],
    ['\ue000', '1.1', 'Unknown', 'skip'],
    // Han: supported up to 10.0 in the basic plane, if listed in plane 2, and never in later planes
    ['日', '1.1', 'Han', 'pass'],
    ['\u9fea', '10.0', 'Han', 'pass'],
    ['\u9feb', '11.0', 'Han', 'warn'],
    ['\u4db5', '3.0', 'Han', 'pass'],
    ['\u4db6', '13.0', 'Han', 'warn'],
    ['\u{2000b}', '3.1', 'Han', 'pass'],
    ['\u{20000}', '3.1', 'Han', 'warn'],
    ['\u{30000}', '13.0', 'Han', 'warn'],
    ['\u{2ebf0}', '15.1', 'Han', 'skip'],
    // other listed scripts: supported up to 6.1
    ['\ua792', '6.1', 'Latin', 'pass'],
    ['\ua794', '7.0', 'Latin', 'warn'],
    ['\u061c', '6.3', 'Arabic', 'warn'],
    ['\ua674', '6.1', 'Cyrillic', 'pass'],
    ['\u1c80', '9.0', 'Cyrillic', 'warn'],
    // scripts and blocks with a listed version
    ['\u20b9', '6.0', 'Common', 'pass'],
    ['\u27cb', '6.1', 'Common', 'warn'],
    ['\u1dfc', '6.0', 'Inherited', 'pass'],
    ['\u1cf4', '6.1', 'Inherited', 'warn'],
    ['\u13f8', '8.0', 'Cherokee', 'pass'],
    ['\u{104b0}', '9.0', 'Osage', 'pass'],
    ['\u{1e944}', '9.0', 'Adlam', 'pass'],
    ['\u{1e94b}', '12.0', 'Adlam', 'pass'],
    ['\ua9e0', '7.0', 'Myanmar', 'pass'],
    ['\u{116d0}', '16.0', 'Myanmar', 'skip'],
    ['\u2c00', '4.1', 'Glagolitic', 'pass'],
    ['\u{1e000}', '9.0', 'Glagolitic', 'warn'],
    ['\u0d82', '3.0', 'Sinhala', 'pass'],
    ['\u0de6', '7.0', 'Sinhala', 'warn'],
    ['\u{12000}', '5.0', 'Cuneiform', 'pass'],
    ['\u{1236f}', '7.0', 'Cuneiform', 'warn'],
    ['\uac00', '2.0', 'Hangul', 'pass'],
    ['\u115a', '5.2', 'Hangul', 'warn'],
    // scripts that are not listed
    ['\u{111da}', '7.0', 'Sharada', 'warn'],
    // several characters: the worst support counts, and unsupported is worse than unknown
    ['a\u0301', '1.1', 'Latin', 'pass'],
    ['a\u1cf4', '6.1', 'Latin', 'warn'],
    ['\ua7cb\u0301', '16.0', 'Latin', 'skip'],
    ['\ua7cb\u1cf4', '16.0', 'Latin', 'warn'],
    ['❤\ufe0f', '1.1', 'Common', 'pass'],
  ])('of %s (Unicode %s, %s) is %s', (grapheme, version, script, status) => {
    const { unicode_version, grapheme_script, checks } = inspectGrapheme(grapheme);
    expect([unicode_version ?? '', grapheme_script]).toEqual([version, script]);
    expect(findResult(checks, 'font_support')[0]).toBe(status);
  });
});
