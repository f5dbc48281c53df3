import { describe, expect, it } from 'vitest';
import { readPasted } from './read-pasted.ts';

const ADDRESS = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const UNKNOWN = `[${'0'.repeat(64)}]`;

describe('readPasted', () => {
  it.each<[kind: string, names: string[], ...texts: string[]]>([
    [
      'link',
      ['vitalik.eth'],
      ...`https://app.ens.domains/name/vitalik.eth/details app.ens.domains/vitalik.eth
      https://vitalik.eth.limo/general/2024/index.html https://Vitalik.eth.link:443/ vitalik.eth.limo
      https://etherscan.io/enslookup-search?search=vitalik.eth
      https://opensea.io/assets?search[query]=vitalik.eth ens:vitalik.eth web3:vitalik.eth ipns:vitalik.eth
      ipfs:vitalik.eth web3://vitalik.eth/ hxxps://vitalik[.]eth[.]limo/x https://vitalik。eth.limo/
      https://warpcast.com/@vitalik.eth https://x.io/vitalik.eth@base https://x.io/?to=vitalik.eth:optimism
      https://x.io/send/vitalik.eth@1?value=1e18 https://x.io/?u=ens%3Avitalik.eth
      https://x.io/?q=%22vitalik.eth%22 https://x.io/?text=I%20paid%20vitalik.eth,%20thanks
      https://app.ens.domains/vitalik.eth). (https://app.ens.domains/vitalik.eth)`.split(/\s+/u),
    ],
    ['address', [], `ENS: ${ADDRESS}`, `\u200e${ADDRESS}`, `${ADDRESS} (vitalik)`],
    // Percent-encoding is decoded once.
    ['link', ['a%41.eth', 'aA.eth'], 'https://app.ens.domains/a%2541.eth'],
    // Browsers read a backslash as a slash, so the host ends before it.
    ['link', ['evil.com', 'vitalik.eth'], 'https://evil.com\\@vitalik.eth/'],
    // The whole host is the name, even if it contains another name.
    ['link', ['vitalik.eth.evil.com'], 'https://vitalik.eth.evil.com'],
    // Separators within a path segment are not removed.
    ['link', ['ab,c.eth'], 'https://app.ens.domains/ab,c.eth'],
    // The last words may be letters of the name, so both readings are inspected.
    ['text', ['トnick.eth', 'nick.eth'], '私の口座はトnick.eth です'],
    // The underscores of Markdown are counted once.
    ['text', ['rnetamask.eth'], '__给rnetamask.eth__ ok'],
    [
      'text',
      ['入√エtalik.eth', '√エtalik.eth', 'エtalik.eth', 'talik.eth'],
      '请把钱转入√エtalik.eth谢谢',
    ],
    // At most 16 readings are inspected: the longest, and the shortest ones.
    [
      'text',
      [
        `请转给${'入'.repeat(20)}nick.eth`,
        ...Array.from({ length: 15 }, (_, index) => `${'入'.repeat(14 - index)}nick.eth`),
      ],
      `请转给${'入'.repeat(20)}nick.eth谢谢`,
    ],
    // Words before a link without a scheme.
    ['text', ['rnetamask.eth'], '我的主页rnetamask.eth.limo/about 欢迎'],
    // Without other text, the words may be part of the host.
    ['link', ['或者rnetamask.eth', 'rnetamask.eth'], '或者rnetamask.eth.limo'],
    ['address', [], ADDRESS, ` ${ADDRESS}\u00a0`, `"${ADDRESS}"`],
    ['address', [], `https://etherscan.io/address/${ADDRESS}`, `${ADDRESS}.`, `${ADDRESS}/`],
    ['link', ['pay.vitalik.eth'], 'https://app.ens.domains/pay.vitalik.eth?tab=records'],
    ['link', ['jesse.cb.id'], 'https://app.ens.domains/jesse.cb.id', 'https://ens.app/jesse.cb.id'],
    ['link', ['jesse.cb.id'], 'https://alpha.ens.dev/jesse.cb.id'],
    ['link', [], 'https://attens.dev/jesse.cb.id'],
    ['payment', ['vitalik.eth'], 'ethereum:vitalik.eth@1', 'ethereum:vitalik.eth@base.eth'],
    ['link', ['vitalìk.eth'], 'https://app.ens.domains/vital%C3%ACk.eth'],
    ['link', ['vitalìk.eth'], 'https://xn--vitalk-0va.eth.limo', 'https://vital%C3%ACk.eth.limo'],
    ['link', ['metamask.io'], 'https://metamask.io/'],
    ['link', ['evil.com'], 'https://vitalik.eth:pw@evil.com/x', 'https:\\\\evil.com\\@metamask.io'],
    ['link', ['evil.com'], 'https:/metamask.io@evil.com'],
    ['link', ['a\\b.eth', 'b.eth'], 'https://app.ens.domains?name=a\\b.eth'],
    ['link', ['metamask.io.evil.com'], 'https://metamask.io。evil.com'],
    ['link', ['vitalik buterin.eth'], 'https://x.io/?q=vitalik%20buterin.eth'],
    ['link', ['vitalik.\u0435th'], 'https://opensea.io/vitalik.\u0435th'],
    ['link', ['vitalik.eth', 'a.eth'], 'https://app.ens.domains/vitalik.eth;a.eth'],
    ['chain', ['vitalik.eth', 'bob.eth'], 'vitalik.eth:bob.eth'],
    ['chain', ['bob.eth'], `${ADDRESS}:bob.eth`],
    ['chain', [], `${ADDRESS}@optimism.eth`, `eip155:1:${ADDRESS}`],
    ['chain', ['alice.eth'], 'alice.eth@bob.on.eth'],
    ['payment', ['vitalik.eth', 'bob.eth'], 'ethereum:vitalik.eth@bob.eth'],
    ['payment', ['a.eth', 'b.eth'], `ethereum:${ADDRESS}/approve?address=a.eth&x=b.eth`],
    ['hash', [], `0x${'ab'.repeat(32)}`],
    ['payment', [], `ethereum:${ADDRESS}`],
    ['text', ['vitalik.eth'], `vitalik.eth (${ADDRESS})`, 'vitalik.eth\t0.5', '1,vitalik.eth,0.5'],
    ['text', ['vitalik.eth'], 'ENS: vitalik.eth', 'Send 0.1 ETH to vitalik.eth'],
    ['link', ['fake|vitalik.eth'], 'https://app.ens.domains/fake|vitalik.eth'],
    ['link', ['vital%ECk.eth'], 'https://example.com/vital%ECk.eth'],
    ['link', ['vitalik.eth', 'vitalìk.eth'], '[vitalik.eth](https://app.ens.domains/vitalìk.eth)'],
    ['email', [], 'me@gmail.com', 'mailto:me@gmail.com'],
    ['handle', ['vitalik.eth'], '@vitalik.eth', '@vitalik。eth'],
    ['list', ['vitalik.eth', 'nick.eth', 'a.b.eth'], 'vitalik.eth;nick.eth;a.b.eth'],
    ['text', ['爪etamask.eth', 'etamask.eth'], '请转给爪etamask.eth 谢谢'],
    ['text', ['rnetamask.eth'], 'Pay __وrnetamask.eth__ and', '请看 或者rnetamask.eth.limo'],
    ['text', ['入爪etamask.eth', '爪etamask.eth', 'etamask.eth'], '请转入爪etamask.eth谢谢'],
    ['text', ['入爪etamask.eth', '爪etamask.eth', 'etamask.eth'], '请看入爪etamask.eth/ 谢谢'],
    ['list', ['a.eth', 'b.eth'], 'https://app.ens.domains/a.eth https://b.eth.limo'],
    ['dots', ['pay.vitalik.eth'], 'pay．vitalik｡eth'],
    ['encoded', ['vitalìk.eth'], 'xn--vitalk-0va.eth', 'vital\\u00eck.eth'],
    ['text', ['vitalìk.eth'], '{"name":"vital\\u00eck.eth"}'],
    ['encoded', ['vítalik.eth'], 'v&iacute;talik.eth'],
    ['encoded', ['coinbase\u00a0wallet.eth'], 'coinbase&nbsp;wallet.eth'],
    ['wrapped', ['nick.eth'], '&quot;nick.eth&quot;'],
    ['text', ['nick.eth'], 'Jack&amp;nick.eth'],
    ['encoded', ['vita\u200blik.eth'], 'vita&#8203;lik.eth'],
    ['link', ['vitalik.eth', 'nick.eth'], 'https://example.com/?names=vitalik.eth,nick.eth'],
    ['dots', ['vitalik.eth'], 'vitalik。eth', 'vitalik[.]eth'],
    ['encoded', ['vitalik.eth'], 'vitalik\\.eth'],
    ['ends', ['vitalik.eth'], 'vitalik.eth/', 'vitalik.eth…', 'vitalik.eth .', '- vitalik.eth'],
    ['ends', ['vitalik.eth'], 'vitalik.eth ', '\u200bvitalik.eth\ufeff', 'vitalik.eth.'],
    ['wrapped', ['vitalik.eth'], '"vitalik.eth",', '（vitalik.eth）', '"vitalik.eth"'],
    ['wrapped', ['vitalik.eth'], '<vitalik.eth>', '**vitalik.eth**', '＜vitalik.eth＞'],
    ['email', ['vitalik.eth'], 'me+vitalik.eth@gmail.com', 'vitalik.eth@ethmail.cc'],
    ['email', ['vitalik.eth'], 'me@vitalik.eth'],
    ['list', ['vitalik.eth', 'nick.eth'], 'vitalik.eth, nick.eth', 'vitalik.eth、nick.eth'],
    ['list', ['vitalik.eth', 'nick.eth'], 'vitalik.eth and nick.eth.'],
    ['list', ['vitalik.eth', 'nick.eth'], '1. vitalik.eth 2. nick.eth', '[vitalik.eth, nick.eth]'],
    ['list', ['vitalik.eth', 'nick.eth'], '@vitalik.eth @nick.eth'],
  ])('reads as %s with the names %j: %j', (kind, names, ...texts) => {
    const read = texts.map((text) => [text, readPasted(text)]);
    expect(read).toMatchObject(texts.map((text) => [text, { kind, names }]));
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
