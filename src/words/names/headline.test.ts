import { beforeAll, describe, expect, it } from 'vitest';
import type { ConsolidatedNameGuardReport, NameGuardReport } from '../../contract/reports.ts';
import { judgeOnChain } from '../../engine/checks/judge-on-chain.ts';
import type { Inspector } from '../../engine/inspector.ts';
import { createNodeInspector } from '../../hosts/node.ts';
import { getFirstHeadline } from './first-headline.ts';
import {
  type AnyNameReport,
  getHeadline,
  getMeantName,
  type NameHeadline,
  sayHeadline,
} from './headline.ts';

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

/** Formats a headline and its evidence as `This is not *vitalik.eth*. | evidence`. */
function format(report: AnyNameReport, normalForm: string | null = null): string {
  const { parts, evidence } = getHeadline(report, normalForm);
  const words = parts.map((part) => (typeof part === 'string' ? part : `*${part.name}*`)).join('');
  return evidence === null ? words : `${words} | ${evidence}`;
}

const UNKNOWN = `[${'0'.repeat(64)}]`;

describe('getHeadline', () => {
  it.each([
    [
      'a'.repeat(300),
      'Don’t send. This name is too long to check. | Not inspected: this name has 300 characters. The limit is 200.',
    ],
    [
      'dp\u2060ay.eth',
      'Don’t send. This name hides a character. | Hidden character: word joiner (U+2060).',
    ],
    [
      'ni\u200dck.eth',
      'Don’t send. This name hides a character. | Hidden character: zero-width joiner (U+200D).',
    ],
    [
      'vitalik buterin.eth',
      'Don’t send. This name contains a space. | Hidden character: space (U+0020).',
    ],
    [
      ' vitalik.eth',
      'Don’t send. This name hides a character. | Hidden character: space (U+0020).',
    ],
    ['rnetamask.eth', 'Don’t send. This is not *metamask.eth*. | “rn” reads as “m”.'],
    ['vitalìk.eth', 'Don’t send. This is not *vitalik.eth*. | “ì” (U+00EC) reads as “i”.'],
    [
      '0xd8da6bf26964af9d7eed9e03e53415d37aa96045.eth',
      'Don’t send. This name poses as an address. | It looks like an Ethereum address.',
    ],
    ['0xd8da6bf26964af9d7eed9e03e53415d37aa96045', 'This is an address, not a name.'],
    ['0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', 'This is an address, not a name.'],
    [' 0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', 'This is an address, not a name.'],
    [
      '0xd8da-6045.eth',
      'Look closely: this name poses as an address. | It looks like a shortened Ethereum address.',
    ],
    ['0x234567.eth', 'No problem found in the spelling.'],
    [
      '0xd8da…6045.eth',
      'Don’t send. This name poses as an address. | It looks like a shortened Ethereum address.',
    ],
    [
      `${UNKNOWN}.eth`,
      'Don’t send. Part of this name is unknown. | One label is known only by its hash. Its text could be anything.',
    ],
    ['meta-mask.eth', 'Look closely: close to *metamask.eth*. | A hyphen is added.'],
    ['metamas.eth', 'Look closely: close to *metamask.eth*. | “k” is missing.'],
    [
      'metamask-support.eth',
      'Look closely: uses the name of *metamask.eth*. | “support” is added to “metamask”.',
    ],
    [
      'metamask🔒.eth',
      'Look closely: uses the name of *metamask.eth*. | “🔒” is added to “metamask”.',
    ],
    [
      'vitalik.eth.claim.eth',
      'Look closely: uses the name of *vitalik.eth*. | “vitalik.eth” is only part of this name, which belongs to the owner of “claim.eth”.',
    ],
    [
      'vitalik.etn',
      'Look closely: this name doesn’t end in “.eth”. Check *vitalik.eth*. | This name ends in “.etn”, not “.eth”: “vitalik.eth” was probably meant.',
    ],
    ['vitalik.sol', 'Not an ENS name. | “.sol” belongs to Solana’s name service.'],
    [
      'hello.nowhere',
      'Look closely: this name doesn’t end in “.eth”. Check *hello.eth*. | “.nowhere” is not part of ENS; it belongs to no naming system that we know.',
    ],
    ['автор.sol', 'Not an ENS name. | “.sol” belongs to Solana’s name service.'],
    ['metamask.eth', 'This is the known name of MetaMask (wallet).'],
    ['my-own-name.eth', 'This is a name you trust.'],
    [
      'metamask',
      'This is only the first part of *metamask.eth*. | It is the known name of MetaMask (wallet).',
    ],
    ['my-own-name', 'This is only the first part of *my-own-name.eth*. | It is a name you trust.'],
    ['pay.metamask.eth', 'This is a subname of *metamask.eth*.'],
    ['foo.eth', 'No problem found in the spelling.'],
    ['🦊.eth', 'No problem found in the spelling.'],
    ['foo.xyz', 'No problem found in the spelling.'],
    ['', 'This is the root of all names.'],
    [
      'metamaskdao.eth',
      'Contains the name of *metamask.eth*, but is another name. | “dao” is added to “metamask”.',
    ],
    ['venom.eth', 'Similar to *venmo.eth*, but is another name. | “om” replaces “mo”.'],
    ['❤️.eth', 'Use *❤.eth*. | It is the same name as ENS writes it.'],
    ['Nick❤️.eth', 'Use *nick❤.eth*. | It is the same name as ENS writes it.'],
    ['1️⃣.❤.eth', 'Use *1⃣.❤.eth*. | It is the same name as ENS writes it.'],
    ['👩‍❤️‍👨.eth', 'Use *👩‍❤‍👨.eth*. | It is the same name as ENS writes it.'],
    ['❤️.❤️.eth', 'Use *❤.❤.eth*. | It is the same name as ENS writes it.'],
    ['hello', 'This name has no ending. Check *hello.eth*.'],
    ['🦊', 'This name has no ending. Check *🦊.eth*.'],
    ['metamaskdao', 'This name has no ending. Check *metamaskdao.eth*.'],
    ['eth', 'No problem found in the spelling.'],
    [
      UNKNOWN,
      'Don’t send. Part of this name is unknown. | One label is known only by its hash. Its text could be anything.',
    ],
    ['paypal.eth', 'This is spelled like PayPal. | Namescope doesn’t know who owns “paypal.eth”.'],
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
      'Don’t send. ENS doesn’t use this spelling.',
      'Don’t send. ENS doesn’t accept this spelling.',
    ],
    [
      '™️.eth',
      'tm.eth',
      'Don’t send. ENS doesn’t use this spelling.',
      'Don’t send. ENS changes this name to *tm.eth*.',
    ],
    [
      '™️.eth',
      null,
      'Don’t send. ENS doesn’t use this spelling.',
      'Don’t send. ENS changes this name.',
    ],
    ['Foo.eth', 'foo.eth', 'Use *foo.eth*.', 'Use *foo.eth*.'],
    [
      'MetaMask-support.eth',
      'metamask-support.eth',
      'Don’t send. ENS changes this name to *metamask-support.eth*.',
      'Don’t send. ENS changes this name to *metamask-support.eth*.',
    ],
    ['VITALIK.eth', 'vitalik.eth', 'Use *vitalik.eth*.', 'Use *vitalik.eth*.'],
    [
      'prîncêss.eth',
      null,
      'Look closely: reads like another name.',
      'Look closely: reads like *princess.eth*.',
    ],
    [
      'josé.eth',
      null,
      'No problem found in the spelling.',
      'Reads like *jose.eth*, but is another name.',
    ],
    [
      'straße.eth',
      null,
      'No problem found in the spelling.',
      'Reads like *strasse.eth*, but is another name.',
    ],
    ['kjær.eth', null, 'No problem found in the spelling.', 'No problem found in the spelling.'],
    [
      'josé🦊.eth',
      null,
      'No problem found in the spelling.',
      'Reads like *jose🦊.eth*, but is another name.',
    ],
    // A skin tone is not an accent.
    ['👨🏻.eth', null, 'No problem found in the spelling.', 'No problem found in the spelling.'],
    ['автор.eth', null, 'No problem found in the spelling.', 'Written in Cyrillic letters alone.'],
    [
      'vitaIik.eth',
      'vitaiik.eth',
      'Don’t send. This is not *vitalik.eth*.',
      'Don’t send. This is not *vitalik.eth*.',
    ],
    [
      'pay.vitaIik.eth',
      'pay.vitaiik.eth',
      'Don’t send. This is not *vitalik.eth*.',
      'Don’t send. This is not *vitalik.eth*.',
    ],
    [
      'Vitaiik.eth',
      'vitaiik.eth',
      'Don’t send. This is not *vitalik.eth*.',
      'Don’t send. This is not *vitalik.eth*.',
    ],
    [
      'vitаlik.eth',
      null,
      'Don’t send. This is not *vitalik.eth*.',
      'Don’t send. This is not *vitalik.eth*.',
    ],
  ])(
    'adds details to the headline of %s when the full report arrives',
    (name, normalForm, first, full) => {
      const withoutEvidence = (text: string) => text.split(' | ')[0];
      expect(withoutEvidence(format(inspectFirst(name)))).toBe(first);
      expect(withoutEvidence(format(inspect(name), normalForm))).toBe(full);
    },
  );

  it.each([
    ['автор.eth', 'Written in Cyrillic letters alone.'],
    ['автор🦊.eth', 'Written in Cyrillic letters alone.'],
    ['العربية.eth', 'Written in Arabic letters alone.'],
    ['東京.eth', 'Written in Chinese characters alone.'],
    ['東京タワー.eth', 'Written in Japanese characters alone.'],
    ['東京abc.eth', 'Written in Chinese characters, with Latin letters.'],
    ['한국.eth', 'Written in Korean letters alone.'],
    ['한국abc.eth', 'Written in Korean letters, with Latin letters.'],
    ['автор.한국.eth', 'Written in Cyrillic letters and Korean letters.'],
    ['автор.foo.eth', 'Written in Cyrillic letters, with Latin letters.'],
    // Among Latin letters, ξ is the symbol of ether, not a Greek letter.
    ['fooξbar.eth', 'No problem found in the spelling.'],
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
    expect(format(inspect('hello一.eth'))).toMatch(/^Look closely: the writing is unusual\. \| /u);
  });
});

describe('the words of a headline differ by tone', () => {
  it.each(['rnetamask.eth', 'a_b.eth', 'ni\u200dck.eth', `${UNKNOWN}.eth`, 'a'.repeat(300)])(
    'an alert says not to send: %j',
    (name) => {
      for (const report of [inspect(name), inspectFirst(name)]) {
        expect([report.rating, format(report)]).toEqual([
          4,
          expect.stringMatching(/^Don’t send\. /u),
        ]);
      }
    },
  );

  it.each(['meta-mask.eth', 'metamask-support.eth', 'hello一.eth', 'vitalik.etn', 'prîncêss.eth'])(
    'a warning says to look closely: %j',
    (name) => {
      for (const report of [inspect(name), inspectFirst(name)]) {
        expect([report.rating, format(report)]).toEqual([
          3,
          expect.stringMatching(/^Look closely: /u),
        ]);
      }
    },
  );

  it.each(['nick.eth', 'foo.eth', 'josé.eth', 'автор.eth', 'venom.eth', 'metamask'])(
    'a pass says neither: %j',
    (name) => {
      for (const report of [inspect(name), inspectFirst(name)]) {
        expect([report.rating, format(report)]).toEqual([
          2,
          expect.not.stringMatching(/Don’t send|Look closely/u),
        ]);
      }
    },
  );
});

it.each([
  ['metamask', 'info'],
  ['hello', 'info'],
  ['Foo.eth', 'info'],
  ['metamask.eth', undefined],
  ['pay.metamask.eth', undefined],
])('gives the headline of %s the tone %s', (name, tone) => {
  expect(getHeadline(inspect(name)).tone).toBe(tone);
  expect(getHeadline(inspectFirst(name)).tone).toBe(tone);
});

it.each([
  ['rnetamask.eth', 'impersonation_risk'],
  ['ni\u200dck.eth', 'invisible'],
  ['a_b.eth', 'normalized'],
  ['Foo.eth', 'normalized'],
  ['foo.sol', 'decentralized_name'],
  ['hello一.eth', 'confusables'],
  ['nick.eth', undefined],
  ['venom.eth', undefined],
])('names the risk that the headline of %j describes: %s', (name, check) => {
  expect(getHeadline(inspect(name)).check).toBe(check);
});

it.each([
  [
    'vitaIik.eth',
    'vitaiik.eth',
    '“I” (U+0049) reads as “l”. ENS reads this name as “vitaiik.eth”.',
  ],
  ['vitаlik.eth', null, '“а” (U+0430) reads as “a”. ENS doesn’t accept this spelling.'],
  ['sh_op.eth', null, 'Underscores are only allowed at the start of a label.'],
  ['Foo.sh_op.eth', null, 'Underscores are only allowed at the start of a label.'],
  ['Foo.eth', null, 'It is the same name as ENS writes it.'],
])('says in the evidence how ENS reads %s', (name, normalForm, evidence) => {
  expect(getHeadline(inspect(name), normalForm).evidence).toBe(evidence);
});

it.each([
  ['rnetamask.eth', 'metamask.eth'],
  ['meta-mask.eth', 'metamask.eth'],
  ['ni\u200dck.eth', 'nick.eth'],
  ['vitalik.etn', 'vitalik.eth'],
  ['pay.vitalik.etn', 'pay.vitalik.eth'],
  ['hello.nowhere', 'hello.eth'],
  ['vitalik.sol', null],
  ['vitalik.SOL', null],
  ['café.eth', null],
  ['metamaskdao.eth', null],
  ['metamask.eth', null],
  ['0xd8da-6045.eth', null],
  ['foo.xyz', null],
])('getMeantName returns the name that was meant by %s: %s', (name, meant) => {
  expect(getMeantName(inspect(name))).toBe(meant);
  expect(getMeantName(inspectFirst(name))).toBe(meant);
});

it.each<[name: string, code: NameHeadline['code'], args: NameHeadline['args']]>([
  ['', 'root', {}],
  ['a'.repeat(300), 'too_long', {}],
  [`0x${'0'.repeat(40)}`, 'address', {}],
  ['vitalik buterin.eth', 'hidden_space', {}],
  ['ni\u200dck.eth', 'hides_character', {}],
  ['rnetamask.eth', 'not_this', { name: 'metamask.eth' }],
  ['0xd8da…6045.eth', 'poses_as_address', {}],
  ['0xd8da-6045.eth', 'resembles_address', {}],
  ['Nick❤️.eth', 'keyboard_form', { name: 'nick❤.eth' }],
  ['MetaMask-support.eth', 'changed_to', { name: 'metamask-support.eth' }],
  ['™️.eth', 'changed', {}],
  ['sh_op.eth', 'rejected', {}],
  [`${UNKNOWN}.eth`, 'unknown_label', {}],
  ['meta-mask.eth', 'close_to', { name: 'metamask.eth' }],
  ['metamask-support.eth', 'uses_name_of', { name: 'metamask.eth' }],
  ['prîncêss.eth', 'reads_like', { name: 'princess.eth' }],
  ['hello.nowhere', 'other_ending', { name: 'hello.eth' }],
  ['hello.sol', 'outside_ens', { ending: 'sol' }],
  ['hello一.eth', 'unusual_writing', {}],
  ['pay.metamask.eth', 'subname', { name: 'metamask.eth' }],
  ['metamask', 'first_part', { name: 'metamask.eth' }],
  ['my-own-name.eth', 'trusted', {}],
  ['paypal.eth', 'company', { title: 'PayPal' }],
  ['metamask.eth', 'known', { title: 'MetaMask', category: 'wallet' }],
  ['hello', 'no_ending', { name: 'hello.eth' }],
  ['venom.eth', 'similar_to', { name: 'venmo.eth' }],
  ['metamaskdao.eth', 'contains_name_of', { name: 'metamask.eth' }],
  ['josé.eth', 'accented', { name: 'jose.eth' }],
  ['автор.한국.eth', 'written_in', { scripts: 'Cyrillic, Korean' }],
  ['東京abc.eth', 'written_with_latin', { scripts: 'Chinese' }],
  ['foo.eth', 'nothing_found', {}],
])('describes %j as data: %s %j', (name, code, args) => {
  const headline = getHeadline(inspect(name));
  expect(headline).toMatchObject({ code, args });
  expect(Object.keys(headline.args)).toEqual(Object.keys(args));
  expect(sayHeadline({ code, args })).toEqual(headline.parts);
  expect(getFirstHeadline(inspectFirst(name))).toEqual(getHeadline(inspectFirst(name)));
});

const NONE = { status: 'none' } as const;

it('says that someone else can take a name if the chain says so', () => {
  const owner = { status: 'known', value: '0x00000000000000000000000000000000000a11ce' } as const;
  const facts = {
    name: 'alice.vitalik.eth',
    registration: { status: 'known', value: { state: 'registered', expires: null } },
    owner,
    wrapped: NONE,
    resolver: NONE,
    address: NONE,
    records: {},
    primaryName: NONE,
  } as const;
  const report = judgeOnChain(inspect(facts.name), facts, { time: 0 });
  expect(getHeadline(report)).toEqual({
    code: 'can_be_taken',
    args: {},
    parts: ['Look closely: someone else can take this name.'],
    evidence:
      'The owner of “vitalik.eth” can change or take this name, because it is not in the NameWrapper.',
    check: 'decentralized_name',
  });
  expect(getMeantName(report)).toBeNull();
});
