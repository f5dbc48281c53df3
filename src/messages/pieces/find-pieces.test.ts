import { describe, expect, it } from 'vitest';
import { findPieces } from './find-pieces.ts';
import { listNames } from './may-be-one-name.ts';

const ADDRESS = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const HASH = `0x${'ab'.repeat(32)}`;
const CID = 'QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWKPbdG';
const CID_V1 = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi';
const CONTENT_HASH = `0xe30101701220${'29f2d17be6139079'.repeat(4)}`;

const split = (texts: string) => texts.split(/\s+/u);

/** Writes each piece as its kind and its part of the text. */
const list = (text: string) =>
  findPieces(text).map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`);

describe('findPieces', () => {
  it.each([
    // A suffix in lower case may belong to a spoof. A suffix in a script that resembles Latin may belong to the ending.
    ...split('vitalik.eth.claim-now vitalik.eth.Xyz metamask.io.Ru vitalik.eth\u0443 vitalik.eths'),
    // A letter between two parts of a name belongs to the name, and so do letters that read as Latin.
    ...split(`vita\u4e28ik.eth c\u05e1inbase.eth coin\u30fcbase.eth vita给lik.eth \u4e28ee.eth √エtalik.eth
      vitalik.eth한.evil.com vitalik.eth한.evil[DOT]com`),
    ...['\u115f', '\u1160', '\u3164', '\uffa0'].map((filler) => `vita${filler}lik.eth`),
    // Emoji that start with punctuation or look like an arrow, and separators that ENS accepts in a name.
    ...split('*\ufe0f\u20e3.eth #\u20e31.eth a\u25b6\ufe0fb.eth \u27a1x.eth'),
    ...split('vita–lik.eth a→b.eth vita\u200b––lik.eth 🦊—lik.eth'),
    // An ideographic full stop is a dot before a frequent ending.
    ...split('vitalik。com metamask。eth。evil.eth metamask.eth｡evil.eth metamask。evil.eth'),
    // Escapes and hidden characters.
    ...split(
      'vitalik.\\u0435th \\u002dnick.eth vita\\_lik\\-x.eth &iacute;v.e&tau;h vita\u200blik.eth',
    ),
    // Endings that read as eth.
    ...split(`etn eth\ufe0f eth\u034f eth\u{e007f} eth\u0332 e\ufe0fth eтh éth ᴇᴛʜ \u0435\u0442\u04bb
      \u0415\u0422\u041d \u0395\u03a4\u0397`).map((ending) => `vitalik.${ending}`),
    // Punycode that does not decode to one visible label.
    `${ADDRESS}.xn--base`,
    ...split('.Xyz .Thanks.eth .ⓥitalik.eth \u202e.eth -wallet.eth').map((rest) => ADDRESS + rest),
    ...split('0xd8da…6045.eth a.eth%b.eth@base vitalik.md@base ethereum:vita｜ik.eth@1'),
    'ethereum://a.eth@1?value=1',
  ])('finds the whole name in "pay %j now"', (name) => {
    expect(list(`pay ${name} now`)).toEqual([`name ${name}`]);
  });

  it.each([
    ...split(
      'so...nick.eth...ok ユーザーnick.ethさん アリスさんとnick.ethへ ok!—nick.eth foo:nick.eth/x',
    ),
    ...['pay nick.eth..xyz now', 'paid nick.eth.Thanks.Then.Again.Soon later', 'nick.ethকে now'],
    ...['pay *nick.eth* #nick', 'pay —nick.eth— now', 'pay nick.eth—thanks'],
    'paid nick.eth_[.] Then',
    ...['⟨⟩', '＜＞', '＂＂', '〖〗', '﹁﹂', '′′', '´´', '●.'].map((pair) =>
      pair.split('').join('nick.eth'),
    ),
    ...['{"a":"\\u0022nick.eth\\u003e"}', 'paid nick.eth\\. Thanks'],
    ...['a lone \ud800 surrogate and nick.eth', 'Vitalik Buterin <nick.eth>'],
    `${'['.repeat(100)}nick.eth${']'.repeat(100)}`,
  ])('finds only nick.eth in %j', (text) => {
    expect(list(text)).toEqual(['name nick.eth']);
  });

  it.each([
    ...['It works.So we use v1.2, e.g. for 0.5 ETH at 10.30', 'Ζω.στη Ελλάδα', 'это.ест, даже.отн'],
    ...['行く.もとんで 三.ミナサ', 'это.нет- и это.есть!', 'это.нет и это.есть'],
    // Three Latin letters, one with an accent, are an ordinary word.
    'Xin chào.Tôi khỏe.Cảm ơn bạn.',
    // A hidden character that is displayed stays in its name, so that the rest of the name is not accepted.
    'pay evil<U+202E>.vitalik.eth now',
    ...[`to ${ADDRESS}a now`, 'vitalik.0xd8dA…6045', 'learn javascript: a guide'],
    ...['Donaudampfschifffahrtsgesellschaft', 'ethereum:\ud800a.b.eth', '\ud800a.b.eth@base'],
    'a.b.eth\ud800:base',
  ])('finds nothing in %j', (text) => {
    expect(list(text)).toEqual([]);
  });

  it.each([
    ...split(`https://vitalik.eth谢谢[.]evil[.]com https://vitalik.eth한%2ecom https://x.io/vitalik.eth한%2Ecom
      https://x.io/?a=1&amp;to=v&iacute;k.eth https://x.io/?a=1&copy=2&eth=b.eth https://x.io/\ud800nick.eth
      vitalik。eth.limo ${HASH}’s.eth/x`),
    // Browsers accept this punctuation in a host.
    ...split('。 한. ，. ！. 、. 「. “. «. 【. `. ，@').map(
      (joint) => `https://metamask.eth${joint}evil.com/claim`,
    ),
  ])('finds the whole link %j', (link) => {
    expect(list(`see ${link} now`)).toEqual([`link ${link}`]);
  });

  it.each([
    ['bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    ['bitcoin', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
    ['tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
    ['solana', 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'],
    ...[CID, CID_V1, CONTENT_HASH].map((value) => ['content_hash', value]),
    ...[
      'javascript: alert(1)',
      'javascript:alert(1)',
      'vbscript:msgbox(1)',
      'data:text/html,a.eth',
    ].map((link) => ['unsafe_link', link]),
    ...['0xd8dA…6045', '0xd8dA...6045', '0xd8dA..6045', '0xd8…45', '0xd8dA****6045'].map(
      (short) => ['short_address', short],
    ),
  ])('finds the %s %s', (kind, value) => {
    expect(list(value)).toEqual([`${kind} ${value}`]);
  });

  it.each([
    ...[`to ${ADDRESS}.`, `to ${ADDRESS}.Thanks!`, `to ${ADDRESS}.👍 now`, `Done.${ADDRESS} is it`],
    ...[`to${ADDRESS} now`, `_${ADDRESS}_ now`, `https://etherscan.io/address/${ADDRESS}`],
  ])('finds the address in %j', (text) => {
    expect(list(text)).toEqual([`address ${ADDRESS}`]);
  });

  it.each<[text: string, pieces: string[]]>([
    ['use uniswap.org, not uniswap.pdf', ['name uniswap.org', 'file uniswap.pdf']],
    [`a.eth.pdf\u200b${HASH}`, ['file a.eth.pdf', `hash ${HASH}`]],
    ['pay vitalik.eth...nick.eth', ['name vitalik.eth', 'name nick.eth']],
    // A name starts before characters that read as Latin.
    ['请转给爪etamask.eth谢谢', ['name 爪etamask.eth']],
    ['请转给\u4e28ee.eth谢谢', ['name \u4e28ee.eth']],
    ['请转给ñick.eth谢谢', ['name ñick.eth']],
    ['请转0.5ETH爪etamask.eth 谢谢', ['name 爪etamask.eth']],
    ['请给ME丅amask.eth 谢谢', ['name ME丅amask.eth']],
    ['nick.eth→alice.eth • bob.eth', ['name nick.eth', 'name alice.eth', 'name bob.eth']],
    // Dots of other scripts and defanged dots.
    ['vitalik[.]eth请转给a.b.eth', ['name vitalik[.]eth', 'name a.b.eth']],
    ['nick[dot]eth→a[.]eth', ['name nick[dot]eth', 'name a[.]eth']],
    ['vitalik。eth. Then', ['name vitalik。eth']],
    ['付给nick.eth。请看vitalik.eth', ['name nick.eth', 'name vitalik.eth']],
    ['谢谢。ethereum.org', ['name ethereum.org']],
    ['pay **vita**lik.eth now', ['name vita**lik.eth']],
    // Escapes.
    ['pay \\_nick.eth\\_ now', ['name \\_nick.eth']],
    ['pay\\x20nick.eth&#32;a.eth&#x22;', ['name nick.eth', 'name a.eth']],
    ['a.eth&shyness;b.eth', ['name a.eth', 'name b.eth']],
    ['Pay<wbr>nick.eth<wbr> &quot;a.eth&quot; ok', ['name Pay<wbr>nick.eth', 'name a.eth']],
    ['to v&amp;iacute;talik.eth', ['name talik.eth']],
    // Text after an ending that reads as eth.
    ...['Send it to vitalik.\u0435th🎉 today', 'pay vitalik.\u0435th’s wallet'].map(
      (text): [string, string[]] => [text, ['name vitalik.\u0435th']],
    ),
    ['die vitalik.\u0435th-Adresse', ['name vitalik.\u0435th']],
    ['pay _vitalik.\u0435th_ now', ['name vitalik.\u0435th']],
    ['nick.eth或vitalik.\u0435th谢谢', ['name nick.eth', 'name vitalik.\u0435th']],
    // Addresses beside links and names.
    [`vitalik.eth/${ADDRESS}`, ['link vitalik.eth/', `address ${ADDRESS}`]],
    [`https://x.io/a.eth?to=${ADDRESS}`, ['link https://x.io/a.eth?to=', `address ${ADDRESS}`]],
    ['0xd8dA...6045.eth', ['short_address 0xd8dA...6045']],
    ['so...0xd8dA…6045!', ['short_address 0xd8dA…6045']],
    // The chain of a name or address is not an address or a domain.
    [`to vitalik.eth:${ADDRESS}`, ['name vitalik.eth', `address ${ADDRESS}`]],
    [`to vitalik.eth@${ADDRESS}`, ['name vitalik.eth', `address ${ADDRESS}`]],
    ['vitalik.eth@0xd8dA…6045', ['name vitalik.eth', 'short_address 0xd8dA…6045']],
    ['vitalik.eth:evil.com', ['name vitalik.eth', 'name evil.com']],
    // Two names before a chain, or in a payment link, stay two names.
    ['a.b.eth[.]*nick.eth@vitalik', ['name a.b.eth', 'name nick.eth']],
    ['a.eth请转给b.eth@base', ['name a.eth', 'name b.eth']],
    ['ethereum:a.eth请转给b.eth/approve?address=c.eth', ['name a.eth', 'name b.eth', 'name c.eth']],
    ['ethereum:a.eth｜b.eth', ['name ethereum:a.eth', 'name b.eth']],
    ['pay (ethereum:a.eth?value=1,5e18).', ['name ethereum:a.eth?value=1,5e18']],
    [`ethereum:a.eth?address=${ADDRESS}`, ['name ethereum:a.eth?address=', `address ${ADDRESS}`]],
    ['ethereum:a.eth,ethereum:b.eth', ['name ethereum:a.eth', 'name ethereum:b.eth']],
    // Links.
    ['[vitalik.eth](https://x.io/a.eth).', ['name vitalik.eth', 'link https://x.io/a.eth']],
    ['看https://vitalik.eth.limo。', ['link https://vitalik.eth.limo']],
    ['看https://nick.eth.limo。谢谢', ['link https://nick.eth.limo']],
    ['看https://nick.eth.limo，给a.eth', ['link https://nick.eth.limo', 'name a.eth']],
    [`ipfs://${CID}/index.html`, [`content_hash ${CID}`]],
  ])('finds the pieces of %j', (text, pieces) => {
    expect(list(text)).toEqual(pieces);
  });

  it.each([
    ['to v&iacute;t&#97;lik&period;eth', 'vítalik.eth'],
    ['to v&iacutetalik.&#x65th', 'vítalik.eth'],
    ['"v\\u00edtalik.eth"', 'vítalik.eth'],
    ['to \ud83d\ude00&#x1F600;.eth', '\ud83d\ude00\ud83d\ude00.eth'],
  ])('decodes the name in %j', (text, value) => {
    expect(findPieces(text)).toMatchObject([{ kind: 'name', value, names: [value] }]);
  });
});

describe('finds the name in a link', () => {
  it.each([
    ...split(`https://x.io/?to=https%3A%2F%2Fapp.ens.domains%2FvitaIik.eth https://x.io/?to=vitaIik%252Eeth
      https://x.io/?text=pay+vitaIik.eth+now https://x.io/?q=%7B%22to%22%3A%22vitaIik.eth%22%7D
      https://x.io/?x=vitaIik&#46;eth https://x.io/?a=to:vitaIik.eth https://x.io/u/(vitaIik.eth)
      https://x.io/vitaIik.eth% https://x.io/vitaIik.eth:80 https://x.io/vitaIik.eth;a=b https://x.io/vitaIik.eth→ok
      https://x.io/vitaIik.eth’s https://x.io/vitaIik。eth https://x.io/vitaIik。eth谢谢
      https://metamask.app.link/send/pay-vitaIik.eth@1 https://effigy.im/a/vitaIik.eth.svg
      mailto:a@b.com?body=Pay%20vitaIik.eth%20now mailto:a@b.com,c@d.com?subject=x&body=vitaIik%2Eeth
      mailto:vitaIik.eth@b.com?subject=x sms:+1555?&body=Pay%20vitaIik.eth a@b.com?vitaIik.eth&x
      [https://x.io](vitaIik.eth) (https://x.io),vitaIik.eth https://x.io|vitaIik.eth|0.1 https://x.io;vitaIik.eth;0.1
      https://nick.eth.limo,vitaIik.eth https://x.io:443转给vitaIik.eth https://x.io%2fvitaIik.eth
      https://vitaIik.eth](nick.eth) https://vitaIik.eth,x https://x.io...vitaIik.eth
      data:,vitaIik.eth data:/请转给vitaIik.eth谢谢 javascript:vitaIik.eth`),
    '<https://x.io/vitaIik.eth|my page>',
  ])('%s', (link) => {
    expect(listNames(findPieces(`Open ${link} today`))).toContain('vitaIik.eth');
  });
});

describe('leaves out emoji that decorate a name', () => {
  it.each(['🦇🔊', '💙', '❤️', '👨‍👩‍👧', '🇩🇪', '👍🏽', '™'])('vitalik.eth%s', (emoji) => {
    expect(list(`vitalik.eth${emoji}`)).toEqual(['name vitalik.eth']);
    expect(list(`by VITALIK.ETH${emoji} now`)).toEqual(['name VITALIK.ETH']);
  });

  it.each(['🦇🔊vitalik.eth', '👉nick.eth'])('but not those before it: %s', (name) => {
    expect(list(name)).toEqual([`name ${name}`]);
  });

  it('but not hidden characters', () => {
    expect(list('nick.eth\u200d❤️')).toEqual(['name nick.eth\u200d❤️']);
  });
});

describe('finds names that an override displays backwards', () => {
  it.each<[text: string, written?: string, name?: string]>([
    ['\u202ehte.kiIativ'],
    ['pay \u202ehte.kiIativ\u202c now', '\u202ehte.kiIativ'],
    ['vita\u202ehte.kil'],
    ['\u202ewon hte.kiIativ yap', 'hte.kiIativ', '\u202ehte.kiIativ'],
    ['\u202ehte.\u202ekilativ'],
    // Embeddings inside the override do not end it.
    ['\u202ehte\u202d\u202c.kilativ'],
    ['(pay\u202epal.eth)', 'pay\u202epal.eth'],
  ])('%j', (text, written = text, name = written) => {
    expect(list(text)).toEqual([`name ${written}`]);
    expect(listNames(findPieces(text))).toEqual([name]);
  });

  it('beside other names', () => {
    expect(list('a.eth \u202ehte.b\u202c c.eth')).toEqual([
      'name a.eth',
      'name \u202ehte.b',
      'name c.eth',
    ]);
  });

  it.each([
    'https://vitaIik.eth.limo/\u202ex',
    'vitaIik.eth/\u202ehte.x',
    'vitaIik.eth@\u202esab\u202c',
    'ethereum:vitaIik.eth@1/\u202ehte.x',
    'a\u202e send all to vitaIik.eth hte.x',
    'vita\u202ehte.bob hte.kil\u202c see vitaIik.eth',
  ])('without a change to names in order: %j', (text) => {
    const pieces = findPieces(text);
    // The host of a link is lowercased.
    expect(listNames(pieces)).toContainEqual(expect.stringMatching(/^vitaIik\.eth$/iu));
    for (const [at, { start, end }] of pieces.entries()) {
      expect(start).toBeGreaterThanOrEqual(pieces[at - 1]?.end ?? 0);
      expect(end).toBeLessThanOrEqual(text.length);
    }
  });

  it('but nothing in other backward text', () => {
    expect(list('\u202eplain words, v1.2 and moc.elpmaxe')).toEqual([]);
  });
});

type Row = [text: string, ...names: string[]];

const GATEWAY_HOSTS = ['vitalik.eth.xyz', 'vitalik.eth.1.w3link.io'];
const JOINED = ['👉', '➡️', '-', '↔', '💸→💸', '・'].map((text) => `nick.eth${text}vitaIik.eth`);

it.each<Row>([
  ['ethereum:nick.eth?label=pay%20vitaIik.eth%20now', 'nick.eth', 'vitaIik.eth'],
  ...GATEWAY_HOSTS.flatMap((host): Row[] => [
    [`https://${host}/about`, host],
    [`https://x.io/?q=https%3A%2F%2F${host}%2F`, host],
    [`https://${host}/?ref=nick.eth`, host, 'nick.eth'],
  ]),
  // A link with an address or an identifier of another system.
  [`https://snapshot.box/#/s:vitaIik.eth/proposal/${HASH}`, 'vitaIik.eth'],
  [`https://ipfs.io/ipfs/${CID}/?to=vitaIik%252Eeth`, 'vitaIik.eth'],
  // Other text follows the name without a space.
  ...['¹', '②', '5m', 'Follow', 'ได้เลยนะ', 'ㅋㅋㅋㅋㅋ', 'ისთვის', 'пожалуйста'].map(
    (text): Row => [`vitaIik.eth${text}`, 'vitaIik.eth'],
  ),
  ...['RNETAMASK.ETH2h', 'RNETAMASK.ETHFollow'].map((text): Row => [text, 'RNETAMASK.ETH']),
  ['vitaIik.e\u200Bth谢谢你的帮助', 'vitaIik.e\u200Bth'],
  ...JOINED.map((text): Row => [text, text, 'nick.eth', 'vitaIik.eth']),
  // Names beside @ and after labels.
  ['关注@vitaIik.eth即可参加抽奖', 'vitaIik.eth'],
  ['hey@vitaIik.eth’s', 'vitaIik.eth'],
  ['nick.eth@vitaIik.eth谢谢你的帮助', 'nick.eth', 'vitaIik.eth'],
  ['联系vitaIik.eth@gmail.com', 'vitaIik.eth'],
  ['me@vitaIik.eth.limo', 'vitaIik.eth.limo'],
  ['@nick.eth和vitaIik.eth谢谢', 'nick.eth', 'vitaIik.eth'],
  ['@nick.eth–vitaIik.eth谢谢', 'nick.eth', 'vitaIik.eth'],
  ['ENS:nick.eth,vitaIik.eth', 'nick.eth', 'vitaIik.eth'],
  ['ENS:nick.eth+vitaIik.eth', 'nick.eth', 'vitaIik.eth'],
  ['Twitter:@foo,ENS:vitaIik.eth,TG:@foo', 'vitaIik.eth'],
  ['ENS:vitaIik.eth|Lens:foo', 'vitaIik.eth'],
  ['ENS:vitaIik.eth(主号)', 'vitaIik.eth'],
  ['did:ens:mainnet:vitaIik.eth', 'vitaIik.eth'],
  // A name is also read without the words before it.
  ['请把usdt转给vitaIik.eth谢谢', 'usdt转给vitaIik.eth', 'vitaIik.eth'],
  ['把0.5个eth转给vitaIik.eth', '0.5个eth转给vitaIik.eth', 'vitaIik.eth'],
  ['twitterにあるvitaIik.ethへ', 'twitterにあるvitaIik.eth', 'vitaIik.eth'],
  ['l’adresse d’vitaIik.eth', 'd’vitaIik.eth', 'vitaIik.eth'],
  ['送金先→vitaIik.eth', '送金先→vitaIik.eth', 'vitaIik.eth'],
  ['钱包•vitaIik.eth', '钱包•vitaIik.eth', 'vitaIik.eth'],
  ['エンジニア・vitaIik.eth', 'エンジニア・vitaIik.eth', 'vitaIik.eth'],
  ['me→vitaIik.eth', 'me→vitaIik.eth', 'vitaIik.eth'],
  ['metamask지갑vitaIik.eth로', 'metamask지갑vitaIik.eth', 'vitaIik.eth'],
  ['https://wa.me/?text=请转给vitaIik.eth', '请转给vitaIik.eth', 'vitaIik.eth'],
  ['https://x.com/abc请转给vitaIik.eth谢谢', 'abc请转给vitaIik.eth', 'vitaIik.eth'],
  // A host is read in lower case.
  ['https://x.com请转给vitaIik.eth谢谢', 'x.com请转给vitaiik.eth', 'vitaIik.eth'],
  // Hidden characters stay in a name.
  ...[
    'vitaIik.e\uFEFFth',
    'vita\uFEFFIik.eth',
    `vitaIik.e${'\u200B'.repeat(80)}th`,
    'vitaIik.e\u2800th',
    'vitaIik.et\uFFF9h',
    `vitaIik.eth${'\uFE0F'.repeat(300)}`,
  ].flatMap((name): Row[] => [
    [name, name],
    [`https://app.ens.domains/${name}`, name],
  ]),
])('finds the names in "see %j today"', (text, ...names) => {
  expect(listNames(findPieces(`see ${text} today`))).toEqual(names);
});

it.each(JOINED)('finds only one name in %s alone', (text) => {
  expect(listNames(findPieces(text))).toEqual([text]);
});
