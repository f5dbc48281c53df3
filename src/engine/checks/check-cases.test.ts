// Tests every message, for each level, check, status and reason.

import { describe, expect, test } from 'vitest';
import {
  CHECK_CODES,
  type CheckCode,
  type CheckStatus,
  type GenericCheckResult,
} from '../../contract/checks.ts';
import { findResult, inspectGrapheme, inspectName, inspector } from '../testing/test-inspector.ts';
import { UNKNOWN } from '../testing/unknown-label-example.ts';

/** Maps a check and its status to messages, and each message to the texts that get it. */
type Messages = Partial<Record<`${CheckCode} ${CheckStatus}`, Record<string, string | string[]>>>;

const GRAPHEME_MESSAGES: Messages = {
  'normalized pass': { 'Valid ENS spelling: ENSIP-15 accepts this character unchanged.': 'a' },
  'normalized alert': {
    'ENSIP-15 replaces “A” (U+0041) with “a”.': 'A',
    'ENSIP-15 removes soft hyphen (U+00AD).': '\u00ad',
    'ENSIP-15 rejects “?” (U+003F).': '?',
  },
  'invisible pass': { 'This character is visible.': 'a' },
  'invisible alert': {
    'Hidden character: zero-width joiner (U+200D).': '\u200d',
    'Hidden character: U+2800.': '\u2800',
    'Hidden character: U+13441.': '\u{13441}',
  },
  'confusables pass': {
    'This character is not easily mistaken for another.': 'a',
    'This character is rarely mistaken for the characters that look like it.': '®',
  },
  'confusables skip': { 'Not checked, because this character is not normalized.': 'Ö' },
  'confusables warn': {
    '“é” (U+00E9) can be mistaken for “e”.': 'é',
    '“カ” (U+30AB) can be mistaken for other characters.': 'カ',
  },
  'typing_difficulty pass': { 'This character is on a standard Latin keyboard.': 'a' },
  'typing_difficulty warn': {
    'Not on a standard Latin keyboard: “é” (U+00E9).': 'é',
    'Not on a standard Latin keyboard: “◌\u0301” (U+0301).': '\u0301',
  },
  'font_support pass': { 'The default fonts of common systems include this character.': 'a' },
  'font_support warn': { 'Many systems have no font for “🫐” (U+1FAD0).': '🫐' },
  'font_support skip': { 'It is not known how many systems have a font for “🫩” (U+1FAE9).': '🫩' },
};

const LABEL_MESSAGES: Messages = {
  'normalized pass': { 'Valid ENS spelling: ENSIP-15 accepts this label unchanged.': 'nick' },
  'normalized skip': { 'Only the hash of this label is known, so this can’t be checked.': UNKNOWN },
  'normalized alert': {
    'ENS changes this label to “nick”.': 'NICK',
    'ENSIP-15 rejects this label, because it is empty.': '',
    'ENSIP-15 rejects this label.': 'a b',
  },
  'invisible pass': { 'This label has no hidden characters.': ['nick', UNKNOWN] },
  'invisible alert': { 'Hidden character: zero-width joiner (U+200D).': 'ni\u200dck' },
  'mixed_scripts pass': {
    'The characters of this label share a script.': 'nick café 日本のカタカナ 漢ㄅ x\u0338y'.split(
      ' ',
    ),
    'This label mixes scripts that are commonly written together: Latin and Hangul.': 'k드라마',
    'This label mixes scripts that are commonly written together: Latin and Han.': 'timi王者荣耀',
  },
  'mixed_scripts skip': {
    'Only the hash of this label is known, so this can’t be checked.': UNKNOWN,
  },
  'mixed_scripts info': {
    'Among the Latin letters of this label, “ξ” (U+03BE) is the symbol of ether.': 'mitchξll',
    'Among the Latin letters of this label, “π” (U+03C0) is the number pi.': 'eiπ-1',
  },
  'mixed_scripts warn': {
    'This label mixes scripts: Latin and Greek.': 'jusπn',
    'This label mixes scripts: Cyrillic and Hiragana or Katakana.': 'жー',
    'This label mixes scripts: Latin and Han.': 'café王',
  },
  'unknown_label pass': { 'The text of this label is known.': 'nick' },
  'unknown_label alert': {
    'Only the hash of this label is known. Its text could be anything.': UNKNOWN,
  },
  'typing_difficulty pass': {
    'Every character of this label is on a standard Latin keyboard.': 'nick',
  },
  'typing_difficulty info': { 'Not on a standard Latin keyboard: “é” (U+00E9).': 'é' },
  'namewrapper_compatible pass': { 'The NameWrapper can wrap this label.': 'nick' },
  'namewrapper_compatible skip': {
    'Only the hash of this label is known, so this can’t be checked.': UNKNOWN,
  },
  'namewrapper_compatible info': {
    'The NameWrapper accepts labels of at most 255 bytes. This label has 256.': 'é'.repeat(128),
  },
  'font_support pass': {
    'The default fonts of common systems include every character of this label.': ['nick', UNKNOWN],
  },
  'font_support info': { 'Many systems have no font for “🫐” (U+1FAD0).': '🫐' },
  'font_support skip': { 'It is not known how many systems have a font for “🫩” (U+1FAE9).': '🫩' },
  'punycode_compatible_label pass': {
    'This label can be written in DNS. It has 4 of at most 63 characters.': 'nick',
  },
  'punycode_compatible_label skip': {
    'Only the hash of this label is known, so this can’t be checked.': UNKNOWN,
  },
  'punycode_compatible_label info': {
    'This label is empty.': '',
    'This label has capital letters, which DNS treats as lower case.': 'A',
    'This label already starts with “xn--”, the prefix of an encoded label.': 'xn--a',
    'This label has hyphens in positions 3 and 4, which DNS reserves for encoded labels.': 'ab--c',
    'This label has characters that DNS host names do not allow.': 'a_b',
    'This label is longer than 63 characters when encoded.': 'a'.repeat(64),
  },
  'confusables pass': {
    'This label has no characters that are easily mistaken for others.': [
      'nick',
      'vitalik',
      '_a$b',
      'жжж',
      '한국어',
      '',
      UNKNOWN,
    ],
  },
  'confusables skip': {
    'Not fully checked, because some characters are not normalized: “Ö” (U+00D6).': 'Öl',
    'Not fully checked, because some characters are not normalized: “N” (U+004E), “I” (U+0049), “C” (U+0043) and 1 more.':
      'NICK',
  },
  'confusables info': {
    'These characters can be mistaken for others, but are ordinary in this spelling: “а” (U+0430), “в” (U+0432), “т” (U+0442) and 2 more.':
      'автор',
    'These characters can be mistaken for others, but are ordinary in this spelling: “👨\u200d👩\u200d👦” (U+1F468 U+200D U+1F469 U+200D …, 5 characters).':
      '👨‍👩‍👦',
    'These characters can be mistaken for others, but are ordinary in this spelling: “👍” (U+1F44D).':
      ['fox👍', '👍_'],
    'These characters can be mistaken for others, but are ordinary in this spelling: “ñ” (U+00F1).':
      'jalapeño',
  },
  'confusables warn': {
    'This label has characters that can be mistaken for others: “ì” (U+00EC).': ['nìck', 'ìÖ'],
    'ENSIP-15 does not allow the characters of this label together.': 'זa',
    'The spelling of this label is unusual. It can be read entirely as Latin letters or digits: “ѕ” (U+0455), “к” (U+043A), “у” (U+0443) and 2 more.':
      'ѕкуре',
    'The spelling of this label is unusual. Its characters look the same as the usual spelling “मो”: “माे” (U+092E U+093E U+0947).':
      'माेर',
    'The spelling of this label is unusual. It has characters that look like others in this position: “丁” (U+4E01).':
      '丁est',
    'The spelling of this label is unusual. It mixes letters of several scripts: “j” (U+006A), “u” (U+0075), “s” (U+0073) and 2 more.':
      'jusπn',
    'The spelling of this label is unusual. It has letters that no alphabet we know combines with the others: “ѕ” (U+0455).':
      'кеуьаѕе',
    'The spelling of this label is unusual. It has letters that look like digits, or digits that look like letters: “ဝ” (U+101D).':
      'ဝ၀၁',
    'The spelling of this label is unusual. It mixes digits of several numeral systems: “၁” (U+1041) and “႑” (U+1091).':
      '၁႑',
    'The spelling of this label is unusual. It has signs that look like letters: “®” (U+00AE).':
      'bill®smith',
    'This label has characters that can be mistaken for others: “ก̃” (U+0E01 U+0303).': 'ก̃',
    'The spelling of this label is unusual. It has letters that no modern language we know uses: “ㄧ” (U+3127).':
      'ㄧ猫',
  },
};

const NAME_MESSAGES: Messages = {
  'invisible pass': {
    'This name has no hidden characters.': ['nick.eth', '👨‍👩‍👧.eth', '\u{13080}\u{13443}.eth'],
  },
  'invisible alert': {
    'Hidden character: zero-width joiner (U+200D).': 'ni\u200dck.eth',
    'Hidden character: space (U+0020).': 'ni ck.eth',
    'Hidden character: U+000A.': 'nick.eth\n',
    'Hidden character: U+13441.': ['\u{13080}\u{13441}.eth', '\u{13441}.eth'],
    'Hidden character: U+13442.': '\u{13080}\u{13442}\u{13080}.eth',
  },
  'normalized pass': {
    'Valid ENS spelling: ENSIP-15 accepts this name unchanged.': ['', 'nick.eth'],
  },
  'normalized skip': {
    'A label is known only by its hash, so this can’t be checked.': `${UNKNOWN}.eth`,
  },
  'normalized alert': {
    'ENS changes the label “NICK” to “nick”.': 'NICK.eth',
    'Not valid ENS spelling: ENSIP-15 rejects an empty label.': '.eth',
    'ENS changes the label “A” to “a”, and 2 more.': 'A.B.C',
    'ENS changes the label “A” to “a”.': `A.${UNKNOWN}`,
    'Not valid ENS spelling: ENSIP-15 rejects the label “a?b”, and changes 1 more.': [
      'a?b.NICK.eth',
      'NICK.a?b.eth',
    ],
    'Not valid ENS spelling: ENSIP-15 rejects the label “a?b” and 1 more, and changes 2 more.':
      'A.a?b.c?d.E',
  },
  'mixed_scripts pass': {
    'Each label of this name has one script, or scripts that are commonly written together.':
      'nick.eth 日本のカタカナ.eth 한국語.eth nick.жук timi王者荣耀.eth'.split(' '),
  },
  'mixed_scripts skip': {
    'Not fully checked, because a label is known only by its hash.': `${UNKNOWN}.eth`,
  },
  'mixed_scripts info': {
    'Among the Latin letters of “mitchξll”, “ξ” (U+03BE) is the symbol of ether.': 'mitchξll.eth',
  },
  'mixed_scripts warn': {
    'The label “jusπn” mixes scripts: Latin and Greek.': 'jusπn.eth',
  },
  'confusables pass': {
    'This name has no characters that are easily mistaken for others.': [
      'nick.eth',
      'a_b$c-0.eth',
      'жжж.eth',
    ],
  },
  'confusables skip': {
    'Not fully checked, because some characters are not normalized: “Ö” (U+00D6).': 'Öl.eth',
  },
  'confusables info': {
    'These characters can be mistaken for others, but are ordinary in this spelling: “а” (U+0430), “в” (U+0432), “т” (U+0442) and 2 more.':
      'автор.eth',
  },
  'confusables warn': {
    'This name has characters that can be mistaken for others: “ì” (U+00EC).': [
      'nìck.eth',
      'Öl.nìck.eth',
    ],
    'ENSIP-15 does not allow the characters of this name together.': 'זa.eth',
    'The spelling of this name is unusual. It has characters that look like others in this position: “丁” (U+4E01).':
      'vitalik.丁est.eth',
  },
  'unknown_label pass': {
    'The text of every label is known.': ['nick.eth', '[5d].eth', `${UNKNOWN.toUpperCase()}.eth`],
  },
  'unknown_label alert': {
    'One label is known only by its hash. Its text could be anything.': `${UNKNOWN}.eth`,
    '2 labels are known only by their hashes. Their text could be anything.': `${UNKNOWN}.${UNKNOWN}`,
  },
  'typing_difficulty pass': {
    'Every character of this name is on a standard Latin keyboard.': ['nick.eth', 'nick-1_$.eth'],
  },
  'typing_difficulty info': {
    'Not on a standard Latin keyboard: “é” (U+00E9).': ['é.eth', 'A: b/é.eth'],
    'On a standard Latin keyboard, but not used in ENS names: “A” (U+0041), “:” (U+003A) and space (U+0020).':
      'A: b.eth',
  },
  'impersonation_risk pass': {
    'This is spelled exactly like the known name of Nick Johnson.': 'nick.eth',
    'ENS changes this to “nick.eth”, the known name of Nick Johnson.': 'NICK.eth',
    'Under “eth”, this is “nick.eth”, the known name of Nick Johnson.': 'nick',
    'This is a subname of “nick.eth”, the known name of Nick Johnson.': 'pay.nick.eth',
    'This is spelled exactly like a name that you trust.': 'zigzagger.eth',
    'This is a subname of “zigzagger.eth”, a name that you trust.': 'pay.zigzagger.eth',
    'This name does not imitate a known name or look like a different one.': [
      'canoe.eth',
      'любовь.eth',
    ],
    // These names have a perceived form, so they look like a different name.
    'This name does not imitate a known name.': ['hello.café', 'kjær.eth', 'бабло.eth'],
  },
  'impersonation_risk skip': {
    'A label is known only by its hash, so this can’t be checked.': `canoé.${UNKNOWN}`,
    'A label of this name has no canonical form, so this can’t be checked.': [
      'дa.eth',
      'a..eth',
      '\u00ad.eth',
    ],
  },
  'impersonation_risk info': {
    'ENS changes this name to “foo.eth”, which reads the same.': 'Foo.eth',
    'At a glance, this can be mistaken for “🧑.eth”: “👨🏻” (U+1F468 U+1F3FB) reads as “🧑”.':
      '👨🏻.eth',
    '“nick” is known as “nick.eth”. This is a different name.': 'nick.com',
    '“nike” is a name of Nike (no ENS name of Nike is known).': 'nike.evil.eth',
    'This name may be mistaken for an address: it looks like a hexadecimal number.': '0x123456.eth',
    'This name reads like “canoe.eth”, which is another name: “é” (U+00E9) reads as “e”.':
      'canoé.eth',
    'Some apps show labels of this name in the order “גד”, then “אב”. Their real order is “אב”, then “גד”.':
      'אב.גד.eth',
    'Some apps show labels of this name in the order “ג”, then “2”, then “ב”, then “1”. Their real order is “א”, then “1”, then “ב”, then “2”.':
      'x.א.1.ב.2.ג.y.eth',
    'Some apps mix up the labels of this name, because some are written from right to left.':
      'ع٣.٤ل.eth',
  },
  'impersonation_risk warn': {
    'At a glance, this can be mistaken for “girl.eth”: “î” (U+00EE) reads as “i”.': 'gîrl.eth',
    'At a glance, this can be mistaken for “ab.girl.nick.eth”: “î” (U+00EE) reads as “i”.':
      'ab.gîrl.nick.eth',
    'This name is close to “metamask.eth”: a hyphen is added.': 'meta-mask.eth',
    'This name uses the name of “metamask.eth”: “help” is added to “metamask”.':
      'metamask-help.eth',
    'This name is close to “zigzagger.eth”, a name that you trust: “s” is added.': 'zigzaggers.eth',
    'This name uses the name of “vitalik.eth”: “vitalik.eth” is only part of this name, which belongs to the owner of “claim.eth”.':
      'vitalik.eth.claim.eth',
    'This name poses as an address: it looks like a shortened Ethereum address.': [
      '0xd8da-6o45.eth',
      '0xd8da-6045',
    ],
    'At a glance, this can be mistaken for “girl”: “î” (U+00EE) reads as “i”.': 'gîrl',
    'This name uses the name of “metamask.eth”: “ë” (U+00EB) reads as “e”, “à” (U+00E0) reads as “a”; “dao” is added to “metamask”.':
      'mëtàmaskdao.eth',
  },
  'impersonation_risk alert': {
    'This name imitates “metamask.eth”: “rn” reads as “m”.': 'rnetamask.eth',
    'This name poses as an address: it looks like an Ethereum address.': `0x${'1234567890'.repeat(4)}.eth`,
    'This name imitates “nick.eth”: “ì” (U+00EC) reads as “i”.': ['nìck.eth', `nìck.${UNKNOWN}`],
    'This is an Ethereum address, not a name.': `0x${'1234567890'.repeat(4)}`,
    'This name imitates “metamask.eth”: “rn” reads as “m” in “rnetamask”, under “base.eth”.':
      'rnetamask.base.eth',
    'This name imitates “vitalik.eth”: “I” (U+0049) reads as “l” in “vitaIik”.': 'pay.vitaIik.eth',
  },
  'decentralized_name pass': {
    'The owner of another name does not control this name.': ['', 'eth', 'nick.eth'],
  },
  'decentralized_name info': {
    'This is a subname of “nick.eth”, whose owner may control it.': ['a.nick.eth', 'b.a.nick.eth'],
    'This name is not decentralized: it depends on the DNS top-level domain “com”.': [
      'nick.com',
      'a.hello.com',
    ],
    'This name may not be decentralized: it is not “eth” or a name directly under it.': [
      'nick.reverse',
      'etn',
    ],
    'This name was issued by Base.': 'me.base.eth',
    'This is a subname of “base.eth”, whose owner may control it.': 'pay.me.base.eth',
    'This name was issued by Coinbase.': 'me.cb.id',
    'This is a web address at the gateway eth.limo, not a name that someone owns.':
      'vitalik.eth.limo',
  },
  'decentralized_name warn': {
    '“.nowhere” is not part of ENS; it belongs to no naming system that we know.': 'nick.nowhere',
    '“.sol” is not part of ENS; it belongs to Solana’s name service.': ['nick.SOL', 'nick.sol'],
    '“.x” is not part of ENS; it belongs to Unstoppable Domains.': `${UNKNOWN}.x`,
    '“.s!ol” is not part of ENS; it belongs to no naming system that we know.': 'nick.s!ol',
    'This name ends in “.etn”, not “.eth”: “a.vitalik.eth” was probably meant.': 'a.vitalik.etn',
    'This name ends in “.eth‹U+000A›”, not “.eth”: “nick.eth” was probably meant.': 'nick.eth\n',
  },
  'namewrapper_compatible pass': {
    'The NameWrapper can wrap every label of this name.': 'nick.eth',
  },
  'namewrapper_compatible skip': {
    'Not fully checked, because a label is known only by its hash.': `${UNKNOWN}.eth`,
  },
  'namewrapper_compatible info': {
    'The NameWrapper accepts labels of at most 255 bytes. “éééééééééééééééééééééééééééééééééééééééé…” has 256.': `${'é'.repeat(128)}.eth`,
  },
  'font_support pass': {
    'The default fonts of common systems include every character of this name.': [
      'nick.eth',
      'nick👍.eth',
    ],
  },
  'font_support info': { 'Many systems have no font for “🫐” (U+1FAD0).': '🫐.eth' },
  'font_support skip': {
    'It is not known how many systems have a font for “🫩” (U+1FAE9).': '🫩.eth',
  },
  'punycode_compatible_name pass': { 'This name can be written in DNS.': ['nick.eth', '-é-.eth'] },
  'punycode_compatible_name skip': {
    'A label is known only by its hash, so this can’t be checked.': `a_b.${UNKNOWN}`,
  },
  'punycode_compatible_name info': {
    'The label “a_b” has characters that DNS host names do not allow.': 'a_b.eth',
    'A label is empty.': ['a..eth', 'ééééé.'.repeat(33)],
    'DNS allows at most 253 characters. This name has 423 when encoded.': `${'日本語だよ.'.repeat(20)}eth`,
  },
  'namewrapper_fuses skip': {
    'Not checked, because fuses are stored on the blockchain, which was not read.': 'nick.eth',
  },
  'uninspected alert': {
    'Not inspected: this name has 201 characters. The limit is 200.': 'a'.repeat(201),
  },
};

const watching = inspector.withWatchlist({ watchlist: ['zigzagger.eth'] });

const LEVELS: [string, Messages, (text: string) => readonly GenericCheckResult[] | undefined][] = [
  ['grapheme', GRAPHEME_MESSAGES, (text) => inspectGrapheme(text).checks],
  ['label', LABEL_MESSAGES, (text) => inspectName(`${text}.eth`).labels?.[0]?.checks],
  ['name', NAME_MESSAGES, (text) => inspectName(text, watching).checks],
];

describe.each(LEVELS)('of a %s', (_, messages, inspect) => {
  const cases = Object.entries(messages).flatMap(([key, byMessage]) => {
    const [check, status] = key.split(' ') as [CheckCode, CheckStatus];
    return Object.entries(byMessage).flatMap(([message, texts]) =>
      [texts].flat().map((text) => ({ check, status, text, message })),
    );
  });

  test.each(cases)('$check of $text is $status: $message', ({ check, status, text, message }) => {
    expect(findResult(inspect(text), check)).toEqual([status, message]);
  });

  test('every check of this level, and no other, has cases', () => {
    const results = inspect('a') ?? [];
    // Reports show this check only if it fails.
    const shown = cases.filter(({ check }) => check !== 'uninspected');
    const listCodes = (checks: readonly { check: CheckCode }[]) =>
      CHECK_CODES.filter((code) => checks.some(({ check }) => check === code));
    expect(listCodes(results)).toEqual(listCodes(shown));
  });
});

test.each([
  [2, 'No problem found', 'Only the text of this % was checked, not its owner or its address.'],
  [3, 'Some risk', 'Check the findings before you rely on this %.'],
  [4, 'High risk', 'We advise against relying on this %.'],
])('the title and subtitle of rating %d', (rating, title, subtitle) => {
  const text = ['a', 'ỳ', 'A'][rating - 2] ?? '';
  const name = inspectName(`${text}.eth`);
  const reports = { grapheme: inspectGrapheme(text), name, label: name.labels?.[0] };
  for (const [kind, report] of Object.entries(reports)) {
    expect(report).toMatchObject({ rating, title, subtitle: subtitle.replace('%', kind) });
  }
});

test.each<[name: string, risk: object | null]>([
  ['vitalik.eth', null],
  ['\ud800.eth', null],
  ['NICK.eth', { code: 'labels_changed', args: { label: 'NICK', form: 'nick', more: 0 } }],
  ['hello.sol', { code: 'outside_ens', args: { ending: 'sol', system: expect.any(String) } }],
])('explainRisk explains the highest risk of %j as data', (name, risk) => {
  expect(inspector.explainRisk(name)).toEqual(risk);
});
