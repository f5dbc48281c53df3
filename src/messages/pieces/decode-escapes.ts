// Decodes JSON, HTML, Markdown and percent escapes.

/** The dot and characters without a shape that have a name in HTML: https://html.spec.whatwg.org/multipage/named-characters.html */
const ENTITIES: Readonly<Record<string, string>> = {
  shy: '\u00AD',
  zwj: '\u200D',
  zwnj: '\u200C',
  lrm: '\u200E',
  rlm: '\u200F',
  period: '.',
};

/** Matches `\u00ec`, `\xec`, `\.`, `&#236;`, `&#xec;`, `&shy;` and `<wbr>`. */
export const ESCAPE = String.raw`\\u(?:[\da-f]{4}|\{[\da-f]{1,6}\})|\\x[\da-f]{2}|\\[-._]|&#(?:\d{1,7}|x[\da-f]{1,6});|&(?:${Object.keys(ENTITIES).join('|')});|<wbr ?/?>`;

const HEX_PUNCTUATION = '(?:[01][\\da-f]|2[\\dabcf]|3[a-f]|40|5[b-e]|60|7[b-f]|a0)';
const DECIMAL_PUNCTUATION = '(?:\\d|[1-3]\\d|4[0-47]|5[89]|6[0-4]|9[1-46]|12[3-7]|160)';
/** Matches escapes of white space, quotes and other punctuation that ends a name: `\u0022`, `&#34;`. */
export const ESCAPED_SEPARATOR = new RegExp(
  String.raw`\\(?:u00|x)${HEX_PUNCTUATION}|&#(?:0*${DECIMAL_PUNCTUATION}|x0*${HEX_PUNCTUATION});`,
  'iu',
);
const ESCAPES = new RegExp(ESCAPE, 'giu');

/** Decodes the escapes of a text: `vital\u00eck.eth` → `vitalìk.eth`. */
export function decodeEscapes(text: string): string {
  return text.replace(ESCAPES, decodeEscape);
}

function decodeEscape(written: string): string {
  if (/^\\[-._]/u.test(written)) return written.slice(1);
  const [, decimal] = /^&#(\d+)/u.exec(written) ?? [];
  const [, hex] = /^(?:\\[ux]\{?|&#x)([\da-f]+)/iu.exec(written) ?? [];
  if (decimal === undefined && hex === undefined)
    return ENTITIES[written.slice(1, -1).toLowerCase()] ?? '';
  const codePoint = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  return codePoint > 0x10ffff ? written : String.fromCodePoint(codePoint);
}

/** Decodes the percent-encoded characters of a text once. Returns bytes that are not valid UTF-8 unchanged. */
export function decodePercent(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+/giu, (encoded) => {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return encoded;
    }
  });
}
