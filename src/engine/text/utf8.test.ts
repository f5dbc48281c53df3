import { expect, test } from 'vitest';
import { countUtf8Bytes, encodeUtf8 } from './utf8.ts';

const encoder = new TextEncoder();

/** First and last characters of each UTF-8 length, and strings just below and above the size of the reused buffer. */
test.each(
  [
    ...['', 'aé€😀a', '\u0000', '\u007f', '\u0080', '\u07ff', '\u0800', '\ud7ff', '\ue000'],
    ...['\uffff', '\u{10000}', '\u{10ffff}'],
    ...['€'.repeat(341), '€'.repeat(342), '😀'.repeat(256), 'a'.repeat(5000)],
  ].map((text) => [text.slice(0, 5), text.length, text] as const),
)('encodes %j… (%i code units) like TextEncoder', (_start, _length, text) => {
  expect([...encodeUtf8(text)]).toEqual([...encoder.encode(text)]);
  expect(countUtf8Bytes(text)).toBe(encoder.encode(text).length);
});
