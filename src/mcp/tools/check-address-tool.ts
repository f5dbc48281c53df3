import { formatAddress } from '../../addresses/check-address.ts';
import { judgeAddress } from '../../addresses/judge-address.ts';
import { ADDRESS_PROBLEMS, readAddress } from '../../addresses/read-address.ts';
import { isAddress } from '../../primitives/is-address.ts';
import { type AssistantTool, schema } from '../assistant-tool.ts';
import { showText } from '../quote-text.ts';
import { ADDRESS_VERDICT_SCHEMA, createAddressVerdict } from '../tool-verdicts.ts';

/** Maximum number of trusted addresses in an answer. */
const MAX_PINS = 10;

/** Says what is not judged. */
const ADDRESS_NOTE =
  'Only the digits were judged. The owner and the name of the address were not looked up.';

export const checkAddressTool: AssistantTool<{ address: string }> = {
  name: 'check_address',
  title: 'Check an Ethereum address',
  description:
    'Checks an Ethereum address (0x and 40 digits): whether its checksum is right, and whether the user trusts the address or it only looks like a trusted address (address poisoning). Call this tool before you repeat an address to a user or when a user asks whether an address is right. The trusted addresses come from the watchlist of this server, which can be empty. This tool does not look up owners, balances or names.',
  inputSchema: schema.object({
    address: schema.value('The address exactly as it was given.'),
  }),
  outputSchema: schema.object({
    ...ADDRESS_VERDICT_SCHEMA.properties,
    checksummed: schema.text,
    trusted_count: schema.count,
    similar_trusted: schema.list(
      schema.object({ address: schema.text, name: schema.textOrNull, note: schema.textOrNull }),
    ),
  }),
  async answer({ address: given }, { trusted }) {
    const read = isAddress(given) ? { address: given.trim() } : readAddress(given);
    if ('problem' in read) return { problem: ADDRESS_PROBLEMS[read.problem] };
    const verdict = createAddressVerdict(judgeAddress(read.address, [], trusted));
    const checksummed = formatAddress(read.address);
    const { pins } = trusted.judge(read.address);
    const similar = pins.slice(0, MAX_PINS).map(({ address, name, note }) => ({
      address,
      name: name === null ? null : showText(name).text,
      note: note === null ? null : showText(note).text,
    }));
    const lines = [`${verdict.status}: ${verdict.address}: ${verdict.headline}`];
    if (verdict.status === 'alert' || verdict.status === 'info') {
      for (const { address } of similar) lines.push(`Trusted address: ${address}`);
    }
    if (verdict.checksum === 'right') lines.push('The checksum is right.');
    if (verdict.checksum === 'absent') lines.push(`With its checksum: ${checksummed}`);
    if (trusted.size === 0) lines.push('This server has no trusted addresses to compare with.');
    return {
      text: [...lines, ADDRESS_NOTE].join('\n'),
      data: {
        ...verdict,
        checksummed,
        trusted_count: trusted.size,
        similar_trusted: similar,
      },
    };
  },
};
