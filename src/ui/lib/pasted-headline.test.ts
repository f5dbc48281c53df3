import { beforeAll, describe, expect, it } from 'vitest';
import type { ConsolidatedNameGuardReport, NameGuardReport } from '../../contract/reports.ts';
import { type AnyNameReport, getMeantName } from '../../display/headline.ts';
import type { Inspector } from '../../engine/inspector.ts';
import { createNodeInspector } from '../../hosts/node.ts';
import { readPasted } from '../../lists/pasted/read-pasted.ts';
import { getPastedHeadline, type HeadlineContext } from './pasted-headline.ts';

let inspector: Inspector;
beforeAll(async () => {
  inspector = await createNodeInspector({ watchlist: ['my-own-name.eth'] });
});

function inspect(name: string): NameGuardReport {
  const outcome = inspector.inspectName(name);
  if (!outcome.ok) throw new Error(outcome.problem.detail);
  return outcome.value;
}

function inspectFirst(name: string): ConsolidatedNameGuardReport {
  const [outcome] = inspector.bulkInspectNames([name]);
  if (!outcome?.ok) throw new Error('The name was not inspected.');
  return outcome.value;
}

/** Formats a headline with names between asterisks and the evidence after a vertical bar. */
function format(report: AnyNameReport, context?: HeadlineContext): string {
  const { parts, evidence } = getPastedHeadline(report, context);
  const words = parts.map((part) => (typeof part === 'string' ? part : `*${part.name}*`)).join('');
  return evidence === null ? words : `${words} | ${evidence}`;
}

it.each([
  ['https://app.ens.domains/vitalik.eth', 'This is a link, not a name'],
  ['vitalik.eth, rnetamask.eth', 'These are several names'],
  ['nick@example.com', 'This is an e-mail address, not a name'],
])('says that %s is not a name, instead of showing its findings', (text, headline) => {
  expect(format(inspect(text), { pasted: readPasted(text) })).toBe(headline);
});

const UNKNOWN = `[${'0'.repeat(64)}]`;

describe('getPastedHeadline', () => {
  it.each([
    [
      'a'.repeat(300),
      'Too long to judge | Not inspected: this name has 300 characters. The limit is 200.',
    ],
    ['dp\u2060ay.eth', 'Hides a character | Word joiner (U+2060).'],
    ['ni\u200dck.eth', 'Hides a character | Zero-width joiner (U+200D).'],
    ['vitalik buterin.eth', 'Contains a space | Space (U+0020).'],
    [' vitalik.eth', 'Hides a character | Space (U+0020).'],
    ['rnetamask.eth', 'Imitates *metamask.eth* | “rn” reads as “m”.'],
    ['vitalìk.eth', 'Imitates *vitalik.eth* | “ì” (U+00EC) reads as “i”.'],
    [
      '0xd8da6bf26964af9d7eed9e03e53415d37aa96045.eth',
      'Poses as an address | It looks like an Ethereum address.',
    ],
    ['0xd8da6bf26964af9d7eed9e03e53415d37aa96045', 'This is an address, not a name'],
    ['0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', 'This is an address, not a name'],
    [' 0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', 'This is an address, not a name'],
    ['0xd8da-6045.eth', 'Poses as an address | It looks like a shortened Ethereum address.'],
    ['0xd8da…6045.eth', 'Poses as an address | It looks like a shortened Ethereum address.'],
    [
      `${UNKNOWN}.eth`,
      'Part of this name is unknown | One label is known only by its hash. Its text could be anything.',
    ],
    ['meta-mask.eth', 'Close to *metamask.eth* | A hyphen is added.'],
    ['metamas.eth', 'Close to *metamask.eth* | “k” is missing.'],
    ['metamask-support.eth', 'Uses the name of *metamask.eth* | “support” is added to “metamask”.'],
    ['metamask🔒.eth', 'Uses the name of *metamask.eth* | “🔒” is added to “metamask”.'],
    [
      'vitalik.eth.claim.eth',
      'Uses the name of *vitalik.eth* | “vitalik.eth” is only part of this name, which belongs to the owner of “claim.eth”.',
    ],
    ['vitalik.etn', 'Not under .eth; *vitalik.eth* was probably meant'],
    ['vitalik.sol', 'Not an ENS name: *.sol* belongs to Solana’s name service'],
    ['hello.nowhere', 'Not an ENS name: *.nowhere* belongs to no naming system that we know'],
    ['автор.sol', 'Not an ENS name: *.sol* belongs to Solana’s name service'],
    ['metamask.eth', 'Spelled exactly like the known name of MetaMask (wallet)'],
    ['my-own-name.eth', 'Spelled exactly like a name that you trust'],
    ['metamask', 'Only the first part of *metamask.eth*, the known name of MetaMask (wallet)'],
    ['my-own-name', 'Only the first part of *my-own-name.eth*, a name that you trust'],
    ['pay.metamask.eth', 'A subname of *metamask.eth*'],
    ['foo.eth', 'No problem found in the spelling'],
    ['🦊.eth', 'No problem found in the spelling'],
    ['foo.xyz', 'No problem found in the spelling'],
    ['', 'No problem found in the spelling'],
    [
      'metamaskdao.eth',
      'Contains the name of *metamask.eth*, but is another name | “dao” is added to “metamask”.',
    ],
    ['venom.eth', 'Similar to *venmo.eth*, but is another name | “om” replaces “mo”.'],
    ['paypal.eth', 'Reads as PayPal; who owns *paypal.eth* is not known here'],
  ])(
    'returns the same headline for the consolidated and the full report of %j: %s',
    (name, headline) => {
      expect(format(inspect(name))).toBe(headline);
      expect(format(inspectFirst(name))).toBe(headline);
    },
  );

  it.each([
    [
      'sh_op.eth',
      null,
      'ENS does not accept this name as it stands',
      'ENS does not accept this name',
    ],
    [
      'Foo.eth',
      'foo.eth',
      'Use *foo.eth*: the same name as ENS writes it',
      'Use *foo.eth*: the same name as ENS writes it',
    ],
    [
      'MetaMask-support.eth',
      'metamask-support.eth',
      'ENS changes this name to *metamask-support.eth*',
      'ENS changes this name to *metamask-support.eth*',
    ],
    [
      '❤️.eth',
      '❤.eth',
      'ENS does not accept this name as it stands',
      'Use *❤.eth*: the same name as ENS writes it',
    ],
    [
      'VITALIK.eth',
      'vitalik.eth',
      'Use *vitalik.eth*: the same name as ENS writes it',
      'Use *vitalik.eth*: the same name as ENS writes it',
    ],
    [
      'prîncêss.eth',
      null,
      'Reads like another name',
      'Reads like *princess.eth*, but is another name',
    ],
    [
      'josé.eth',
      null,
      'No problem found in the spelling',
      'Reads like *jose.eth*, which is another name',
    ],
    [
      'straße.eth',
      null,
      'No problem found in the spelling',
      'Reads like *strasse.eth*, which is another name',
    ],
    ['kjær.eth', null, 'No problem found in the spelling', 'No problem found in the spelling'],
    [
      'josé🦊.eth',
      null,
      'No problem found in the spelling',
      'Reads like *jose🦊.eth*, which is another name',
    ],
    // The skin tone is no accent.
    ['👨🏻.eth', null, 'No problem found in the spelling', 'No problem found in the spelling'],
    ['автор.eth', null, 'No problem found in the spelling', 'Written in Cyrillic letters alone'],
    [
      'vitaIik.eth',
      'vitaiik.eth',
      'Looks like *vitalik.eth*; ENS would read it as *vitaiik.eth*',
      'Looks like *vitalik.eth*; ENS would read it as *vitaiik.eth*',
    ],
    [
      'pay.vitaIik.eth',
      'pay.vitaiik.eth',
      'Looks like *vitalik.eth*; ENS would read it as *pay.vitaiik.eth*',
      'Looks like *vitalik.eth*; ENS would read it as *pay.vitaiik.eth*',
    ],
    [
      'Vitaiik.eth',
      'vitaiik.eth',
      'Imitates *vitalik.eth*; ENS would read it as *vitaiik.eth*',
      'Imitates *vitalik.eth*; ENS would read it as *vitaiik.eth*',
    ],
    [
      'vitаlik.eth',
      null,
      'Imitates *vitalik.eth*',
      'Imitates *vitalik.eth*; ENS does not accept this spelling',
    ],
  ])(
    'adds details to the headline of %s when the full report arrives',
    (name, normalForm, first, full) => {
      const withoutEvidence = (text: string) => text.split(' | ')[0];
      expect(withoutEvidence(format(inspectFirst(name)))).toBe(first);
      expect(withoutEvidence(format(inspect(name), { normalForm }))).toBe(full);
    },
  );

  it.each([
    ['автор.eth', 'Written in Cyrillic letters alone'],
    ['автор🦊.eth', 'Written in Cyrillic letters alone'],
    ['العربية.eth', 'Written in Arabic letters alone'],
    ['東京.eth', 'Written in Chinese characters alone'],
    ['東京タワー.eth', 'Written in Japanese characters alone'],
    ['東京abc.eth', 'Written in Chinese characters, with Latin letters'],
    ['한국.eth', 'Written in Korean letters alone'],
    ['한국abc.eth', 'Written in Korean letters, with Latin letters'],
    ['автор.한국.eth', 'Written in Cyrillic letters and Korean letters'],
    ['автор.foo.eth', 'Written in Cyrillic letters, with Latin letters'],
    // Among Latin letters, ξ is the symbol of ether, not a Greek letter.
    ['fooξbar.eth', 'No problem found in the spelling'],
  ])('names the script of %s: %s', (name, headline) => {
    expect(format(inspect(name))).toBe(headline);
  });

  it.each(['hello一.eth', 'fooбar.eth', 'strįbe.eth'])(
    'never shows a passing headline for %s',
    (name) => {
      for (const report of [inspect(name), inspectFirst(name)]) {
        expect(report.rating).toBeGreaterThan(2);
        expect(format(report)).not.toMatch(/No problem|Written|another name|known name/u);
      }
    },
  );

  it('calls mixed or decorated writing unusual', () => {
    expect(format(inspect('hello一.eth'))).toMatch(/^Unusual writing \| /u);
  });
});

it.each([
  ['rnetamask.eth', 'metamask.eth'],
  ['meta-mask.eth', 'metamask.eth'],
  ['ni\u200dck.eth', 'nick.eth'],
  ['vitalik.etn', 'vitalik.eth'],
  ['pay.vitalik.etn', 'pay.vitalik.eth'],
  ['vitalik.sol', null],
  ['café.eth', null],
  ['metamaskdao.eth', null],
  ['metamask.eth', null],
  ['0xd8da-6045.eth', null],
  ['foo.xyz', null],
])('getMeantName returns the name that was meant by %s: %s', (name, meant) => {
  expect(getMeantName(inspect(name))).toBe(meant);
  expect(getMeantName(inspectFirst(name))).toBe(meant);
});
