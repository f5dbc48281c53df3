import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatSafeJson } from './safe-json.ts';

it('escapes only hidden and direction-changing characters', () => {
  expect(formatSafeJson(['a\u202Eb', 'ì', '\u{E0061}'])).toBe(
    '[\n  "a\\u202eb",\n  "ì",\n  "\\udb40\\udc61"\n]',
  );
});

it('keeps the value unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(JSON.parse(formatSafeJson({ text }))).toEqual({ text });
    }),
  );
});
