import { expect, test } from 'vitest';
import { createTrustedAddresses } from '../addresses/trusted-addresses.ts';
import { createListEngine } from '../engine/list-engine.ts';
import { readTables } from '../engine/testing/read-tables.ts';
import { judgePassage } from './judge-passage.ts';
import { createTextContext } from './text-context.ts';

const OWN = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const OTHER = '0x225f137127d9067788314bc7fcc1f36746a3c3B5';

const { inspector } = createListEngine(readTables());
const context = createTextContext(inspector, createTrustedAddresses([]));

const judge = (text: string, target: string, linkText = text) =>
  judgePassage(text, { text: linkText, target }, context).map(({ subject, status, code }) =>
    subject === 'link' ? code : `${subject} ${status}`,
  );

test.each<[text: string, target: string, findings: string[]]>([
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

test('a card that shows one of several names is no misleading link', () => {
  expect(judge('vitalik.eth', 'https://nick.eth.limo', 'vitalik.eth nick.eth')).toEqual([
    'name pass',
  ]);
});
