import { beforeAll, describe, expect, it } from 'vitest';
import { createFacts, known, MOMENT } from '../../chain/testing/create-facts.ts';
import type { ConsolidatedNameGuardReport, NameGuardReport } from '../../contract/reports.ts';
import { judgeOnChain } from '../../engine/checks/judge-on-chain.ts';
import type { Inspector } from '../../engine/inspector.ts';
import { createNodeInspector } from '../../hosts/node.ts';
import { getFirstHeadline } from './first-headline.ts';
import { type AnyNameReport, getHeadline, getMeantName, sayHeadline } from './headline.ts';
import { getRatingTone } from './rating-words.ts';

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

/** Formats a headline and its evidence as `pass known: This is *vitalik.eth*. | evidence`. */
function format(report: AnyNameReport, normalForm: string | null = null): string {
  const { code, args, parts, evidence, tone } = getHeadline(report, normalForm);
  expect(sayHeadline({ code, args })).toEqual(parts);
  const words = parts.map((part) => (typeof part === 'string' ? part : `*${part.name}*`)).join('');
  const headline = `${tone ?? getRatingTone(report.rating)} ${code}: ${words}`;
  return evidence === null ? headline : `${headline} | ${evidence}`;
}

const UNKNOWN = `[${'0'.repeat(64)}]`;
const NOTHING_FOUND = 'pass nothing_found: No problem found in the spelling.';
const ADDRESS = 'info address: This is an address, not a name.';
const NOT_USED = 'alert not_used: Don’t send. ENS doesn’t use this spelling.';
const NOT_VITALIK = 'alert not_this: Don’t send. This is not *vitalik.eth*.';
const REJECTED = 'alert rejected: Don’t send. ENS doesn’t accept this spelling.';

describe('getHeadline', () => {
  it.each(
    Object.entries<string>({
      ['a'.repeat(300)]:
        'alert too_long: Don’t send. This name is too long to check. | Not inspected: this name has 300 characters. The limit is 200.',
      'ni\u200dck.eth':
        'alert hides_character: Don’t send. This name hides a character. | Hidden character: zero-width joiner (U+200D).',
      'vitalik buterin.eth':
        'alert hidden_space: Don’t send. This name contains a space. | Hidden character: space (U+0020).',
      ' vitalik.eth':
        'alert hides_character: Don’t send. This name hides a character. | Hidden character: space (U+0020).',
      'vitalìk.eth': `${NOT_VITALIK} | “ì” (U+00EC) reads as “i”.`,
      '0xd8da6bf26964af9d7eed9e03e53415d37aa96045.eth':
        'alert poses_as_address: Don’t send. This name poses as an address. | It looks like an Ethereum address.',
      '0xd8da6bf26964af9d7eed9e03e53415d37aa96045': ADDRESS,
      ' 0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045': ADDRESS,
      '0xd8da-6045.eth':
        'warn resembles_address: Look closely: this name poses as an address. | It looks like a shortened Ethereum address.',
      '0x234567.eth': NOTHING_FOUND,
      '0xd8da…6045.eth':
        'alert poses_as_address: Don’t send. This name poses as an address. | It looks like a shortened Ethereum address.',
      [`${UNKNOWN}.eth`]:
        'alert unknown_label: Don’t send. Part of this name is unknown. | One label is known only by its hash. Its text could be anything.',
      'metamas.eth': 'warn close_to: Look closely: close to *metamask.eth*. | “k” is missing.',
      'metamask-support.eth':
        'warn uses_name_of: Look closely: uses the name of *metamask.eth*. | “support” is added to “metamask”.',
      'vitalik.eth.claim.eth':
        'warn uses_name_of: Look closely: uses the name of *vitalik.eth*. | “vitalik.eth” is only part of this name, which belongs to the owner of “claim.eth”.',
      'vitalik.etn':
        'warn other_ending: Look closely: this name doesn’t end in “.eth”. Check *vitalik.eth*. | This name ends in “.etn”, not “.eth”: “vitalik.eth” was probably meant.',
      'hello.nowhere':
        'warn other_ending: Look closely: this name doesn’t end in “.eth”. Check *hello.nowhere.eth*. | “.nowhere” is not part of ENS; it belongs to no naming system that we know.',
      'автор.sol': 'warn outside_ens: Not an ENS name. | “.sol” belongs to Solana’s name service.',
      'hello一.eth':
        'warn unusual_writing: Look closely: the writing is unusual. | The spelling of this name is unusual. It has characters that look like others in this position: “一” (U+4E00).',
      'metamask.eth': 'pass known: This is the known name of MetaMask (wallet).',
      'my-own-name.eth': 'pass trusted: This is a name you trust.',
      metamask:
        'info first_part: This is only the first part of *metamask.eth*. | It is the known name of MetaMask (wallet).',
      'my-own-name':
        'info first_part: This is only the first part of *my-own-name.eth*. | It is a name you trust.',
      'pay.metamask.eth': 'pass subname: This is a subname of *metamask.eth*.',
      'paypal.eth':
        'pass company: This is spelled like PayPal. | Namescope doesn’t know who owns “paypal.eth”.',
      '币安.eth':
        'pass unclaimed: This is spelled like a name of Binance. | Namescope doesn’t know who owns “币安.eth”.',
      '币安.evil.eth':
        'pass unclaimed_label: “币安” is a name of Binance. No ENS name of Binance is known.',
      币安: 'info first_part: This is only the first part of *币安.eth*. | Namescope doesn’t know who owns “币安.eth”.',
      'pay.elonmusk.eth':
        'pass subname: This is a subname of *elonmusk.eth*. | Namescope doesn’t know who owns “elonmusk.eth”.',
      'e1onmusk.eth':
        'alert imitates: Don’t send. This imitates *elonmusk.eth*. | “1” reads as “l” (no ENS name of Elon Musk is known).',
      '': 'info root: This is the root of all names.',
      'metamaskdao.eth':
        'pass contains_name_of: Contains the name of *metamask.eth*, but is another name. | “dao” is added to “metamask”.',
      'metamask.kitchensink.eth':
        'pass known_label: “metamask” is known as *metamask.eth*. This is a different name.',
      'metamask.base.eth':
        'pass known_label: “metamask” is known as *metamask.eth*. This is a different name.',
      'metamask.airdrop.base.eth':
        'warn uses_name_of: Look closely: uses the name of *metamask.eth*. | The owner of “airdrop.base.eth” may control this name.',
      'my-own-name.kitchensink.eth':
        'warn uses_label_of: Look closely: “my-own-name” is known as *my-own-name.eth*. This is a different name. | “my-own-name” is known as “my-own-name.eth” (a name that you trust).',
      'nobody.eth-support.eth':
        'warn uses_name_of: Look closely: uses the name of *nobody.eth*. | “nobody.eth” is only part of this name, which belongs to the owner of “eth-support.eth”.',
      'venom.eth':
        'pass similar_to: Similar to *venmo.eth*, but is another name. | “om” replaces “mo”.',
      'MetaMask-support.eth':
        'alert changed_to: Don’t send. ENS changes this name to *metamask-support.eth*. | ENS changes the label “MetaMask-support” to “metamask-support”.',
      '❤️.❤️.eth': 'info keyboard_form: Use *❤.❤.eth*. | It is the same name as ENS writes it.',
      'Foo.eth': 'info keyboard_form: Use *foo.eth*. | It is the same name as ENS writes it.',
      ...Object.fromEntries(
        ['Саша', 'Вера', 'Μαρια', 'Київ', 'Αθήνα', 'Ανδρέας', 'Արմեն', 'MÜNCHEN'].map((label) => [
          `${label}.eth`,
          `info keyboard_form: Use *${label.toLowerCase()}.eth*. | It is the same name as ENS writes it.`,
        ]),
      ),
      'José.eth': 'info keyboard_form: Use *josé.eth*. | It is the same name as ENS writes it.',
      '🦊': 'info no_ending: This name has no ending. Check *🦊.eth*.',
      metamaskdao: 'info no_ending: This name has no ending. Check *metamaskdao.eth*.',
      // A skin tone is not an accent.
      'foo.eth': NOTHING_FOUND,
      '👨🏻.eth': NOTHING_FOUND,
      'josé.eth': `${NOTHING_FOUND} | Reads like jose.eth, which is another name.`,
      'straße.eth': `${NOTHING_FOUND} | Reads like strasse.eth, which is another name.`,
      'kjær.eth': `${NOTHING_FOUND} | Reads like kjaer.eth, which is another name.`,
      'josé🦊.eth': `${NOTHING_FOUND} | Reads like jose🦊.eth, which is another name.`,
      'josé.xyz': `${NOTHING_FOUND} | Reads like jose.xyz, which is another name.`,
      'prîncêss.eth':
        'warn reads_like: Look closely: reads like *princess.eth*. | At a glance, this can be mistaken for “princess.eth”: “î” (U+00EE) reads as “i”, “ê” (U+00EA) reads as “e”.',
      'foo.xyz': NOTHING_FOUND,
      eth: NOTHING_FOUND,
    }),
  )('returns the same headline for both reports of %j: %s', (name, headline) => {
    expect(format(inspect(name))).toBe(headline);
    expect(format(inspectFirst(name))).toBe(headline);
    expect(getFirstHeadline(inspectFirst(name))).toEqual(getHeadline(inspectFirst(name)));
  });

  it.each<[name: string, first: string, full: string, normalForm?: string]>([
    ['sh_op.eth', NOT_USED, `${REJECTED} | Underscores are only allowed at the start of a label.`],
    [
      'Foo.sh_op.eth',
      NOT_USED,
      `${REJECTED} | Underscores are only allowed at the start of a label.`,
    ],
    [
      'fooбar.eth',
      NOT_USED,
      `${REJECTED} | This label mixes scripts: “б” (U+0431) cannot be combined with Latin.`,
    ],
    ['strįbe.eth', NOT_USED, REJECTED],
    ...['™️.eth', 'ВОВ.eth', 'ΑΝΔΡΕΑΣ.eth'].map((name): [string, string, string] => [
      name,
      NOT_USED,
      'alert changed: Don’t send. ENS changes this name.',
    ]),
    [
      'vitаlik.eth',
      `${NOT_VITALIK} | “а” (U+0430) reads as “a”.`,
      `${NOT_VITALIK} | “а” (U+0430) reads as “a”. ENS doesn’t accept this spelling.`,
    ],
    // The caller knows how ENS reads the next names.
    [
      '™️.eth',
      NOT_USED,
      'alert changed_to: Don’t send. ENS changes this name to *tm.eth*.',
      'tm.eth',
    ],
    [
      'vitaIik.eth',
      `${NOT_VITALIK} | “I” (U+0049) reads as “l”.`,
      `${NOT_VITALIK} | “I” (U+0049) reads as “l”. ENS reads this name as “vitaiik.eth”.`,
      'vitaiik.eth',
    ],
    ['pay.vitaIik.eth', NOT_VITALIK, NOT_VITALIK, 'pay.vitaiik.eth'],
    ['Vitaiik.eth', NOT_VITALIK, NOT_VITALIK, 'vitaiik.eth'],
  ])('adds details about %s when the full report arrives', (name, first, full, normalForm) => {
    expect(format(inspectFirst(name))).toContain(first);
    expect(format(inspect(name), normalForm)).toContain(full);
  });

  it.each([
    ['автор.eth', 'written_in: Written in Cyrillic letters alone.'],
    ['автор🦊.eth', 'written_in: Written in Cyrillic letters alone.'],
    ['саша.eth', 'written_in: Written in Cyrillic letters alone.'],
    ['العربية.eth', 'written_in: Written in Arabic letters alone.'],
    ['東京.eth', 'written_in: Written in Chinese characters alone.'],
    ['東京タワー.eth', 'written_in: Written in Japanese characters alone.'],
    ['東京abc.eth', 'written_with_latin: Written in Chinese characters, with Latin letters.'],
    ['한국.eth', 'written_in: Written in Korean letters alone.'],
    ['한국abc.eth', 'written_with_latin: Written in Korean letters, with Latin letters.'],
    ['автор.한국.eth', 'written_in: Written in Cyrillic letters and Korean letters.'],
    ['автор.foo.eth', 'written_with_latin: Written in Cyrillic letters, with Latin letters.'],
    // Among Latin letters, ξ and π are symbols, not Greek letters.
    ['fooξbar.eth', 'nothing_found: No problem found in the spelling.'],
    ['eiπ-1.eth', 'nothing_found: No problem found in the spelling.'],
  ])('names the letters of %s when the full report arrives: %s', (name, headline) => {
    expect(format(inspectFirst(name))).toBe(NOTHING_FOUND);
    expect(format(inspect(name))).toBe(`pass ${headline}`);
  });
});

it.each([
  ['rnetamask.eth', 'impersonation_risk', { name: 'metamask.eth' }],
  ['ni\u200dck.eth', 'invisible', {}],
  ['a_b.eth', 'normalized', {}],
  ['Foo.eth', 'normalized', { name: 'foo.eth' }],
  ['foo.sol', 'decentralized_name', { ending: 'sol' }],
  ['hello一.eth', 'confusables', {}],
  ['metamask.eth', undefined, { title: 'MetaMask', category: 'wallet' }],
  ['venom.eth', undefined, { name: 'venmo.eth' }],
  ['автор.한국.eth', undefined, { scripts: 'Cyrillic, Korean' }],
])('names the risk that the headline of %j describes: %s', (name, check, args) => {
  const headline = getHeadline(inspect(name));
  expect([headline.check, headline.args]).toEqual([check, args]);
});

it.each([
  ['rnetamask.eth', 'metamask.eth'],
  ['meta-mask.eth', 'metamask.eth'],
  ['ni\u200dck.eth', 'nick.eth'],
  ['vitalik.etn', 'vitalik.eth'],
  ['pay.vitalik.etn', 'pay.vitalik.eth'],
  ['hello.nowhere', 'hello.nowhere.eth'],
  ['e1onmusk.eth', null],
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

it('says that someone else can take a name if the chain says so', () => {
  const facts = createFacts('alice.vitalik.eth', {
    registration: known({ state: 'registered', expires: null }),
    owner: known('0x00000000000000000000000000000000000a11ce'),
  });
  const report = judgeOnChain(inspect(facts.name), facts, MOMENT);
  expect(format(report)).toBe(
    'warn can_be_taken: Look closely: someone else can take this name. | The owner of “vitalik.eth” can change or take this name, because it is not in the NameWrapper.',
  );
  expect(getHeadline(report).check).toBe('decentralized_name');
  expect(getMeantName(report)).toBeNull();
});
