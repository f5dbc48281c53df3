import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPasted } from './read-pasted.ts';

const ADDRESS = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const UNKNOWN = `[${'0'.repeat(64)}]`;

describe('readPasted', () => {
  it.each([
    ...`https://app.ens.domains/name/vitalik.eth/details app.ens.domains/vitalik.eth
      https://vitalik.eth.limo/general/2024/index.html https://Vitalik.eth.link:443/ vitalik.eth.limo
      https://etherscan.io/enslookup-search?search=vitalik.eth
      https://opensea.io/assets?search[query]=vitalik.eth ens:vitalik.eth web3:vitalik.eth ipns:vitalik.eth
      ipfs:vitalik.eth web3://vitalik.eth/ hxxps://vitalik[.]eth[.]limo/x https://vitalik。eth.limo/
      https://warpcast.com/@vitalik.eth https://x.io/vitalik.eth@base https://x.io/?to=vitalik.eth:optimism
      https://x.io/send/vitalik.eth@1?value=1e18 https://x.io/?u=ens%3Avitalik.eth
      https://x.io/?q=%22vitalik.eth%22 https://x.io/?text=I%20paid%20vitalik.eth,%20thanks
      https://app.ens.domains/vitalik.eth). (https://app.ens.domains/vitalik.eth)`.split(/\s+/u),
  ])('reads vitalik.eth in the link %j', (link) => {
    expect(readPasted(link)).toMatchObject({ kind: 'link', names: ['vitalik.eth'] });
  });

  it.each<[kind: string, names: string[], texts: string[]]>([
    [
      'ends',
      ['vitalik.eth'],
      [
        ...['vitalik.eth/', 'vitalik.eth…', 'vitalik.eth .', '- vitalik.eth', 'vitalik.eth '],
        ...['\u200bvitalik.eth\ufeff', 'vitalik.eth.'],
      ],
    ],
    [
      'text',
      ['vitalik.eth'],
      [
        ...['vitalik.eth\t0.5', '1,vitalik.eth,0.5', 'ENS: vitalik.eth'],
        'Send 0.1 ETH to vitalik.eth',
      ],
    ],
    [
      'wrapped',
      ['vitalik.eth'],
      [
        ...[
          '"vitalik.eth",',
          '（vitalik.eth）',
          '"vitalik.eth"',
          '<vitalik.eth>',
          '**vitalik.eth**',
        ],
        '＜vitalik.eth＞',
      ],
    ],
    [
      'email',
      ['vitalik.eth'],
      [...['me+vitalik.eth@gmail.com', 'vitalik.eth@ethmail.cc', 'me@vitalik.eth']],
    ],
    [
      'list',
      ['vitalik.eth', 'nick.eth'],
      [
        ...['vitalik.eth, nick.eth', 'vitalik.eth、nick.eth', 'vitalik.eth and nick.eth.'],
        ...['1. vitalik.eth 2. nick.eth', '[vitalik.eth, nick.eth]', '@vitalik.eth @nick.eth'],
      ],
    ],
  ])('reads as %s with the names %j the texts %j', (kind, names, texts) => {
    for (const text of texts)
      expect([text, readPasted(text)]).toMatchObject([text, { kind, names }]);
  });

  it.each<[text: string, kind: string, names: string[]]>([
    [ADDRESS, 'address', []],
    [` ${ADDRESS}\u00a0`, 'address', []],
    [`"${ADDRESS}"`, 'address', []],

    ['https://app.ens.domains/pay.vitalik.eth?tab=records', 'link', ['pay.vitalik.eth']],
    ['https://app.ens.domains/jesse.cb.id', 'link', ['jesse.cb.id']],
    ['https://ens.app/jesse.cb.id', 'link', ['jesse.cb.id']],
    ['https://alpha.ens.dev/jesse.cb.id', 'link', ['jesse.cb.id']],
    ['https://attens.dev/jesse.cb.id', 'link', []],
    ['ethereum:vitalik.eth@1', 'payment', ['vitalik.eth']],
    ['https://app.ens.domains/vital%C3%ACk.eth', 'link', ['vitalìk.eth']],
    // Percent-encoding is decoded once.
    ['https://app.ens.domains/a%2541.eth', 'link', ['a%41.eth', 'aA.eth']],
    ['https://xn--vitalk-0va.eth.limo', 'link', ['vitalìk.eth']],
    ['https://metamask.io/', 'link', ['metamask.io']],
    ['https://vitalik.eth:pw@evil.com/x', 'link', ['evil.com']],
    // Browsers read a backslash as a slash, so the host ends before it.
    ['https://evil.com\\@vitalik.eth/', 'link', ['evil.com', 'vitalik.eth']],
    ['https:\\\\evil.com\\@metamask.io', 'link', ['evil.com']],
    ['https:/metamask.io@evil.com', 'link', ['evil.com']],
    ['https://app.ens.domains?name=a\\b.eth', 'link', ['a\\b.eth', 'b.eth']],
    ['https://metamask.io。evil.com', 'link', ['metamask.io.evil.com']],
    ['https://vital%C3%ACk.eth.limo', 'link', ['vitalìk.eth']],
    ['https://x.io/?q=vitalik%20buterin.eth', 'link', ['vitalik buterin.eth']],
    ['https://opensea.io/vitalik.\u0435th', 'link', ['vitalik.\u0435th']],
    ['https://app.ens.domains/vitalik.eth;a.eth', 'link', ['vitalik.eth', 'a.eth']],
    ['vitalik.eth:bob.eth', 'chain', ['vitalik.eth', 'bob.eth']],
    [`${ADDRESS}:bob.eth`, 'chain', ['bob.eth']],
    [`${ADDRESS}@optimism.eth`, 'chain', []],
    ['alice.eth@bob.on.eth', 'chain', ['alice.eth']],
    ['ethereum:vitalik.eth@bob.eth', 'payment', ['vitalik.eth', 'bob.eth']],
    ['ethereum:vitalik.eth@base.eth', 'payment', ['vitalik.eth']],
    [`ethereum:${ADDRESS}/approve?address=a.eth&x=b.eth`, 'payment', ['a.eth', 'b.eth']],
    // The whole host is the name, even if it contains another name.
    ['https://vitalik.eth.evil.com', 'link', ['vitalik.eth.evil.com']],
    [`https://etherscan.io/address/${ADDRESS}`, 'address', []],
    [`0x${'ab'.repeat(32)}`, 'hash', []],
    [`${ADDRESS}.`, 'address', []],
    [`${ADDRESS}/`, 'address', []],
    [`eip155:1:${ADDRESS}`, 'chain', []],
    [`ethereum:${ADDRESS}`, 'payment', []],
    ...[`ENS: ${ADDRESS}`, `"${ADDRESS}"`, `\u200e${ADDRESS}`, `${ADDRESS} (vitalik)`].map(
      (text): [string, string, string[]] => [text, 'address', []],
    ),
    [`vitalik.eth (${ADDRESS})`, 'text', ['vitalik.eth']],
    // Separators within a path segment are not removed.
    ['https://app.ens.domains/ab,c.eth', 'link', ['ab,c.eth']],
    ['https://app.ens.domains/fake|vitalik.eth', 'link', ['fake|vitalik.eth']],
    ['https://example.com/vital%ECk.eth', 'link', ['vital%ECk.eth']],
    ['[vitalik.eth](https://app.ens.domains/vitalìk.eth)', 'link', ['vitalik.eth', 'vitalìk.eth']],

    ['me@gmail.com', 'email', []],
    ['mailto:me@gmail.com', 'email', []],
    ['@vitalik.eth', 'handle', ['vitalik.eth']],
    ['@vitalik。eth', 'handle', ['vitalik.eth']],

    ['vitalik.eth;nick.eth;a.b.eth', 'list', ['vitalik.eth', 'nick.eth', 'a.b.eth']],
    // The last words may be letters of the name, so both readings are inspected.
    ['私の口座はトnick.eth です', 'text', ['トnick.eth', 'nick.eth']],
    ['请转给爪etamask.eth 谢谢', 'text', ['爪etamask.eth', 'etamask.eth']],
    // The underscores of Markdown are counted once.
    ['__给rnetamask.eth__ ok', 'text', ['rnetamask.eth']],
    ['Pay __وrnetamask.eth__ and', 'text', ['rnetamask.eth']],
    ['请转入爪etamask.eth谢谢', 'text', ['入爪etamask.eth', '爪etamask.eth', 'etamask.eth']],
    [
      '请把钱转入√エtalik.eth谢谢',
      'text',
      ['入√エtalik.eth', '√エtalik.eth', 'エtalik.eth', 'talik.eth'],
    ],
    // At most 16 readings are inspected: the longest, and the shortest ones.
    [
      `请转给${'入'.repeat(20)}nick.eth谢谢`,
      'text',
      [
        `请转给${'入'.repeat(20)}nick.eth`,
        ...Array.from({ length: 15 }, (_, index) => `${'入'.repeat(14 - index)}nick.eth`),
      ],
    ],
    // Words before a link without a scheme.
    ['我的主页rnetamask.eth.limo/about 欢迎', 'text', ['rnetamask.eth']],
    ['请看 或者rnetamask.eth.limo', 'text', ['rnetamask.eth']],
    ['请看入爪etamask.eth/ 谢谢', 'text', ['入爪etamask.eth', '爪etamask.eth', 'etamask.eth']],
    // Without other text, the words may be part of the host.
    ['或者rnetamask.eth.limo', 'link', ['或者rnetamask.eth', 'rnetamask.eth']],
    ['https://app.ens.domains/a.eth https://b.eth.limo', 'list', ['a.eth', 'b.eth']],

    ['pay．vitalik｡eth', 'dots', ['pay.vitalik.eth']],
    ['xn--vitalk-0va.eth', 'encoded', ['vitalìk.eth']],
    ['vital\\u00eck.eth', 'encoded', ['vitalìk.eth']],
    ['{"name":"vital\\u00eck.eth"}', 'text', ['vitalìk.eth']],
    ['v&iacute;talik.eth', 'encoded', ['vítalik.eth']],
    ['coinbase&nbsp;wallet.eth', 'encoded', ['coinbase\u00a0wallet.eth']],
    ['&quot;nick.eth&quot;', 'wrapped', ['nick.eth']],
    ['Jack&amp;nick.eth', 'text', ['nick.eth']],
    ['vita&#8203;lik.eth', 'encoded', ['vita\u200blik.eth']],

    ['https://example.com/?names=vitalik.eth,nick.eth', 'link', ['vitalik.eth', 'nick.eth']],
    ['vitalik。eth', 'dots', ['vitalik.eth']],
    ['vitalik[.]eth', 'dots', ['vitalik.eth']],
    ['vitalik\\.eth', 'encoded', ['vitalik.eth']],
  ])('reads %j as %s with the names %j', (text, kind, names) => {
    expect(readPasted(text)).toMatchObject({ kind, names });
  });

  it.each([
    ...['', ' ', '.', '..', '.eth', '@', '""', 'https://', 'vitalik', 'VITALIK.eth'],
    'vital\u00eck.eth',
    ...['sub.example.com', `${ADDRESS}.Xyz`, `${ADDRESS}.eth`, '0xd8da6045.eth', `foo.${ADDRESS}x`],
    ...['Xyz', 'Io', 'Evil', '1'].map((label) => `vitalik.eth.${label}`),
    ...['vita\u4e28ik.eth', 'a—b.eth', '*\ufe0f\u20e3.eth', '#\ufe0f\u20e31.eth', '\u25b6.eth'],
    '❤️',
    ...['vitalik.eth한.evil.com', 'ethereum:foundation', '_dnslink.vitalik.eth', 'to:do', 'a/b'],
    ...[UNKNOWN, `${UNKNOWN}.eth`, 'ni\u200dck.eth', '\u202ehte.kiIativ', 'a\ud800b.eth'],
    // Flags of regions end with invisible tags.
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    'hello world',
    // The first word may be part of the name.
    'coinbase wallet.eth',
    // Punycode that is invalid, or of a label that needs no encoding.
    ...['ab--c.eth', 'xn--.eth', 'xn--!!!.eth', 'xn--vitalik-.eth'],
    `"${'a'.repeat(300_000)}"`,
  ])('returns null for %j, which can only be a name', (text) => {
    expect(readPasted(text)).toBeNull();
  });
});

it.each(['a:', 'a=', '@', '"', '(', 'ens:', '1. '])('unwraps only a few layers of %j', (layer) => {
  const { names } = readPasted(`${layer.repeat(30_000)}vitalik.eth`) ?? { names: [] };
  expect(names.length).toBeLessThanOrEqual(1);
});

/** Fragments of typical inputs. */
const PIECES = [
  ...`vitalik nick.eth a.b.eth x eth ìé 🏴󠁧󠁢󠁥󠁮󠁧󠁿 1. - https:// ens: app.ens.domains .eth.limo / ?q= # & @ : . , "
    ( ) [ ] < > * ; | % %20 %C3 。 [.] xn-- xn--vitalk-0va`.split(/\s+/u),
  ...[' ', '\t', '\u200b', '\ud800', ADDRESS],
];
const pasted = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

describe('readPasted with random input', () => {
  it('never returns the input itself, and returns each name once', () => {
    fc.assert(
      fc.property(pasted, (text) => {
        const { names } = readPasted(text) ?? { names: [] };
        expect(names).not.toContain(text);
        expect(names).not.toContain('');
        expect(new Set(names).size).toBe(names.length);
      }),
      { numRuns: 2_000 },
    );
  });

  it('returns names that are substrings of the input', () => {
    const undone = /%|xn--|[。．｡․﹒]|[[({](?:\.|dot)[\])}]|[A-Z]/iu;
    const plain = pasted.filter((text) => !undone.test(text.replace(/[A-Z]/gu, '')));
    fc.assert(
      fc.property(plain, (text) => {
        for (const name of readPasted(text)?.names ?? []) {
          expect(text.toLowerCase()).toContain(name.toLowerCase());
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('returns no separators in the names of a list', () => {
    fc.assert(
      fc.property(pasted, (text) => {
        const found = readPasted(text);
        // A name in a link can contain an encoded space.
        if (found?.kind !== 'list' || text.includes('%')) return;
        for (const name of found.names) expect(name).not.toMatch(/[\s/:,;|@]/u);
      }),
      { numRuns: 2_000 },
    );
  });
});
