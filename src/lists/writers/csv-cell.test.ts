import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitRecord } from '../readers/csv-records.ts';
import { escapeInvisible, formatCsvCell, formatCsvRecord } from './csv-cell.ts';

describe('formatCsvCell', () => {
  it.each([
    ...[...'=+-@＝＋－＠﹦﹢﹣﹫'].map((sign) => [`${sign}1`, `'${sign}1`]),
    ['\t=1', '"\'\t=1"'],
    ['\rx', '"\'\rx"'],
    ['\nx', '"\'\nx"'],
    ['\u0000=1', "'\u0000=1"],
    ['x ', '"x "'],
    ['a;b', '"a;b"'],
    ['\u200b=1', "'\u200b=1"],
    [' =1', "' =1"],
    ['=1,"x"', '"\'=1,""x"""'],
    ['a=b', 'a=b'],
    ['a,b', '"a,b"'],
    ['vitalik.eth', 'vitalik.eth'],
    ['', ''],
  ])('formats %j as %j', (value, cell) => {
    expect(formatCsvCell(value)).toBe(cell);
  });

  it('formats cells that are read back unchanged, except for the apostrophe before a formula', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', '"', ',', ' ', ';', '\n', '\r', 'é', '='),
    });
    fc.assert(
      fc.property(fc.array(text, { minLength: 1 }), (values) => {
        const fields = splitRecord(formatCsvRecord(values).slice(0, -2), ',');
        expect(fields?.map((field) => field.replace(/^'/, ''))).toEqual(values);
      }),
    );
  });
});

it.each([
  ['a\u200db', 'a\\u{200D}b'],
  ['\\', '\\u{5C}'],
  ['\u202e\u00ad\u3164', '\\u{202E}\\u{AD}\\u{3164}'],
  ['é 👍🏽', 'é 👍🏽'],
  ['a\u00a0\n', 'a\\u{A0}\\u{A}'],
  ['\u{e0041}', '\\u{E0041}'],
])('escapes the hidden characters in %j', (text, escaped) => {
  expect(escapeInvisible(text)).toBe(escaped);
});
