import { expect, it } from 'vitest';
import { createTrustedAddresses } from '../addresses/trusted-addresses.ts';
import type { JudgedText } from '../contract/finding.ts';
import { createNodeInspector } from '../hosts/node.ts';
import { judgeMessage } from './judge-message.ts';
import { judgePassage } from './judge-passage.ts';
import { judgeText } from './judge-text.ts';
import { createTextContext } from './text-context.ts';

const context = createTextContext(await createNodeInspector(), createTrustedAddresses([]));

it.each<[what: string, text: string, kind: JudgedText['kind'], names: string[]]>([
  ['a label', 'hello', null, ['hello']],
  ['words', 'hello world', 'text', []],
  ['words that end like a name', '<b id=x>.eth', null, ['<b id=x>.eth']],
  ['a message', 'Pay nick.eth, please', 'text', ['nick.eth']],
  ['a long message', `${'word '.repeat(20_000)}nick.eth`, 'text', ['nick.eth']],
  ['a long name', 'a'.repeat(100_000), null, ['a'.repeat(100_000)]],
])('says what kind of text %s is', (_what, text, kind, names) => {
  expect(judgeMessage(text, context)).toMatchObject({ kind, names });
});

it.each([
  ['pay vitalik․eth', '․'],
  ['pay vitalik。eth', '。'],
  ['pay vitalik｡eth', '｡'],
  ['pay vitalik．eth', '．'],
  ['pay vitalik﹒eth', '﹒'],
  ['pay sub․vitalik.eth', '․'],
  ['pay vitalik.eth。', null],
  ['pay vitalik[.]eth', null],
  ['pay vitalik&period;eth', null],
  ['使います。eth は', null],
  ['pay example。com', null],
])('finds in %j the deceptive dot %j', (text, dot) => {
  const found = judgeText(text, context).find(({ code }) => code === 'deceptive_dot');
  expect(found?.args.character ?? null).toBe(dot);
});

const OWN = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const OTHER = '0x225f137127d9067788314bc7fcc1f36746a3c3B5';

const judge = (text: string, target: string, linkText = text) =>
  judgePassage(text, { text: linkText, target }, context).map(({ subject, status, code }) =>
    subject === 'link' ? code : `${subject} ${status}`,
  );

it.each<[text: string, target: string, findings: string[]]>([
  ['pay vitalik.eth', 'https://nick.eth.limo', ['link_shows_other_name', 'name pass']],
  ['pay the rest to vitalik.eth', 'https://nick.eth.limo', ['name pass']],
  [OWN, `https://etherscan.io/address/${OTHER}`, ['link_shows_other_address', 'address pass']],
  ['0xd8dA…6045', `https://etherscan.io/address/${OWN}`, ['address info']],
  ['my site', 'https://nick.eth.limo', []],
  ['config.eth.foo', '/docs', ['name info']],
  ['vital….eth', '/names', ['name info']],
])('judges the text %j of a link to %s', (text, target, findings) => {
  expect(judge(text, target)).toEqual(findings);
});

it('a card that shows one of several names is no misleading link', () => {
  expect(judge('vitalik.eth', 'https://nick.eth.limo', 'vitalik.eth nick.eth')).toEqual([
    'name pass',
  ]);
});
