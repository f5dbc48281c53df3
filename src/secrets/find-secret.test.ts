import { expect, it } from 'vitest';
import { MESSAGES } from '../messages/testing/sample-messages.ts';
import { findSecret } from './find-secret.ts';
import { PRIVATE_KEY as KEY, pickWords, WIF_KEY, WORD_LISTS } from './testing/phrases.ts';

const TWELVE = pickWords('english', 12);
const PHRASE = TWELVE.join(' ');

const HALVES = [TWELVE.slice(0, 6).join(' '), TWELVE.slice(6).join(' ')];

const replaceAt = (words: readonly string[], at: number, word: string) =>
  words.map((each, index) => (index === at ? word : each));

const group = (size: number, gap: string) =>
  KEY.match(new RegExp(`.{${size}}`, 'g'))?.join(gap) ?? '';

const toFullWidth = (text: string) =>
  text.replace(/[\da-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));

const listNumbers = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => from + at);

/** Extended private key of BIP-32: https://github.com/bitcoin/bips/blob/master/bip-0032.mediawiki#test-vector-1 */
const EXTENDED =
  'xprv9s21ZrQH143K3QTDL4LXw2F7HEK3wJUD2nW2nRk4stbPy6cq3jPPqjiChkVvvNKmPGJxWUtg6LnF5kejMRNNU3TGtRBeJgk33yuGBxrMPHi';

const encode = (text: string) =>
  text.replace(/./gsu, (character) => `%${Buffer.from(character).toString('hex')}`);

const KEY_FILE = JSON.stringify({
  version: 3,
  crypto: {
    cipher: 'aes-128-ctr',
    cipherparams: { iv: 'ab'.repeat(16) },
    ciphertext: 'ab'.repeat(20),
    kdf: 'scrypt',
    kdfparams: { dklen: 32, n: 262144, r: 8, p: 1 },
  },
});

it.each([
  ['capitals', `0X${KEY.toUpperCase()}`],
  ['a setting', `PRIVATE_KEY="0x${KEY}"`],
  ['hidden characters between the digits', [...KEY].join('\u200b')],
  ['full-width digits', toFullWidth(KEY)],
  ['a list in brackets', `[${KEY}, ${KEY}]`],
  ['brackets with words beside them', `key [${KEY}]`],
  ['a field of JSON', `{"keys":[${KEY}]}`],
  ['the text of a link in Markdown', `[0x${KEY}](x)`],
  ['a sentence that ends after a bracket', `[${KEY}]. Help`],
  ['bytes after 0x', `[0x${group(2, ', 0x')}]`],
  ['escaped bytes', `\\x${group(2, '\\x')}`],
  ['bytes before a word', `${group(2, ' ')} added`],
  ['lines of eight digits', group(8, '\n')],
  ['groups of four on two lines', group(4, ' ').replace(/^(.{39}) /, '$1\n')],
  ['lines of 60 digits before a word', `0x${KEY.replace(/^.{60}/, '$&\n')}\na friend`],
  ['wallet import format', WIF_KEY],
  ['a key of a test network', 'cMahea7zqjxrtgAbB7LSGbcQUr1uX1ojuat9jZodMN87JcbXMTcA'],
  ['an extended key', EXTENDED],
  ['an extended key on two lines', EXTENDED.replace(/^.{60}/, '$&\n')],
  ...[...'tuvyzUVYZ'].map((version) => [
    `an extended key: ${version}`,
    EXTENDED.replace('x', version),
  ]),
  ['a text about a hash', `my hash key 0x${KEY}`],
  ['the fragment of a link', `https://a.xyz/#key=${KEY}`],
  ['the path of a link', `https://a.xyz/import/0x${KEY}`],
  ['the user of a link', `https://${KEY}@a.xyz/`],
  ['the password of a link', `https://me:0x${KEY}@a.xyz/tx/0x${'ab'.repeat(32)}`],
  ['the host of a link', `https://${KEY}.a.xyz/tx/`],
  ['a link without a scheme', `a.xyz/?k=0x${KEY}`],
  ['the text of a link to a site', `[0x${KEY}](https://a.xyz)`],
  ['a title of Markdown', `[a](https://a.xyz "0x${KEY}")`],
  ['a query that looks like a hash', `https://a.xyz/?path=/tx/0x${KEY}`],
  ['a fragment that looks like a hash', `https://a.xyz/#/tx/0x${'ab'.repeat(32)}?k=${KEY}`],
  ['an encoded query', `https://a.xyz/%3Fk%3D${KEY}`],
  ['digits in a link that are encoded twice', `https://a.xyz/?k=${encode(encode(KEY))}`],
  ['decimal entities', KEY.replace(/./g, (digit) => `&#${digit.charCodeAt(0)};`)],
  ['hexadecimal entities', KEY.replace(/./g, (digit) => `&#x${encode(digit).slice(1)};`)],
  ['wallet import format in a link', `https://a.xyz/?k=${WIF_KEY}`],
  ['a key file', KEY_FILE],
  ['a key file on several lines', JSON.stringify(JSON.parse(KEY_FILE), null, 2)],
])('finds a private key in %s', async (_, text) => {
  expect(await findSecret(text)).toBe('private_key');
});

it.each([
  ['63 digits', KEY.slice(1)],
  ['65 digits', `${KEY}0`],
  ['66 digits in bytes', `${group(2, ' ')} 00`],
  ['three hashes of 32 digits', `${group(32, '\n')}\n${KEY.slice(32)}`],
  ['names of four digits', listNumbers(1000, 16).join('\n')],
  ['names of four hexadecimal digits', group(4, '\n')],
  ['dates', listNumbers(20240101, 8).join(' ')],
  ['numbers of two digits', listNumbers(10, 32).join(', ')],
  ['words of hexadecimal digits', Array(4).fill('dead beef cafe face').join(' ')],
  ['two IPv6 addresses', Array(2).fill('2001:0db8:85a3:0000:0000:8a2e:0370:7334').join('\n')],
  ['two UUIDs', Array(2).fill('123e4567-e89b-12d3-a456-426614174000').join(' ')],
  ['an address and an amount', `0xd8da6bf26964af9d7eed9e03e53415d37aa96045 1${'0'.repeat(23)}`],
  ['a link', `https://etherscan.io/tx/0x${KEY}`],
  ['a link without a scheme', `etherscan.io/tx/0x${KEY}`],
  ['a link in Markdown', `[transaction](https://etherscan.io/tx/0x${KEY})`],
  ['the link of a block', `https://etherscan.io/block/0x${KEY}?tab=1#top`],
  ['a link of an application', `https://snapshot.org/#/a.eth/proposal/0x${KEY}`],
  [
    'an encoded link of a transaction',
    `https://a.xyz/?u=${encodeURIComponent(`https://etherscan.io/tx/0x${KEY}`)}`,
  ],
  ['a hash that is called one', `Tx: 0x${KEY}, transaction hash \`0x${KEY}\``],
  ['a hash on the line after its title', `Transaction Hash:\n0x${KEY}`],
  ['a hash alone', `Hash: 0x${KEY}`],
  ['a padded address', `0x${'d8da6bf26964af9d7eed9e03e53415d37aa96045'.padStart(64, '0')}`],
  ['the digest of an image', `FROM ghcr.io/a/b@sha256:${KEY}`],
  ['a link of Swarm', `bzz://${KEY}/index.html`],
  ['the link of an unknown label', `https://app.ens.domains/[${KEY}].eth`],
  ['the encoded link of an unknown label', `https://app.ens.domains/%5B${KEY}%5D.eth`],
  ['an unknown label', `[${KEY}].eth`],
  ['an unknown label after 0x', `[0x${KEY}].eth`],
  ['two unknown labels', `a.[${KEY}].[${KEY}]`],
  ['a wrong checksum', WIF_KEY.replace('TJ', 'TK')],
  ['an extended public key', EXTENDED.replace('xprv', 'xpub')],
  ...['crypto', 'ciphertext', 'kdf'].map((property) => [
    `JSON of a key file without ${property}`,
    KEY_FILE.replace(`"${property}"`, '"other"'),
  ]),
  ['other JSON', '{"crypto":{"market":"ETH","kdf":"none"},"names":["alice.eth","carol.eth"]}'],
])('finds no secret in %s', async (_, text) => {
  expect(await findSecret(text)).toBeNull();
});

it.each([
  ['numbers', TWELVE.map((word, at) => `${at + 1}. ${word}`).join(' ')],
  ['numbers without spaces', TWELVE.map((word, at) => `${at + 1}.${word}`).join('\n')],
  ['numbers before them', TWELVE.map((word, at) => `${at + 1}${word}`).join('\n')],
  ['keycap emoji', TWELVE.map((word, at) => `${at + 1}\ufe0f\u20e3 ${word}`).join(' ')],
  ['ordinals', TWELVE.map((word, at) => `${at + 1}th ${word}`).join(' ')],
  ['letters with brackets', TWELVE.map((word, at) => `${'abcdefghijkl'[at]}) ${word}`).join(' ')],
  ['letters with dots', TWELVE.map((word, at) => `${'abcdefghijkl'[at]}.${word}`).join('\n')],
  ['checked boxes', TWELVE.map((word) => `[x] ${word}`).join('\n')],
  ['escapes in a link that are encoded twice', `https://a.xyz/?seed=${TWELVE.join('%2520')}`],
  ['encoded letters', `https://a.xyz/?seed=${encode(PHRASE)}`],
  ['slashes in a link', `https://a.xyz/${TWELVE.join('/')}`],
  ['hyphens in a fragment', `https://a.xyz/#${TWELVE.join('-')}`],
  ['dots in the host of a link', `https://${TWELVE.join('.')}.a.xyz/`],
  ['decimal entities', TWELVE.join('&#32;')],
  ['tags', TWELVE.map((word) => `<li>${word}</li>`).join('')],
  ['tags on lines', TWELVE.map((word, at) => `<td>${at}</td><td>${word}</td>`).join('\n')],
  ['entities', TWELVE.join('&nbsp;')],
  ['keys of JSON', `{${TWELVE.map((word, at) => `"w${at + 1}":"${word}"`).join(',')}}`],
  ['keys of JSON on lines', TWELVE.map((word) => `"item": "${word}",`).join('\n')],
  ['times', TWELVE.map((word) => `[2024-01-01T10:00:10Z] ${word}`).join('\n')],
  ['three words on a line', PHRASE.replace(/((?:\S+ ){2}\S+) /g, '$1\n')],
  ['quotes', JSON.stringify(TWELVE)],
  ...['  1.', ' 1.', '\t1.', '- 1.', '#1.', '(1).', '1 .', '1.', '01.', 'a.'].map((start) => [
    `lines that start with ${JSON.stringify(start)}`,
    TWELVE.map((word, at) => start.replace('1', String(at + 1)) + word).join('\n'),
  ]),
  ['a file name before two lines', `seed.txt: ${HALVES.join('\n')}`],
  ['a site between two lines', HALVES.join(' (ledger.com)\n')],
  ['a sentence without a space after it', HALVES.join('.Please help\n')],
  ['full-width letters', toFullWidth(PHRASE)],
  ['hidden characters inside words', PHRASE.replace(/(?<=\w)(?=\w)/g, '\u200b')],
  ['no accents', pickWords('spanish', 12).join(' ').normalize('NFD').replace(/\p{M}/gu, '')],
  ['escapes of JSON', JSON.stringify(TWELVE.join('\n'))],
  ['a message', `my seed is ${PHRASE}. Can you help?`],
  ['a message with 24 words', `my seed phrase: ${pickWords('english', 24).join(' ')} thank you`],
  ['48 words, which are two phrases', pickWords('english', 48).join(' ')],
  ['eleven words', TWELVE.slice(1).join(' ')],
  ['one word eleven times', `${'abandon '.repeat(11)}about`],
  ['a name before it', `alice.eth\n${TWELVE.join('\n')}`],
])('finds a phrase with %s', async (_, text) => {
  expect(await findSecret(text)).toBe('seed_phrase');
});

it.each([
  ['ten words', TWELVE.slice(2).join(' ')],
  ['49 words', pickWords('english', 49).join(' ')],
  ['two wrong words', replaceAt(replaceAt(TWELVE, 3, 'qqqqq'), 8, 'wwwww').join(' ')],
  ['words of two languages', [...pickWords('english', 6), ...pickWords('japanese', 6)].join(' ')],
  ['names', TWELVE.map((word) => `${word}.eth`).join('\n')],
  ['numbered names', TWELVE.map((_, at) => `${at + 1}.box`).join('\n')],
  ['names of one letter', TWELVE.map((_, at) => `${'abcdefghijkl'[at]}.box`).join('\n')],
  ['names and words', TWELVE.map((word) => `${word}.eth ${word}`).join('\n')],
  ['names in JSON', TWELVE.map((word) => `{"name": "${word}.eth", "note": "${word}"}`).join('\n')],
  ['names in columns', TWELVE.map((word) => `${word}.eth\t${word}`).join('\n')],
  ['names in one line', TWELVE.map((word) => `${word}.eth`).join(', ')],
  ['a dictionary', WORD_LISTS.english?.join('\n') ?? ''],
  ['a dictionary in one line', WORD_LISTS.english?.join(' ') ?? ''],
  ['an empty text', ''],
])('finds no phrase in %s', async (_, text) => {
  expect(await findSecret(text)).toBeNull();
});

// Most words of the English, Spanish and French lists are ordinary words.
it.each([
  'Before you send money to somebody you should always make sure that the name is really the one that you know.',
  'I will pay you back this month, thank you very much for your help today',
  'Buy some food and fruit at the market, then call your brother about the ticket',
  'This is the only wallet that I can still use, so please confirm the name again before you send any coin or token',
  'Thank you so much, the party was great and the kids will never forget that amazing clown',
  'Necesito dinero para comprar comida hoy, por favor envíalo a mi cuenta antes de la noche',
  'Peux-tu envoyer un peu d’argent à mon ami demain matin avant son départ pour la plage',
  'Domani mattina andiamo al mercato per comprare pane, latte, frutta e un regalo per la nonna',
  'Você pode enviar o dinheiro para minha conta hoje à noite, por favor, obrigado',
  'Zítra ráno pojedeme s rodinou na chatu k rybníku a večer bude oheň a kytara',
  'あした の あさ いっしょ に えき まで いきましょう それから ごはん を たべる',
  '今天请把钱转到我的钱包里，谢谢你的帮助，我们明天再联系',
  '今天請把錢轉到我的錢包裡，謝謝你的幫助，我們明天再聯絡',
  '내일 아침 친구 와 함께 시장 에서 과일 과 고기 를 사고 저녁 에 가족 과 식사',
])('finds no phrase in the sentence %j', async (text) => {
  expect(await findSecret(text)).toBeNull();
});

it('finds no phrase in messages of twelve languages', async () => {
  const found = await Promise.all(
    MESSAGES.map(async ({ text }) => [await findSecret(text), text] as const),
  );
  // A hash outside a link can be a private key.
  expect(found.filter(([kind, text]) => kind && !/(?<!\/)0x[\da-f]{64}/u.test(text))).toEqual([]);
});

it('finds the key in a text with a phrase and a key', async () => {
  expect(await findSecret(`${PHRASE} ${KEY}`)).toBe('private_key');
});
