// Tests every message about names, for each check, status and reason.

import { expect, test } from 'vitest';
import { findResult } from '../testing/find-result.ts';
import { listMessageCases, type Messages } from '../testing/list-message-cases.ts';
import { inspectGrapheme, inspectName, inspector } from '../testing/test-inspector.ts';
import { UNKNOWN } from '../testing/unknown-label-example.ts';

const watching = inspector.withWatchlist({ watchlist: ['zigzagger.eth'] });

const MESSAGES: Messages = {
  'invisible pass': {
    'This name has no hidden characters.': ['nick.eth', '👨‍👩‍👧.eth', '\u{13080}\u{13443}.eth'],
  },
  'invisible alert': {
    'Hidden character: zero-width joiner (U+200D).': 'ni\u200dck.eth',
    'Hidden character: space (U+0020).': 'ni ck.eth',
    'Hidden character: U+3164.': 'ni\u3164ck.eth',
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
    'Not valid ENS spelling: ENSIP-15 rejects or changes an empty label.': '.eth',
    'ENS changes the label “A” to “a”, and 2 more.': 'A.B.C',
    'ENS changes the label “A” to “a”.': `A.${UNKNOWN}`,
    'Not valid ENS spelling: ENSIP-15 rejects or changes the label “a?b” and 1 more.':
      'a?b.NICK.eth',
    'ENS changes the label “Eth” to “eth”.': `${UNKNOWN}.Eth`,
  },
  'mixed_scripts pass': {
    'Each label of this name has one script, or scripts that are commonly written together.': [
      'nick.eth',
      '日本のカタカナ.eth',
      '한국語.eth',
      'nick.жук',
      'timi王者荣耀.eth',
    ],
  },
  'mixed_scripts skip': {
    'Not fully checked, because a label is known only by its hash.': `${UNKNOWN}.eth`,
  },
  'mixed_scripts info': {
    'Among the Latin letters of “mitchξll”, “ξ” (U+03BE) is the symbol of ether.': 'mitchξll.eth',
  },
  'mixed_scripts warn': {
    'The label “jusπn” mixes scripts: Latin and Greek.': 'jusπn.eth',
    'The label “nжick” mixes scripts: Latin and Cyrillic.': 'nжick.eth',
    'The label “カタ한” mixes scripts: Katakana and Hangul.': 'カタ한.eth',
  },
  'confusables pass': {
    'This name has no characters that are easily mistaken for others.': [
      'nick.eth',
      'a_b$c-0.eth',
      'жжж.eth',
    ],
  },
  'confusables skip': {
    'Not fully checked, because ENSIP-15 does not allow “Ö” (U+00D6).': 'Öl.eth',
  },
  'confusables info': {
    'These characters can be mistaken for others, but are ordinary in this spelling: “а” (U+0430), “в” (U+0432), “т” (U+0442) and 2 more.':
      'автор.eth',
  },
  'confusables warn': {
    'This name has characters that can be mistaken for others: “ì” (U+00EC).': [
      'vitalìk.eth',
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
    'Not on a standard Latin keyboard: “👍” (U+1F44D).': '👍.eth',
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
      'hello.café',
      'любовь.eth',
    ],
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
    'This name may be mistaken for an address: it looks like a hexadecimal number.': '0x123456.eth',
    'This name reads like “canoe.eth”, which is another name: “é” (U+00E9) reads as “e”.':
      'canoé.eth',
    'This name reads like “strasse.eth”, which is another name: “ß” (U+00DF) reads as “ss”.':
      'straße.eth',
    'Some apps show labels of this name in the order “גד”, then “אב”. Their real order is “אב”, then “גד”.':
      'אב.גד.eth',
    'Some apps show labels of this name in the order “ג”, then “2”, then “ב”, then “1”. Their real order is “א”, then “1”, then “ב”, then “2”.':
      'x.א.1.ב.2.ג.y.eth',
    'Some apps mix up the labels of this name, because some are written from right to left.':
      'ع٣.٤ل.eth',
  },
  'impersonation_risk warn': {
    'At a glance, this can be mistaken for “girl.eth”: “î” (U+00EE) reads as “i”.': 'gîrl.eth',
    'At a glance, this can be mistaken for “a.girl.eth”: “î” (U+00EE) reads as “i”.': 'a.gîrl.eth',
    'At a glance, this can be mistaken for “ab.girl.nick.eth”: “î” (U+00EE) reads as “i”.':
      'ab.gîrl.nick.eth',
    'This name is close to “metamask.eth”: a hyphen is added.': 'meta-mask.eth',
    'This name is close to “metamask.eth”: “3” reads as “e”.': 'm3tamask.eth',
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
    'This name poses as an address: it looks like an Ethereum address without its “0x”; “o” reads as “0”.':
      'd8da6bf26964af9d7eed9eo3e53415d37aa96045',
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
    'This name ends in “.etn”, not “.eth”: “vitalik.eth” was probably meant.': 'vitalik.etn',
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
  'font_support info': {
    'Many systems have no font for “🫐” (U+1FAD0).': '🫐.eth',
  },
  'font_support skip': {
    'It is not known how many systems have a font for “🫩” (U+1FAE9).': '🫩.eth',
  },
  'punycode_compatible_name pass': {
    'This name can be written in DNS.': ['nick.eth', '-é-.eth'],
  },
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

test.each(listMessageCases(MESSAGES))(
  '$check of the name $text is $status: $message',
  ({ check, status, text, message }) => {
    expect(findResult(inspectName(text, watching).checks, check)).toEqual([status, message]);
  },
);

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
