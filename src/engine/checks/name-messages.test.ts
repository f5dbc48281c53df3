// Tests every message about names, for each check, status and reason.

import { expect, test } from 'vitest';
import type { CheckCode, CheckStatus } from '../../contract/checks.ts';
import { createInspector } from '../inspector.ts';
import { findResult } from '../testing/find-result.ts';
import { readTables } from '../testing/read-tables.ts';
import { UNKNOWN } from '../testing/unknown-label-example.ts';

const inspector = createInspector(readTables()).withWatchlist({ watchlist: ['zigzagger.eth'] });

type Row = [check: CheckCode, status: CheckStatus, text: string, message: string];

test.each<Row>([
  ['invisible', 'pass', 'nick.eth', 'This name has no hidden characters.'],
  ['invisible', 'alert', 'ni\u200dck.eth', 'Hidden character: zero-width joiner (U+200D).'],
  ['normalized', 'pass', '', 'Valid ENS spelling: ENSIP-15 accepts this name unchanged.'],
  ['normalized', 'pass', 'nick.eth', 'Valid ENS spelling: ENSIP-15 accepts this name unchanged.'],
  [
    'normalized',
    'skip',
    `${UNKNOWN}.eth`,
    'A label is known only by its hash, so this can’t be checked.',
  ],
  ['normalized', 'alert', 'NICK.eth', 'ENS changes the label “NICK” to “nick”.'],
  [
    'normalized',
    'alert',
    '.eth',
    'Not valid ENS spelling: ENSIP-15 rejects or changes an empty label.',
  ],
  ['normalized', 'alert', 'A.B.C', 'ENS changes the label “A” to “a”, and 2 more.'],
  ['normalized', 'alert', `A.${UNKNOWN}`, 'ENS changes the label “A” to “a”.'],
  [
    'mixed_scripts',
    'pass',
    'nick.eth',
    'Each label of this name has one script, or scripts that are commonly written together.',
  ],
  [
    'mixed_scripts',
    'skip',
    `${UNKNOWN}.eth`,
    'Not fully checked, because a label is known only by its hash.',
  ],
  [
    'mixed_scripts',
    'info',
    'mitchξll.eth',
    'Among the Latin letters of “mitchξll”, “ξ” (U+03BE) is the symbol of ether.',
  ],
  ['mixed_scripts', 'warn', 'jusπn.eth', 'The label “jusπn” mixes scripts: Latin and Greek.'],
  [
    'confusables',
    'pass',
    'nick.eth',
    'This name has no characters that are easily mistaken for others.',
  ],
  [
    'confusables',
    'skip',
    'Öl.eth',
    'Not fully checked, because ENSIP-15 does not allow “Ö” (U+00D6).',
  ],
  [
    'confusables',
    'info',
    'автор.eth',
    'These characters can be mistaken for others, but are ordinary in this spelling: “а” (U+0430), “в” (U+0432), “т” (U+0442) and 2 more.',
  ],
  [
    'confusables',
    'warn',
    'vitalìk.eth',
    'This name has characters that can be mistaken for others: “ì” (U+00EC).',
  ],
  [
    'confusables',
    'warn',
    'זa.eth',
    'ENSIP-15 does not allow the characters of this name together.',
  ],
  ['unknown_label', 'pass', 'nick.eth', 'The text of every label is known.'],
  [
    'unknown_label',
    'alert',
    `${UNKNOWN}.eth`,
    'One label is known only by its hash. Its text could be anything.',
  ],
  [
    'unknown_label',
    'alert',
    `${UNKNOWN}.${UNKNOWN}`,
    '2 labels are known only by their hashes. Their text could be anything.',
  ],
  [
    'typing_difficulty',
    'pass',
    'nick.eth',
    'Every character of this name is on a standard Latin keyboard.',
  ],
  ['typing_difficulty', 'info', 'é.eth', 'Not on a standard Latin keyboard: “é” (U+00E9).'],
  [
    'impersonation_risk',
    'pass',
    'nick.eth',
    'This is spelled exactly like the known name of Nick Johnson.',
  ],
  [
    'impersonation_risk',
    'pass',
    'NICK.eth',
    'ENS changes this to “nick.eth”, the known name of Nick Johnson.',
  ],
  [
    'impersonation_risk',
    'pass',
    'nick',
    'Under “eth”, this is “nick.eth”, the known name of Nick Johnson.',
  ],
  [
    'impersonation_risk',
    'pass',
    'pay.nick.eth',
    'This is a subname of “nick.eth”, the known name of Nick Johnson.',
  ],
  [
    'impersonation_risk',
    'pass',
    'zigzagger.eth',
    'This is spelled exactly like a name that you trust.',
  ],
  [
    'impersonation_risk',
    'pass',
    'pay.zigzagger.eth',
    'This is a subname of “zigzagger.eth”, a name that you trust.',
  ],
  [
    'impersonation_risk',
    'pass',
    'canoe.eth',
    'This name does not imitate a known name or look like a different one.',
  ],
  [
    'impersonation_risk',
    'skip',
    `canoé.${UNKNOWN}`,
    'A label is known only by its hash, so this can’t be checked.',
  ],
  [
    'impersonation_risk',
    'skip',
    'дa.eth',
    'A label of this name has no canonical form, so this can’t be checked.',
  ],
  [
    'impersonation_risk',
    'info',
    'Foo.eth',
    'ENS changes this name to “foo.eth”, which reads the same.',
  ],
  [
    'impersonation_risk',
    'info',
    '👨🏻.eth',
    'At a glance, this can be mistaken for “🧑.eth”: “👨🏻” (U+1F468 U+1F3FB) reads as “🧑”.',
  ],
  [
    'impersonation_risk',
    'info',
    'nick.com',
    '“nick” is known as “nick.eth”. This is a different name.',
  ],
  [
    'impersonation_risk',
    'info',
    '0x123456.eth',
    'This name may be mistaken for an address: it looks like a hexadecimal number.',
  ],
  [
    'impersonation_risk',
    'warn',
    'gîrl.eth',
    'At a glance, this can be mistaken for “girl.eth”: “î” (U+00EE) reads as “i”.',
  ],
  [
    'impersonation_risk',
    'info',
    'canoé.eth',
    'This name reads like “canoe.eth”, which is another name: “é” (U+00E9) reads as “e”.',
  ],
  [
    'impersonation_risk',
    'info',
    'straße.eth',
    'This name reads like “strasse.eth”, which is another name: “ß” (U+00DF) reads as “ss”.',
  ],
  [
    'impersonation_risk',
    'warn',
    'a.gîrl.eth',
    'At a glance, this can be mistaken for “a.girl.eth”: “î” (U+00EE) reads as “i”.',
  ],
  [
    'impersonation_risk',
    'warn',
    'ab.gîrl.nick.eth',
    'At a glance, this can be mistaken for “ab.girl.nick.eth”: “î” (U+00EE) reads as “i”.',
  ],
  [
    'impersonation_risk',
    'warn',
    'meta-mask.eth',
    'This name is close to “metamask.eth”: a hyphen is added.',
  ],
  [
    'impersonation_risk',
    'warn',
    'm3tamask.eth',
    'This name is close to “metamask.eth”: “3” reads as “e”.',
  ],
  [
    'impersonation_risk',
    'warn',
    'metamask-help.eth',
    'This name uses the name of “metamask.eth”: “help” is added to “metamask”.',
  ],
  [
    'impersonation_risk',
    'warn',
    'zigzaggers.eth',
    'This name is close to “zigzagger.eth”, a name that you trust: “s” is added.',
  ],
  [
    'impersonation_risk',
    'warn',
    'vitalik.eth.claim.eth',
    'This name uses the name of “vitalik.eth”: “vitalik.eth” is only part of this name, which belongs to the owner of “claim.eth”.',
  ],
  [
    'impersonation_risk',
    'alert',
    'rnetamask.eth',
    'This name imitates “metamask.eth”: “rn” reads as “m”.',
  ],
  [
    'impersonation_risk',
    'alert',
    `0x${'1234567890'.repeat(4)}.eth`,
    'This name poses as an address: it looks like an Ethereum address.',
  ],
  [
    'impersonation_risk',
    'warn',
    '0xd8da-6o45.eth',
    'This name poses as an address: it looks like a shortened Ethereum address.',
  ],
  [
    'impersonation_risk',
    'alert',
    'd8da6bf26964af9d7eed9eo3e53415d37aa96045',
    'This name poses as an address: it looks like an Ethereum address without its “0x”; “o” reads as “0”.',
  ],
  [
    'impersonation_risk',
    'info',
    'אב.גד.eth',
    'Some apps show labels of this name in the order “גד”, then “אב”. Their real order is “אב”, then “גד”.',
  ],
  [
    'impersonation_risk',
    'info',
    'x.א.1.ב.2.ג.y.eth',
    'Some apps show labels of this name in the order “ג”, then “2”, then “ב”, then “1”. Their real order is “א”, then “1”, then “ב”, then “2”.',
  ],
  [
    'impersonation_risk',
    'info',
    'ع٣.٤ل.eth',
    'Some apps mix up the labels of this name, because some are written from right to left.',
  ],
  ['decentralized_name', 'pass', '', 'The owner of another name does not control this name.'],
  ['decentralized_name', 'pass', 'eth', 'The owner of another name does not control this name.'],
  [
    'decentralized_name',
    'pass',
    'nick.eth',
    'The owner of another name does not control this name.',
  ],
  [
    'decentralized_name',
    'info',
    'a.nick.eth',
    'This is a subname of “nick.eth”, whose owner may control it.',
  ],
  [
    'decentralized_name',
    'info',
    'nick.com',
    'This name is not decentralized: it depends on the DNS top-level domain “com”.',
  ],
  [
    'decentralized_name',
    'warn',
    'nick.nowhere',
    '“.nowhere” is not part of ENS; it belongs to no naming system that we know.',
  ],
  [
    'decentralized_name',
    'warn',
    'nick.SOL',
    '“.sol” is not part of ENS; it belongs to Solana’s name service.',
  ],
  [
    'decentralized_name',
    'warn',
    `${UNKNOWN}.x`,
    '“.x” is not part of ENS; it belongs to Unstoppable Domains.',
  ],
  [
    'decentralized_name',
    'warn',
    'nick.s!ol',
    '“.s!ol” is not part of ENS; it belongs to no naming system that we know.',
  ],
  [
    'decentralized_name',
    'info',
    'nick.reverse',
    'This name may not be decentralized: it is not “eth” or a name directly under it.',
  ],
  [
    'decentralized_name',
    'info',
    'a.hello.com',
    'This name is not decentralized: it depends on the DNS top-level domain “com”.',
  ],
  [
    'decentralized_name',
    'warn',
    'a.vitalik.etn',
    'This name ends in “.etn”, not “.eth”: “a.vitalik.eth” was probably meant.',
  ],
  [
    'decentralized_name',
    'info',
    'etn',
    'This name may not be decentralized: it is not “eth” or a name directly under it.',
  ],
  ['decentralized_name', 'info', 'me.base.eth', 'This name was issued by Base.'],
  [
    'decentralized_name',
    'info',
    'vitalik.eth.limo',
    'This is a web address at the gateway eth.limo, not a name that someone owns.',
  ],
  [
    'decentralized_name',
    'warn',
    'vitalik.etn',
    'This name ends in “.etn”, not “.eth”: “vitalik.eth” was probably meant.',
  ],
  [
    'namewrapper_compatible',
    'pass',
    'nick.eth',
    'The NameWrapper can wrap every label of this name.',
  ],
  [
    'namewrapper_compatible',
    'skip',
    `${UNKNOWN}.eth`,
    'Not fully checked, because a label is known only by its hash.',
  ],
  [
    'namewrapper_compatible',
    'info',
    `${'é'.repeat(128)}.eth`,
    'The NameWrapper accepts labels of at most 255 bytes. “éééééééééééééééééééééééééééééééééééééééé…” has 256.',
  ],
  [
    'font_support',
    'pass',
    'nick.eth',
    'The default fonts of common systems include every character of this name.',
  ],
  ['font_support', 'info', '🫐.eth', 'Many systems have no font for “🫐” (U+1FAD0).'],
  [
    'font_support',
    'skip',
    '🫩.eth',
    'It is not known how many systems have a font for “🫩” (U+1FAE9).',
  ],
  ['punycode_compatible_name', 'pass', 'nick.eth', 'This name can be written in DNS.'],
  [
    'punycode_compatible_name',
    'skip',
    `a_b.${UNKNOWN}`,
    'A label is known only by its hash, so this can’t be checked.',
  ],
  [
    'punycode_compatible_name',
    'info',
    'a_b.eth',
    'The label “a_b” has characters that DNS host names do not allow.',
  ],
  ['punycode_compatible_name', 'info', 'a..eth', 'A label is empty.'],
  [
    'punycode_compatible_name',
    'info',
    `${'日本語だよ.'.repeat(20)}eth`,
    'DNS allows at most 253 characters. This name has 423 when encoded.',
  ],
  [
    'namewrapper_fuses',
    'skip',
    'nick.eth',
    'Not checked, because fuses are stored on the blockchain, which was not read.',
  ],
  [
    'uninspected',
    'alert',
    `${'a'.repeat(64)}aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa`,
    'Not inspected: this name has 201 characters. The limit is 200.',
  ],
  [
    'impersonation_risk',
    'warn',
    'gîrl',
    'At a glance, this can be mistaken for “girl”: “î” (U+00EE) reads as “i”.',
  ],
  [
    'impersonation_risk',
    'warn',
    'mëtàmaskdao.eth',
    'This name uses the name of “metamask.eth”: “ë” (U+00EB) reads as “e”, “à” (U+00E0) reads as “a”; “dao” is added to “metamask”.',
  ],
  [
    'impersonation_risk',
    'pass',
    'hello.café',
    'This name does not imitate a known name or look like a different one.',
  ],
])('the message of %s with status %s for the name %j', (check, status, text, message) => {
  const outcome = inspector.inspectName(text);
  const checks = outcome.ok ? outcome.value.checks : undefined;
  expect(findResult(checks, check)).toEqual([status, message]);
});

test.each([
  [2, 'No problem found', 'Only the text of this % was checked, not its owner or its address.'],
  [3, 'Some risk', 'Check the findings before you rely on this %.'],
  [4, 'High risk', 'We advise against relying on this %.'],
])('the title and subtitle of rating %d', (rating, title, subtitle) => {
  const text = ['a', 'ỳ', 'A'][rating - 2] ?? '';
  const grapheme = inspector.inspectGrapheme(text);
  const name = inspector.inspectName(`${text}.eth`);
  const reports = {
    grapheme: grapheme.ok && grapheme.value,
    name: name.ok && name.value,
    label: name.ok && name.value.labels?.[0],
  };
  for (const [kind, report] of Object.entries(reports)) {
    expect(report).toMatchObject({ rating, title, subtitle: subtitle.replace('%', kind) });
  }
});
