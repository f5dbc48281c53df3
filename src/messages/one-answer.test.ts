import { expect, it } from 'vitest';
import { createTrustedAddresses } from '../addresses/trusted-addresses.ts';
import { createStreamScanner } from '../cli/scan/scan-stream.ts';
import { judgeProse } from '../cli/testing/judge-prose.ts';
import type { Finding, Pin } from '../contract/finding.ts';
import { judgeTypedText } from '../extension/judge-texts.ts';
import { createNodeInspector } from '../hosts/node.ts';
import { callTool, connectClient } from '../mcp/testing/connect-client.ts';
import { judgeGivenText } from '../worker/judge-given-text.ts';
import { createTextContext } from './text-context.ts';

const VITALIK = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const COLD = '0xb8c2C29ee19D8307cb7255e1Cd9CbDE883A267d5';
const OTHER = '0xFe89cc7aBB2C4183683ab71653C4cdc9B02D44b7';
const HASH = `0x${'5c504ed432cb5113'.repeat(4)}`;

/** Addresses that the reader of the texts trusts. */
const TRUSTED_PINS: readonly Pin[] = [
  { address: VITALIK, name: 'vitalik.eth', note: null },
  { address: COLD, name: null, note: 'cold wallet' },
];

/**
 * Links in every form, hidden text, addresses, hosts, chains, and honest texts in six languages, with their findings
 * except those that pass.
 */
const JUDGED_TEXTS: readonly (readonly [text: string, ...findings: string[]])[] = [
  // Links that show a name or address other than their target.
  ['Pay [vitalik.eth](https://app.ens.domains/nick.eth) today', 'alert link_shows_other_name'],
  ['Send to <a href="https://nick.eth.limo">vitalik.eth</a>', 'alert link_shows_other_name'],
  ['Pay [vitalik.eth][1]\n\n[1]: https://app.ens.domains/nick.eth', 'alert link_shows_other_name'],
  ['[vitalik.eth](https://app.ens.domains/v%69talik.eth) is right'],
  [`Pay [${VITALIK}](https://etherscan.io/address/${COLD})`, 'alert link_shows_other_address'],
  ['[my site](https://nick.eth.limo) is new'],

  // User names before hosts, and hosts that imitate other hosts.
  ['https://vitalik.eth@evil.example/pay', 'alert link_user', 'info host_ordinary'],
  ['Claim at https://metamask.io@evil.example now', 'alert link_user', 'info host_ordinary'],
  ['https:\\\\metamask.io@evil.example', 'alert link_user', 'info host_ordinary'],
  ['https://metamask.io:443@evil.example/', 'alert link_user', 'info host_ordinary'],
  ['https://metamask.io%2Flogin:x@192.0.2.1/', 'alert link_user', 'info host_ordinary'],
  ['git clone ssh://git@github.com/namescope/namescope'],
  ['https://app.uniswap.org∕renew@evil.example/', 'alert link_user', 'info host_ordinary'],
  ['https://anna.schmidt:key@gitlab.example/x.git', 'info host_ordinary'],
  ['https://ann.lee%40mail.example:key@github.com/namescope'],
  ['metarnask.io', 'alert host_imitates'],
  ['Log in at metarnask.io, please', 'alert host_imitates'],
  ['Log in [here](https://metarnask.io/login)', 'alert host_imitates'],
  ['<a href="https://metarnask.io">Log in</a>', 'alert host_imitates'],
  ['Free tokens: https://metamask-airdrop.xyz/claim', 'alert host_imitates'],
  ['Swap on app.uniswap.org.evil.example today', 'alert host_imitates'],
  [
    'Verify at [https://metamask.io/verify](https://metamask-verify.support/login)',
    'alert host_imitates',
    'warn link_shows_other_host',
  ],
  ['[metamask.io](https://evil.example)', 'warn link_shows_other_host', 'info host_ordinary'],
  [
    '[metamask.io](https://docs.metamask.io), [socket.io](https://github.com)',
    'info host_ordinary',
  ],
  ['[https://metamask.io](https://t.co/x1y2)', 'info host_ordinary'],
  ['https://metamask-io.evil.example', 'alert host_imitates'],
  ['https://metamask-io.libproxy.example.edu', 'info host_ordinary'],
  ['<https://evil.example|app.uniswap.org>', 'warn link_shows_other_host', 'info host_ordinary'],
  ['[url=https://metarnask.io]metamask[/url]', 'alert host_imitates'],
  ['[url=https://metamask.io]metamask.io[/url]'],
  [
    '=HYPERLINK("https://e.example","app.ens.domains")',
    'warn link_shows_other_host',
    'info host_ordinary',
  ],
  ['https://metamask.app.link/dapp/metarnask.io', 'alert host_imitates', 'info host_ordinary'],
  [`https://metarnask.io/address/${OTHER}`, 'alert host_imitates'],
  [`https://metarnask.io/tx/${HASH}`, 'alert host_imitates'],
  ['Write to support@metarnask.io', 'alert host_imitates'],
  ['https://metamask.io／login.evil.example/', 'alert host_imitates'],
  ['https://www.google.com/url?q=https%3A%2F%2Fmetarnask.io%2F&sa=D', 'alert host_imitates'],
  ['Swap on app.uniswap.org or https://docs.metamask.io/guide'],
  ['https://example.com/blog', 'info host_ordinary'],

  // Names.
  ['vitalik.eth'],
  ['vitalìk.eth', 'alert not_this'],
  ['Pay rnetamask.eth now', 'alert not_this'],
  ['Send it to v&iacute;talik.eth', 'alert not_this'],
  ['https://app.ens.domains/vital%C3%ACk.eth', 'alert not_this'],
  ['ping @vitalìk.eth', 'alert not_this'],
  ['Send to xn--vitalk-0va.eth', 'alert not_this'],
  ['vita\u200blik.eth', 'alert hides_character'],
  ['Use Vitalik.eth for it', 'info keyboard_form'],
  ['vitalik․eth', 'warn deceptive_dot'],
  ['ask Ann\nvitalik .eth', 'alert hidden_space'],
  ['["vitalìk.eth"]', 'alert not_this'],
  ['metamask-support.eth will help you', 'warn uses_name_of'],
  ['Pay hello.etn', 'warn other_ending'],
  ['hello', 'info no_ending'],
  ['pay.alice', 'warn other_ending'],
  ['pay.rnetamask', 'alert not_this'],
  ['www.v1talik', 'alert not_this'],
  ['biinance.rnetamask', 'alert not_this'],
  ['vitalik.xyz', 'info known_label'],
  ['Ask vitalik.xyz about it', 'info host_ordinary'],
  ['metamask.xyz', 'warn host_other_ending'],
  ['*.swp', 'info not_used'],
  ['my_dir.old', 'info not_used'],
  ['hello world'],
  ['@nick', 'info handle'],
  [
    'import "./ERC20.sol"; KINDS.map(x); my_contract.eth',
    'info changed_to',
    'info keyboard_form',
    'info not_used',
  ],

  // Hidden text.
  ['Pay \u202ehte.kilativ\u202c now', 'alert hides_character', 'alert direction_control'],
  ['Please \u2067pay\u2069 me', 'alert direction_control'],
  ['Open \u2066control without an end', 'warn hidden_character'],
  ['Hi\u{e0070}\u{e0061}\u{e0079} there', 'alert hidden_text'],
  ['pay\u200bpal me', 'warn hidden_character'],

  // Addresses.
  [`Pay ${VITALIK}`],
  [`Pay ${VITALIK.replace('d8', 'D8')}`, 'alert address_checksum'],
  ['Pay 0xd8da000000000000000000000000000000006045 today', 'alert address_looks_trusted'],
  ['Pay 0xd8da00000000000000000\u200b0000000000000006045 today', 'alert address_looks_trusted'],
  ['Pay 0xd8da00000000000000000&#8203;0000000000000006045', 'alert address_looks_trusted'],
  ['0xd8dA6BF26964aF9D7eEd\u200b9e03E53415D37aA96045', 'warn hidden_character'],
  [`Tx: ${HASH}`, 'info hash'],
  [`vitalik.eth sent 5 ETH to ${OTHER}`, 'warn address_of_other'],
  [`{"from":"vitalik.eth","to":"${OTHER}"}`, 'warn address_of_other'],
  [`vitalik.eth: ${VITALIK}\ncold wallet: ${COLD}`],
  [`vitalik.eth (${VITALIK}) and nick.eth (${COLD})`],
  ['Nick\tnick.eth'],
  [`vitalik.eth is ${COLD}`, 'alert address_of_other'],
  [`vitalik.eth:\n\n${COLD}`, 'alert address_of_other'],
  [`vitalik.eth is ${VITALIK}`],
  ['0xd8dA…6045', 'info short_address'],
  ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'info bitcoin'],

  // Chains and payments.
  ['vitalik.eth@bаse', 'alert chain_imitates'],
  ['vitalik.eth@base'],
  ['Send to vitalik.eth@foochain', 'info chain_unknown'],
  [`${VITALIK}@eip155:1#00000000`, 'alert chain_checksum'],
  ['ethereum:vitalik.eth?value=5e17', 'info payment'],
  [`ethereum:${COLD}@1/approve?address=${OTHER}&uint256=1e60`, 'warn payment'],
  ['<a href="data:text/html,x">app.ens.domains</a>', 'alert unsafe_link'],
  ['javascript:fetch("https://evil.example")', 'alert unsafe_link', 'info host_ordinary'],
  ['<a href="javascript:void 0">Menu</a>'],

  // Honest texts.
  ['Hi Anna, could you send 0.5 ETH to vitalik.eth before Friday? Thanks, Tom'],
  ['Merci d’envoyer 0,2 ETH à vitalik.eth avant demain.'],
  ['Отправь, пожалуйста, этот платёж на vitalik.eth сегодня'],
  ['请把 0.1 ETH 转给vitalik.eth，谢谢'],
  ['vitalik.ethに送金してください。'],
  ['يرجى إرسال المبلغ إلى vitalik.eth اليوم'],
];

type Summary = Pick<Finding, 'status' | 'code'>;

const inspector = await createNodeInspector();
const context = createTextContext(inspector, createTrustedAddresses(TRUSTED_PINS));
const client = await connectClient({ loadInspector: async () => inspector, pins: TRUSTED_PINS });

/** Returns what each surface says about a text. */
const SURFACES: Readonly<Record<string, (text: string) => Summary[] | Promise<Summary[]>>> = {
  'the page': (text) => [...judgeGivenText(inspector, { text, pins: TRUSTED_PINS }).findings],
  'the tool of assistants': async (text) =>
    (await callTool(client, 'inspect_text', { text })).data?.findings as Summary[],
  scan: async (text) => {
    const scanner = createStreamScanner('a.txt', { context, reportsAll: true });
    return [...((await scanner.push(Buffer.from(text))) ?? []), ...(await scanner.end())];
  },
  'the extension': (text) => judgeTypedText(text, context),
};

/** Lists the different statuses and codes, except those that pass. */
const summarize = (findings: readonly Summary[]) => {
  const noted = findings.filter(({ status }) => status !== 'pass');
  return [...new Set(noted.map(({ status, code }) => `${status} ${code}`))].sort();
};

/** Leaves out findings with the status `info`. */
const listRisks = (said: readonly string[]) => said.filter((each) => !each.startsWith('info'));

it.each(JUDGED_TEXTS)('every surface gives the same answer about %j', async (text, ...findings) => {
  const expected = [...new Set(findings)].sort();
  for (const [surface, judge] of Object.entries(SURFACES)) {
    expect([surface, summarize(await judge(text))]).toEqual([surface, expected]);
  }
  // The command line prints a row for each name, and the other findings that are a risk.
  const printed = summarize(await judgeProse(text, context));
  expect(listRisks(printed)).toEqual(listRisks(expected));
});
