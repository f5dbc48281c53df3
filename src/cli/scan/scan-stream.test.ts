import { describe, expect, it } from 'vitest';
import { createTrustedAddresses } from '../../addresses/trusted-addresses.ts';
import { createNodeListEngine } from '../../hosts/node-list-engine.ts';
import { createTextContext } from '../../messages/text-context.ts';
import { PRIVATE_KEY, pickWords } from '../../secrets/testing/phrases.ts';
import { SCAN_RULES, type ScanFinding } from './scan-finding.ts';
import { createStreamScanner } from './scan-stream.ts';

const TRUSTED = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const pins = [{ address: TRUSTED, name: 'vitalik.eth', note: null }];

const { inspector } = await createNodeListEngine();
const context = createTextContext(inspector, createTrustedAddresses(pins));

async function scan(
  text: string | Uint8Array,
  { size = 1 << 18, all = false } = {},
): Promise<ScanFinding[]> {
  const bytes = Buffer.from(text);
  const scanner = createStreamScanner('a.txt', { context, reportsAll: all });
  const findings: ScanFinding[] = [];
  for (let start = 0; start < bytes.length; start += size) {
    findings.push(...((await scanner.push(bytes.subarray(start, start + size))) ?? []));
  }
  return [...findings, ...(await scanner.end())];
}

const summarize = (findings: readonly ScanFinding[]) =>
  findings.map(({ rule, status, text }) => [rule, status, text]);

describe('createStreamScanner', () => {
  it.each([
    ['pay rnetamask.eth', 'risky-name', 'alert', 'rnetamask.eth'],
    ['pay vitalik․eth', 'risky-name', 'warn', 'vitalik․eth'],
    ['pay rnetamask․eth', 'risky-name', 'alert', 'rnetamask.eth'],
    ['[vitalik.eth](/nick.eth)', 'misleading-link', 'alert', '/nick.eth'],
    ['see unlswap.com', 'deceptive-host', 'alert', 'unlswap.com'],
    ['pay [me](javascript:alert(1))', 'unsafe-link', 'alert', null],
    ['pay alice.eth@bаse', 'deceptive-chain', 'alert', 'alice.eth@bаse'],
    ['0xD8dA6BF26964aF9D7eEd9e03E53415D37aA96045', 'wrong-checksum', 'alert', null],
    ['0xd8da000000000000000000000000000000006045', 'address-imitation', 'alert', null],
    ['a \u202e b', 'direction-control', 'alert', '\u202e'],
    ['pay\u200bpal', 'hidden-character', 'warn', 'pay\u200bpal'],
    ['ask @some\u200bone now', 'hidden-character', 'warn', '@some\u200bone'],
    ['Hi\u{e0069}\u{e0067}', 'hidden-text', 'alert', null],
  ])('reports %j as %s', async (text, rule, status, found) => {
    const expected = { rule, status, line: 2, ...(found !== null && { text: found }) };
    expect(await scan(`first\n${text}\n`)).toMatchObject([expected]);
  });

  it.each([
    'run chainlint.pl, self._base.search and dumps.wikimedia.org',
    'Vitalik.eth is a name',
    `const balance = await web3.eth.getBalance(${TRUSTED});`,
    'this.eth = config.eth; window.eth.Contract',
    'exports.default = registrar_js_1.eth;',
    'generators = {javascript:class{constructor(e){}},java:class{}}',
    '“lib.d.ts를” 찾을 수 없습니다',
    'example.com, Crates.io and VB.NET',
    'می\u200cروم '.repeat(100),
  ])('does not report %.50j', async (text) => {
    expect(await scan(text)).toEqual([]);
  });

  it.each([
    ['short runs', 'word \u200b\u200c word\n'.repeat(8), 'alert', [6, 8]],
    ['marks in numbers', 'שלום \u200e1 \u200f2\n'.repeat(8), 'alert', [6, 7]],
  ])('counts %s in the whole file', async (_, text, status, [column, end_column]) => {
    for (const size of [1 << 18, 100]) {
      const findings = await scan(text, { size });
      expect(findings.filter(({ rule }) => rule === 'hidden-text')).toMatchObject([
        {
          status,
          line: 1,
          column,
          end_column,
          message: 'Hidden characters in many places can contain a message that nobody sees.',
        },
      ]);
    }
  });

  it.each(['\ufeff\u200b', '\u{e0041}'])(
    'reports a run of %j that is longer than a part once',
    async (part) => {
      const run = part.repeat(200_000 / part.length);
      expect(await scan(`ok\na ${run} b\nok`)).toMatchObject([
        { rule: 'hidden-text', status: 'alert', line: 2, column: 3 },
      ]);
    },
  );

  it('reports what is worth knowing and names outside ENS on request', async () => {
    const text = 'Vitalik.eth nick.sol\nword \u200b word\n\u001b[8m';
    expect(summarize(await scan(text, { all: true }))).toEqual([
      ['risky-name', 'info', 'Vitalik.eth'],
      ['risky-name', 'info', 'nick.sol'],
      ['hidden-character', 'info', '\u200b'],
      ['control-character', 'info', '\u001b[8m'],
    ]);
  });

  it.each([
    `[vitalik.eth](https://a.xyz/nick.eth?k=0x${PRIVATE_KEY})`,
    `[vitalik.eth](https://a.xyz/nick.eth "${PRIVATE_KEY}")`,
    `[vitalik.eth ${PRIVATE_KEY}](https://a.xyz/nick.eth)`,
    `<a href="https://a.xyz/nick.eth#key=${PRIVATE_KEY}">vitalik.eth</a>`,
    `[vitalik.eth][1]\n\n[1]: https://a.xyz/nick.eth?k=${PRIVATE_KEY}`,
    `https://a.xyz/?k=0x${PRIVATE_KEY}&to=rnetamask.eth`,
    `pay\u200bpal?k=${PRIVATE_KEY}`,
    `[vitalik.eth](https://a.xyz/nick.eth?k=${pickWords('english', 12).join('+')})`,
    `${PRIVATE_KEY} rnetamask.eth`,
    `${pickWords('english', 12).join(' ')} rnetamask.eth`,
  ])('does not quote the secret in %j, but the next line', async (text) => {
    const findings = await scan(`${text}\nrnetamask.eth`);
    const message = `${SCAN_RULES[findings[0]?.rule ?? 'risky-name'].title}.`;
    expect(findings).toMatchObject([
      { text: '•••', message, evidence: null },
      { text: 'rnetamask.eth' },
    ]);
  });

  it('counts lines and UTF-16 columns from 1', async () => {
    expect(await scan('a\r\n\n😀 rnetamask.eth\n')).toMatchObject([
      { line: 3, column: 4, end_column: 17 },
    ]);
  });

  it('finds the same in chunks of any size', async () => {
    const text =
      'ok\nét rnetamask.eth 😀 pay\u200bpal\n0xD8dA6BF26964aF9D7eEd9e03E53415D37aA96045 [vitalik.eth](/nick.eth)';
    const expected = await scan(text);
    expect(expected).toHaveLength(4);
    for (const size of [1, 2, 3, 7, 16]) {
      // The kind of the text is detected from the first chunk.
      expect(await scan(text, { size }), `${size} bytes`).toEqual(expected);
    }
  });

  // A long line is split into parts of up to 65,536 code units; neighbouring parts overlap by 1,024.
  it.each(['x', 'x '])('finds each name of a long line of %j once', async (filler) => {
    const at = [0, 63_480, 64_500, 65_000, 65_530, 65_600, 130_000, 199_000];
    let line = '';
    for (const index of at) line = `${line.padEnd(index, filler)} rnetamask.eth/`;
    const findings = await scan(`${line}${filler.repeat(3000)}\nvltalik.eth`);
    expect(findings.map(({ line: number, column, text }) => [number, column - 1, text])).toEqual([
      ...at.map((index) => [1, index + 1, 'rnetamask.eth']),
      [2, 0, 'vltalik.eth'],
    ]);
  });

  it.each([
    ['UTF-16', Buffer.from('hello\npay rnetamask.eth please\n', 'utf16le'), 2],
    ['UTF-16 with a mark', Buffer.from('\ufeffhello\npay rnetamask.eth\n', 'utf16le'), 2],
    [
      'invalid bytes',
      Buffer.from(`${'a b c\n'.repeat(3000)}\xff\x80\0\npay rnetamask.eth`, 'latin1'),
      3002,
    ],
  ])('reads %s', async (_, text, line) => {
    expect(await scan(text)).toMatchObject([{ line, column: 5, text: 'rnetamask.eth' }]);
  });

  it('skips binary files', () => {
    const scanner = createStreamScanner('a.png', { context, reportsAll: false });
    expect(scanner.push(Buffer.from('\x89PNG\r\n\x1a\n rnetamask.eth', 'latin1'))).toBeNull();
  });
});
