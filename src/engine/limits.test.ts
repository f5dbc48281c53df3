// Tests values on both sides of each limit. known-names.test.ts tests the limits of known names.

import { domainToASCII } from 'node:url';
import { describe, expect, test } from 'vitest';
import { listRows } from './testing/list-rows.ts';
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
  test.each<[grapheme: string, version: string, status: string]>([
    // emoji up to 12.0 are supported, and those after 15.0 are unknown
    ...listRows(['pass'], '🥱:12.0 🇵:6.0 🧑\u200d🤝\u200d🧑:12.0'),
    // Emoji 12.1 has no version of Unicode
    ...listRows(['warn'], '🧑\u200d🦰:12.0 🫐:13.0 🫨:15.0 🐦\u200d⬛:15.0'),
    ...listRows(['skip'], '🐦\u200d🔥:15.1 🙂\u200d↔\ufe0f:15.1 🫩:16.0'),
    // characters after 15.0 are unknown
    ['\u0cf3', '15.0', 'warn'],
    ...listRows(['skip'], '\u2ffc:15.1 \ua7cb:16.0 \ue000:1.1'),
    ['\u0378', '', 'skip'],
    // Han: supported up to 10.0 in the basic plane, if listed in plane 2, and never in later planes
    ...listRows(['pass'], '日:1.1 \u9fea:10.0 \u4db5:3.0 \u{2000b}:3.1'),
    ...listRows(['warn'], '\u9feb:11.0 \u4db6:13.0 \u{20000}:3.1 \u{30000}:13.0'),
    ['\u{2ebf0}', '15.1', 'skip'],
    // other listed scripts: supported up to 6.1
    ...listRows(['pass'], '\ua792:6.1 \ua674:6.1'),
    ...listRows(['warn'], '\ua794:7.0 \u061c:6.3 \u1c80:9.0'),
    // scripts and blocks with a listed version
    ...listRows(
      ['pass'],
      `\u20b9:6.0 \u1dfc:6.0 \u13f8:8.0 \u{104b0}:9.0 \u{1e944}:9.0 \u{1e94b}:12.0 \ua9e0:7.0
      \u2c00:4.1 \u0d82:3.0 \u{12000}:5.0 \uac00:2.0`,
    ),
    ...listRows(
      ['warn'],
      `\u27cb:6.1 \u1cf4:6.1 \u{1e000}:9.0 \u0de6:7.0 \u{1236f}:7.0 \u115a:5.2`,
    ),
    ['\u{116d0}', '16.0', 'skip'],
    // scripts that are not listed
    ['\u{111da}', '7.0', 'warn'],
    // several characters: the worst support counts, and unsupported is worse than unknown
    ...listRows(['pass'], 'a\u0301:1.1 ❤\ufe0f:1.1'),
    ...listRows(['warn'], 'a\u1cf4:6.1 \ua7cb\u1cf4:16.0'),
    ['\ua7cb\u0301', '16.0', 'skip'],
  ])('of %s (Unicode %s) is %s', (grapheme, version, status) => {
    const { unicode_version, checks } = inspectGrapheme(grapheme);
    expect(unicode_version ?? '').toBe(version);
    expect(findResult(checks, 'font_support')[0]).toBe(status);
  });
});
