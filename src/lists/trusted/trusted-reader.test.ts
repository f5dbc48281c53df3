import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../engine/testing/any-text.ts';
import { getFuzzRuns } from '../../engine/testing/test-scope.ts';
import { detectFormat } from '../readers/detect-format.ts';
import { createLineSplitter } from '../readers/line-splitter.ts';
import { formatTrusted, type TrustedFormat } from './format-trusted.ts';
import { parseTrustedLine, type TrustedEntry } from './trusted-entry.ts';
import { createTrustedReader, type ParsedTrusted } from './trusted-reader.ts';

const ADDRESS = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const WRONG = ADDRESS.replace('6045', '6046');

const nameOnly = (name: string): TrustedEntry => ({ name, address: null, note: null });
const pin = (name: string | null, note: string | null = null): TrustedEntry => ({
  name,
  address: ADDRESS,
  note,
});

/** Reads the text of a file. */
function read(text: string, fileName: string): ParsedTrusted {
  const bytes = new TextEncoder().encode(text);
  const options = detectFormat(bytes, fileName);
  const reader = createTrustedReader(options);
  const into: ParsedTrusted = { entries: [], refused: [] };
  const splitter = createLineSplitter();
  const lines = splitter.push(new TextDecoder().decode(bytes.subarray(options.bomLength)));
  for (const line of [...lines, ...splitter.end()]) reader.line(line, into);
  reader.end(into);
  return into;
}

describe('parseTrustedLine', () => {
  it.each<[string, TrustedEntry]>([
    ['vitalik.eth', nameOnly('vitalik.eth')],
    [' vitalik.eth ', nameOnly(' vitalik.eth ')],
    [ADDRESS, pin(null)],
    [`vitalik.eth = ${ADDRESS}`, pin('vitalik.eth')],
    [`vitalik.eth = ${ADDRESS} # from his site`, pin('vitalik.eth', 'from his site')],
    [`${ADDRESS} # treasury # old`, pin(null, 'treasury # old')],
    [`vitalik.eth,${ADDRESS}`, pin('vitalik.eth')],
    [`vitalik.eth\t${ADDRESS}`, pin('vitalik.eth')],
    [`vitalik.eth: ${ADDRESS}`, pin('vitalik.eth')],
    [`${ADDRESS} vitalik.eth`, pin('vitalik.eth')],
    // Text with other words counts as a name, and the engine says why it refuses the name.
    [`send to ${ADDRESS}`, nameOnly(`send to ${ADDRESS}`)],
    ['a = b', nameOnly('a = b')],
    [`${ADDRESS}.eth`, nameOnly(`${ADDRESS}.eth`)],
  ])('reads %j', (line, entry) => {
    expect(parseTrustedLine(line)).toEqual({ entry });
  });

  it.each([
    [WRONG, 'wrong_checksum'],
    [`vitalik.eth = ${WRONG}`, 'wrong_checksum'],
    ['0xd8dA…6045', 'shortened'],
    [`${ADDRESS}1`, 'wrong_length'],
  ])('refuses %j: %s', (line, problem) => {
    expect(parseTrustedLine(line)).toEqual({ problem });
  });
});

describe('createTrustedReader', () => {
  it.each<[string, string, string, TrustedEntry[], number[]]>([
    [
      'lines',
      'a.txt',
      `a.eth\n\nb.eth = ${ADDRESS}\n${WRONG}\n`,
      [nameOnly('a.eth'), pin('b.eth')],
      [4],
    ],
    [
      'CSV with our header',
      'a.csv',
      `name,address,note\r\na.eth,,\r\nb.eth,${ADDRESS},"x, y"\r\n,${ADDRESS},\r\nc.eth,${WRONG},\r\n`,
      [nameOnly('a.eth'), pin('b.eth', 'x, y'), pin(null)],
      [5],
    ],
    [
      'CSV with other headings in another order',
      'a.csv',
      `Notes;Wallet;ENS\nmine;${ADDRESS};a.eth\n`,
      [pin('a.eth', 'mine')],
      [],
    ],
    ['CSV without a header', 'a.csv', `${ADDRESS},a.eth\n`, [pin('a.eth')], []],
    ['CSV with addresses only', 'a.csv', `address\n${ADDRESS}\n`, [pin(null)], []],
    ['CSV with names only', 'a.csv', 'name\na.eth\n', [nameOnly('a.eth')], []],
    [
      'JSON Lines',
      'a.jsonl',
      `{"name":"a.eth"}\n{"name":"b.eth","address":"${ADDRESS}","note":"n"}\n{"address":"${ADDRESS}"}\n"c.eth"\n{"x":1}\nnope\n`,
      [nameOnly('a.eth'), pin('b.eth', 'n'), pin(null), nameOnly('c.eth')],
      [5, 6],
    ],
    ['JSON Lines with addresses only', 'a.jsonl', `{"address":"${ADDRESS}"}\n`, [pin(null)], []],
  ])('reads %s', (_, fileName, text, entries, refused) => {
    const found = read(text, fileName);
    expect(found.entries.map(({ entry }) => entry)).toEqual(entries);
    expect(found.refused.map(({ line }) => line)).toEqual(refused);
  });
});

describe('formatTrusted', () => {
  const FILES: [TrustedFormat, string][] = [
    ['csv', 'trusted.csv'],
    ['jsonl', 'trusted.jsonl'],
    ['text', 'trusted.txt'],
  ];
  it.each(FILES)('writes %s that is read back as the same entries', (format, fileName) => {
    const entries = [
      nameOnly('a.eth'),
      nameOnly("'=a.eth"),
      nameOnly('=a.eth'),
      nameOnly('a,b;"c'),
      nameOnly('ev\u202eil.eth'),
      pin('vitalik.eth', 'from his site, "2024"'),
      pin(null),
      pin(null, "'+note"),
    ];
    const { text, skipped } = formatTrusted(entries, format);
    expect(skipped).toBe(0);
    const found = read(text, fileName);
    expect(found.refused).toEqual([]);
    expect(found.entries.map(({ entry }) => entry)).toEqual(entries);
  });

  it.each(FILES)('counts the entries that a line of %s cannot contain', (format) => {
    const entries = ['', 'a\nb', '\ud800', 'x'.repeat(65_537), 'c.eth'].map(nameOnly);
    expect(formatTrusted(entries, format).skipped).toBe(4);
  });

  it('adds a byte order mark if the text would be detected as an image', () => {
    expect(formatTrusted([nameOnly('GIF8.eth')], 'text').text).toBe('\ufeffGIF8.eth\n');
    expect(read('\ufeffGIF8.eth\n', 'a.txt').entries).toHaveLength(1);
  });

  it.each(FILES)('writes %s with any names so that they are read back', (format, fileName) => {
    const anyName = fc.oneof(anyText, fc.constantFrom('PAR1', '%PDF-1', 'a,b', "''=a", ' b '));
    fc.assert(
      fc.property(fc.array(fc.tuple(anyName, fc.boolean()), { maxLength: 6 }), (list) => {
        const entries = list
          .map(([name, isPinned]) => (isPinned ? pin(name) : nameOnly(name)))
          .filter(({ name }) => name !== null && name === name.trim());
        const { text, skipped } = formatTrusted(entries, format);
        if (skipped === entries.length) return;
        const found = read(text, fileName);
        expect(found.refused).toEqual([]);
        expect(found.entries).toHaveLength(entries.length - skipped);
        for (const { entry } of found.entries) expect(entries).toContainEqual(entry);
      }),
      { numRuns: getFuzzRuns(1000) },
    );
  });
});
