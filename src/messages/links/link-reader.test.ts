import { describe, expect, it } from 'vitest';
import { createLinkReader } from './link-reader.ts';

const ONE = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const OTHER = '0x225f137127d9067788314bc7fcc1f36746a3c3B5';
const EVIL = 'https://app.ens.domains/mallory.eth';

/** Returns the line that contains the given index of a text. */
function getPlace(text: string, index: number) {
  const lines = text.slice(0, index).split('\n');
  return { line: lines.length, column: lines.at(-1)?.length };
}

/** Finds the misleading links of a text that arrives in parts. */
function find(text: string, size = text.length) {
  const reader = createLinkReader();
  const found = [];
  for (let at = 0; at < text.length; at += size)
    found.push(...reader.push(text.slice(at, at + size)));
  return [...found, ...reader.end()].map(({ args, ...place }) => ({ ...args, ...place }));
}

describe('createLinkReader', () => {
  it.each([
    ['a link', `[vitalik.eth](${EVIL})`],
    ['a link in brackets', `([vitalik.eth](<${EVIL}> "title"))`],
    ['a relative link', '[vitalik.eth](/names/mallory.eth)'],
    ['a link to the same page', '[vitalik.eth](#/name/mallory%2Eeth)'],
    ['a link without a scheme', '[vitalik.eth](//mallory.eth.limo)'],
    ['a link to a path', '[vitalik.eth](mallory.eth)'],
    ['bold letters', `[**vitalik**.eth](${EVIL})`],
    ['emphasis', `[_vitalik_.eth](${EVIL})`],
    ['code', `[\`vitalik.eth\`](${EVIL})`],
    ['strikethrough', `[~~x~~ vitalik.eth](${EVIL})`],
    ['an escape', `[vitalik\\.eth](${EVIL})`],
    ['an entity', `[vitalik&period;eth](${EVIL})`],
    ['HTML', `[<b>vitalik</b>.eth](${EVIL})`],
    ['an image', `[![vitalik.eth](avatar.png)](${EVIL})`],
    ['an image with a reference', `[![vitalik.eth][1]](${EVIL})`],
    ['line breaks', `[the name\nvitalik.eth\n](${EVIL})`],
    ['brackets', `[vitalik.eth [1]](${EVIL})`],
    ['an entity in the target', '[vitalik.eth](https://app.ens.domains/mallory&#46;eth)'],
    ['parentheses in the target', '[vitalik.eth](https://a.xyz/(x)/mallory.eth)'],
    ['the user of a link', '[vitalik.eth](https://vitalik.eth@mallory.eth.limo/)'],
    ['a reference', `[vitalik.eth][1]\n\n[1]: ${EVIL}`],
    ['a reference before which its target is defined', `[1]: ${EVIL}\n[vitalik.eth][1]`],
    ['a reference with other letters', `[vitalik.eth][My  Ref]\n> [my ref]: <${EVIL}>`],
    ['a reference without a text', `[vitalik.eth][]\n\n[Vitalik.eth]: ${EVIL}`],
    ['a reference in brackets alone', `[vitalik.eth]\n\n[vitalik.eth]:\n  ${EVIL}`],
    [
      'a reference that is defined in a comment',
      `/// [vitalik.eth]\n///\n/// [vitalik.eth]: ${EVIL}`,
    ],
    ['a second definition', `[vitalik.eth][1]\n\n[1]: https://a.xyz\n[1]: ${EVIL}`],
    ['HTML', `<a href="${EVIL}">vitalik.eth</a>`],
    ['HTML without quotes', `<A class=x HREF=${EVIL}>vitalik.eth</A>`],
    ['HTML with apostrophes', `<a title="a > b" href = '${EVIL}'>vitalik.eth</a>`],
    ['HTML with tags', `<a href="${EVIL}"><span>vitalik</span>.eth</a>`],
    ['HTML with a comment', `<a href="${EVIL}">vitalik<!-- > -->.eth</a>`],
    ['HTML with an image', `<a href="${EVIL}"><img src="a.png" alt="vitalik.eth"></a>`],
    ['HTML on several lines', `<a\n  href="${EVIL}"\n>\n  vitalik.eth\n</a>`],
    ['HTML that is not closed', `<a href="${EVIL}">vitalik.eth`],
    ['HTML that another link ends', `<a href="${EVIL}">vitalik.eth<a href="x">y</a>`],
    ['HTML with entities', '<a href="https://app.ens.domains/mallory.&#x65;th">vitalik.eth</a>'],
    [
      'HTML with named entities',
      '<a href="https&colon;&sol;&sol;a.xyz/mallory&period;eth">vitalik.eth</a>',
    ],
    [
      'HTML with a line break in the target',
      '<a href="https://a.xyz/mallory\n.eth">vitalik.eth</a>',
    ],
    ['HTML with a stray quotation mark', `<a " href=${EVIL}>vitalik.eth</a>`],
    ['HTML with a stray bracket', `<a < href=${EVIL}>vitalik.eth</a>`],
    ['HTML in JSON', `{"html":"<a href=\\"${EVIL}\\">vitalik.eth</a>"}`],
    ['SVG', `<a xlink:href="${EVIL}"><text>vitalik.eth</text></a>`],
  ])('finds a link with %s', (_, text) => {
    expect(find(text)).toMatchObject([
      { target: 'mallory.eth', shown: expect.stringMatching(/^vitalik\.eth$/iu) },
    ]);
    expect(find(text, 1)).toMatchObject([
      { target: 'mallory.eth', ...getPlace(text, text.search(/(?<!!)\[(?!1\]:)|<a/iu)) },
    ]);
  });

  it.each([
    ['another address', ONE, `https://etherscan.io/address/${OTHER}`, OTHER],
    ['another address in code', `\`${ONE}\``, `https://etherscan.io/address/${OTHER}#code`, OTHER],
    ['a shortened address', '0xd8dA…6045', `https://etherscan.io/address/${OTHER}`, OTHER],
    ['an entity in the text', 'v&iacute;talik.eth', 'https://vitalik.eth.limo', 'vitalik.eth'],
    ['an entity in the target', 'vitalik.eth', 'https://v&iacute;talik.eth.limo', 'vítalik.eth'],
    ['a host after slashes', 'vitalik.eth', '\\\\\\\\vitalik.eth@evil.com', 'evil.com'],
    ['a host after a name', 'vitalik.eth', 'https://vitalik.eth@evil.com/login', 'evil.com'],
  ])('finds a link to %s', (_, label, target, led) => {
    expect(find(`[${label}](${target})`)).toMatchObject([{ target: led, written: target }]);
  });

  it.each([
    ['the same name', '[Vitalik.eth](https://app.ens.domains/vitalik.eth)'],
    ['a gateway', '[vitalik.eth](https://vitalik.eth.limo)'],
    ['the name in Punycode', '[faß.eth](https://app.ens.domains/xn--fa-hia.eth)'],
    ['an emoji without a selector', '[❤️.eth](https://app.ens.domains/❤.eth)'],
    ['a name with underscores', '[_vitalik_.eth](https://app.ens.domains/_vitalik_.eth)'],
    ['one of several names', '[a.eth and b.eth](https://app.ens.domains/b.eth)'],
    ['no name', '[vitalik.eth](https://example.com/profile)'],
    ['a name without one in the text', `[my site](${EVIL})`],
    ['a user', '[vitalik.eth](https://me@app.ens.domains/vitalik.eth)'],
    ['the same address', `[${ONE}](https://etherscan.io/address/${ONE.toLowerCase()})`],
    ['the same address, shortened', `[0xd8dA…6045](https://etherscan.io/address/${ONE})`],
    ['a token and its holder', `[${ONE}](https://etherscan.io/token/${OTHER}?a=${ONE})`],
    ['a transaction', `[${ONE}](https://etherscan.io/tx/0x${'ab'.repeat(32)})`],
    ['an address of a name', `[vitalik.eth](https://etherscan.io/address/${OTHER})`],
    ['an image', `![vitalik.eth](${EVIL})`],
    ['text in another paragraph', `[vitalik.eth\n\n](${EVIL})`],
    ['another reference', `[vitalik.eth][1]\n\n[2]: ${EVIL}`],
    ['a definition in a sentence', `[vitalik.eth][1] and [1]: ${EVIL}`],
    ['no target', '<a name="x">vitalik.eth</a>'],
    ['another element', `<abbr href="${EVIL}">vitalik.eth</abbr>`],
  ])('accepts a link to %s', (_, text) => {
    expect(find(text)).toEqual([]);
  });

  it('counts lines and UTF-16 columns', () => {
    const text = `😀\n\r\n  [vitalik.eth](${EVIL})\n[the\nvitalik.eth](${EVIL})`;
    for (const size of [text.length, 3, 1]) {
      expect(find(text, size)).toMatchObject([
        { line: 3, column: 2, start: 7, end: 56 },
        { line: 4, column: 0, start: 58, end: 111 },
      ]);
    }
  });

  it('returns the place of each link in order', () => {
    const text = `${'x'.repeat(9000)}\n[vitalik.eth][1] [vitalik.eth](${EVIL})\n[1]: ${EVIL}`;
    for (const size of [text.length, 4000, 7]) {
      const found = find(text, size).map(({ line, column, start, end }) => [
        line,
        column,
        end - start,
      ]);
      expect(found.sort()).toEqual([
        [2, 0, 16],
        [2, 17, 49],
      ]);
    }
  });

  it('reads a definition that is far from its reference', () => {
    const text = `[vitalik.eth][1]\n${'x\n'.repeat(20_000)}[1]: ${EVIL}\n`;
    expect(find(text, 1000)).toMatchObject([
      { line: 1, column: 0, start: 0, end: 16, target: 'mallory.eth' },
    ]);
  });
});
