import { describe, expect, it } from 'vitest';
import { escapeCodePoints, formatCodePoints } from '../../primitives/format-code-points.ts';
import { formatFirstCodePoints, formatUtf8, percentEncode } from './format-first-code-points.ts';

describe('formatters of code points, UTF-8 and percent-encoding', () => {
  it.each([
    ['', '', '', '', ''],
    ['a', 'U+0061', '\\u{61}', '61', 'a'],
    ['ì', 'U+00EC', '\\u{EC}', 'C3 AC', '%C3%AC'],
    ['a\u0300', 'U+0061 U+0300', '\\u{61}\\u{300}', '61 CC 80', 'a%CC%80'],
    ['🦊', 'U+1F98A', '\\u{1F98A}', 'F0 9F A6 8A', '%F0%9F%A6%8A'],
    ['a/b', 'U+0061 U+002F U+0062', '\\u{61}\\u{2F}\\u{62}', '61 2F 62', 'a%2Fb'],
  ])('formats %j', (text, labels, escapes, bytes, percent) => {
    expect(formatCodePoints(text)).toBe(labels);
    expect(escapeCodePoints(text)).toBe(escapes);
    expect(formatUtf8(text)).toBe(bytes);
    expect(percentEncode(text)).toBe(percent);
  });

  it('counts the code points that it leaves out', () => {
    expect(formatFirstCodePoints('a\u0300', 2)).toBe('U+0061 U+0300');
    expect(formatFirstCodePoints('a\u0300🦊', 2)).toBe('U+0061 U+0300 +1');
  });

  it('shows the code point of an unpaired surrogate, which has no UTF-8', () => {
    expect(formatCodePoints('\uD800')).toBe('U+D800');
    expect(escapeCodePoints('\uD800')).toBe('\\u{D800}');
    expect(formatUtf8('\uD800')).toBeNull();
    expect(percentEncode('\uD800')).toBeNull();
  });

  it('writes the highest code point with six digits', () => {
    expect(formatCodePoints('\u{10ffff}')).toBe('U+10FFFF');
  });
});
