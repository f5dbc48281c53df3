import { expect, it } from 'vitest';
import { LINEAR, measureRepetitions } from '../../engine/testing/growth-exponent.ts';
import { MESSAGES } from '../../messages/testing/sample-messages.ts';
import type { ParsedNames } from './name-parser.ts';
import { createProseParser } from './prose-parser.ts';

function read(text: string): ParsedNames {
  const into: ParsedNames = { names: [], rejected: [] };
  createProseParser().line({ number: 1, text, isTooLong: false }, into);
  return into;
}

/** Reasons that report an unreadable name. */
const SPLIT = ['spaced_name', 'split_name'];

const listFaults = (text: string) =>
  read(text).rejected.flatMap(({ reason }) => (SPLIT.includes(reason) ? [reason] : []));

it.each([
  ['Pay rnetamask .eth today', 'spaced_name'],
  ['Pay uniswap.eth or rnetamask .eth today', 'spaced_name'],
  ['Pay uniswap.eth or rnetamask. eth today', 'spaced_name'],
  ['Pay uniswap.eth or rnetamask . ETH today', 'spaced_name'],
  ['Pay uniswap.eth or rnetamask [.] eth today', 'spaced_name'],
  ['Pay uniswap.eth or @rnetamask .eth today', 'spaced_name'],
  ['Pay rnetamask .eth, not uniswap.eth', 'spaced_name'],
  ['Pay uniswap.eth or https://x.io/?to=rnetamask%20.eth', 'spaced_name'],
  ['Pay uniswap.eth or https://x.io/?text=rnetamask.+eth+now', 'spaced_name'],
  ...['rnetamask.*eth*', 'rnetamask._eth_', 'rnetamask.~eth~', '%22rnetamask%22.eth'].map(
    (name): [string, string] => [
      `Pay uniswap.eth or https://wa.me/?text=Pay%20${name}%20now`,
      'split_name',
    ],
  ),
  ['Pay uniswap.eth or <b>rnetamask</b>.eth today', 'split_name'],
  ...['**eth**', '~~eth~~', '_eth_', '%65th'].map((ending): [string, string] => [
    `Pay uniswap.eth or rnetamask.${ending} today`,
    'split_name',
  ]),
  ['Pay uniswap.eth or rnetamask%2Eeth today', 'split_name'],
  ['Pay uniswap.eth or rnetamask{dot}eth today', 'split_name'],
  ['Pay uniswap.eth or "rnetamask".eth谢谢', 'split_name'],
  ['uniswap.eth, 请转给**rnetamask**.eth谢谢', 'split_name'],
  ['uniswap.eth, 请转给rnetamask .eth谢谢', 'spaced_name'],
  ['Bitte an **rnetamask**.eth-Adresse senden', 'split_name'],
  ['Pay uniswap.eth or ||rnetamask||.eth today', 'split_name'],
  ['Pay uniswap.eth or [rnetamask](https://ens.domains).eth today', 'split_name'],
  ['Pay uniswap.eth or <https://x.io|rneta>mask.eth today', 'split_name'],
  ['Pay uniswap.eth or rnetamask..eth today', 'split_name'],
  ['Pay uniswap.eth or **rnetamask**[.]eth today', 'split_name'],
  ['Pay **rnetamask**.eth today, my friend', 'split_name'],
  ['Pay vital&amp;#236;k.eth now', 'split_name'],
  ['Pay rneta<i></i>mask.eth now', 'split_name'],
  ['Pay rneta<span title=">">mask.eth</span> now', 'split_name'],
  ['Pay rneta<!-- a > b -->mask.eth now', 'split_name'],
  ['Pay rneta<br style="display:none">mask.eth now', 'split_name'],
])('reports that %j has a name that cannot be read: %s', (text, reason) => {
  expect(listFaults(text)).toEqual([reason]);
});

it.each([
  'uniswap.eth uses the .eth ending',
  'uniswap.eth is a name under .eth, like nick.eth',
  'Names like uniswap.eth end in ".eth" or `.eth` (.eth)',
  'uniswap.eth and other names (.com/.eth)',
  'uniswap.eth has a <b>.eth</b> ending',
  'I paid uniswap.eth. ETH is up',
  'Pay [nick.eth](https://x.io/nick.eth) or <https://x.io/|nick.eth>',
  'I paid nick today. ETH is up, says uniswap.eth',
  'uniswap.eth is up... eth too',
  'uniswap.eth is up...eth too',
  'The foo .ethereum file of uniswap.eth',
  'https://x.io/a..eth is not uniswap.eth',
  'https://x.io/?text=I+paid.+ETH+is+up,+says+uniswap.eth',
  'Pay to <a href="https://x.io/">nick.eth</a>',
  'A&nbsp;nick.eth',
  'Jack&amp;nick.eth',
  'Pay&lt;nick.eth&gt;',
  'Pay<br>nick.eth',
  '<td>Pay</td><td>nick.eth</td>',
])('reports no name that cannot be read in %j', (text) => {
  expect(listFaults(text)).toEqual([]);
});

it.each([
  ['rnetamask。eth-Adresse', 'rnetamask。eth-Adresse'],
  ['vitalik。eth_', 'vitalik。eth_'],
  ['Pay rnetamask&ZeroWidthSpace;.eth today', 'rnetamask\u200b.eth'],
  ['Pay rnetamask.e&ZeroWidthSpace;th today', 'rnetamask.e\u200bth'],
  ['Pay rnetamask&#46eth today', 'rnetamask.eth'],
  ['Pay rnetamask.e&shyth today', 'rnetamask.e\u00adth'],
  ['Pay vital&igrave;k.eth now', 'vitalìk.eth'],
  ['Pay vital&ZeroWidthSpace;ik.eth now', 'vital\u200bik.eth'],
  ['Pay m&iecy;tamask.eth now', 'mеtamask.eth'],
])('reads a name in the line %j', (text, name) => {
  expect(read(text).names).toContain(name);
});

it.each(['谢谢。再见', '谢谢。ok', 'nick。ethereum'])('reads no name in the line %j', (text) => {
  expect(read(text).names).toEqual([]);
});

it.each([
  ['请转给rnetamask.eth', ['请转给rnetamask.eth', 'rnetamask.eth']],
  ['送り先はrnetamask.eth', ['送り先はrnetamask.eth', 'rnetamask.eth']],
  ['rnetamask。eth-Adresse', ['rnetamask。eth-Adresse', 'rnetamask.eth']],
  ['rnetamask.eth', ['rnetamask.eth']],
  ['vita丨ik.eth', ['vita丨ik.eth']],
])('reads the line %j as a name and as words before a name', (text, names) => {
  expect(read(text).names).toEqual(names);
});

it('reports no name that cannot be read in messages with names', () => {
  const named = MESSAGES.filter(({ text }) => read(text).names.length > 0);
  expect(named.filter(({ text }) => listFaults(text).length > 0)).toEqual([]);
});

it.each([
  ...['a .', 'a. ', '. ', ' ', '<b', 'a', 'a..', '!', '!a .eth ', 'a<b "', `a<b'"'"`, 'a<!--'],
  ...['a<br ', '&amp;'],
])('needs linear time for repetitions of %j', (unit) => {
  const around = { longest: 20_000, start: 'nick.eth ', end: 'a .eth' };
  expect(measureRepetitions(unit, read, around)).toBeLessThan(LINEAR);
});
