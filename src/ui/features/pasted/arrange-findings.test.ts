import { expect, test } from 'vitest';
import { createTrustedAddresses } from '../../../addresses/trusted-addresses.ts';
import { createNodeInspector } from '../../../hosts/node.ts';
import { judgeMessage } from '../../../messages/judge-message.ts';
import { createTextContext } from '../../../messages/text-context.ts';
import { arrangeFindings } from './arrange-findings.ts';

const TRUSTED = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const LOOK_ALIKE = '0xd8da6bf26964af9d7eed9e03e53415d37aa96046';
const OTHER = '0x225f137127d9067788314bc7fcc1f36746a3c3b5';

const pins = [{ address: TRUSTED, name: 'vitalik.eth', note: null }];
const context = createTextContext(await createNodeInspector(), createTrustedAddresses(pins));

/** Lists the parts of the screen from top to bottom. */
function listParts(text: string): string[] {
  const arranged = arrangeFindings(judgeMessage(text, context));
  const { report, isReportFirst, first, others, more, handles, names } = arranged;
  const reportPart = report === null ? [] : [`report ${report}`];
  return [
    ...(isReportFirst ? reportPart : []),
    ...(first ? [`first ${first.code}`] : []),
    ...others.map(({ status, code }) => `${status} ${code}`),
    ...(more > 0 ? [`${more} more`] : []),
    ...handles.map((handle) => `handle ${handle}`),
    ...names.map(({ name, status }) => `${status} ${name}`),
    ...(isReportFirst ? [] : reportPart),
  ];
}

test.each<[text: string, parts: string[]]>([
  // A passing name gets a report only if nothing else is dangerous.
  ['vitalik.eth', ['report vitalik.eth']],
  ['hello', ['report hello']],
  ['hello world', []],
  ['Pay nick.eth, please', ['report nick.eth']],
  ['Ask nick.eth, or else vitalik.eth', ['pass vitalik.eth', 'report nick.eth']],
  ['alice.eth@b\u0430se', ['first chain_imitates', 'pass alice.eth']],
  [`nick.eth ${OTHER.replace('f', 'F')}`, ['first address_checksum', 'pass nick.eth']],
  [`nick.eth ${LOOK_ALIKE}`, ['first address_looks_trusted', 'pass nick.eth']],
  [
    'Please pay [vitalik.eth](https://app.ens.domains/nick.eth) today',
    ['first link_shows_other_name', 'pass host_known', 'pass vitalik.eth', 'pass nick.eth'],
  ],
  ['Pay \u202evitalik.eth\u202c now', ['first direction_control', 'pass vitalik.eth']],
  ['vitalik.eth\u200b', ['first hidden_character', 'pass vitalik.eth']],
  // The worst name comes first.
  ['Pay vital\u00eck.eth please', ['report vital\u00eck.eth']],
  ['Ask nick.eth, then vital\u00eck.eth', ['report vital\u00eck.eth', 'pass nick.eth']],
  // A dangerous name keeps its report below another danger.
  ['vital\u00eck.eth@b\u0430se', ['first chain_imitates', 'report vital\u00eck.eth']],
  // A passing address never stands above an alert.
  [`Pay vital\u00eck.eth ${OTHER}`, ['report vital\u00eck.eth', 'pass address_untrusted']],
  [
    `${OTHER} or ${LOOK_ALIKE}, says nick.eth`,
    ['first address_looks_trusted', 'pass address_untrusted', 'pass nick.eth'],
  ],
  ['ethereum:vitalik.eth@1?value=1e18', ['info payment', 'pass chain', 'report vitalik.eth']],
  ['@nick', ['handle nick']],
  ['@nick.eth', ['report nick.eth']],
  ['javascript:alert(1)', ['first unsafe_link']],
  ['0xd8dA\u20266045', ['info short_address']],
])('arranges %j', (text, parts) => {
  expect(listParts(text)).toEqual(parts);
});

test('shows the same finding once, and limits the cards', () => {
  expect(listParts(`${OTHER} ${OTHER}`)).toEqual(['pass address_untrusted']);
  const addresses = Array.from({ length: 9 }, (_, index) => `0x${String(index).repeat(40)}`);
  expect(listParts(addresses.join(' '))).toHaveLength(7);
  expect(listParts(addresses.join(' ')).at(-1)).toBe('3 more');
});
