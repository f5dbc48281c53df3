import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAddress } from '../../primitives/is-address.ts';
import { splitNameAndAddress } from './detect-addresses.ts';
import { detectFormat, detectTextFormat, type ListFormat } from './detect-format.ts';
import { createTextReader } from './name-reader.ts';

const A = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const B = '0x00000000219ab540356cbb839cbe05303d7705fa';

/** Detects the format of a file, or of pasted text without a file name. */
const detect = (text: string, fileName: string) =>
  fileName === ''
    ? detectTextFormat(text).format
    : detectFormat(new TextEncoder().encode(text), fileName).format;

/** Returns each name with the text beside it. */
async function read(text: string, format: ListFormat) {
  const reader = createTextReader(format);
  const parts = [await reader.push(text), await reader.end()];
  const addresses = parts.flatMap((part) => part.addresses ?? part.names.map(() => undefined));
  return parts.flatMap(({ names }) => names).map((name, at) => `${name} | ${addresses[at]}`);
}

describe('columns of addresses', () => {
  it.each<[fileName: string, text: string, rows: string[]]>([
    ['a.csv', `name,address\nv.eth,${A}\n"a,b",\nc,none`, [`v.eth | ${A}`, 'a,b | ', 'c | none']],
    ['a.csv', `${A},v.eth\n${B},nick.eth`, [`v.eth | ${A}`, `nick.eth | ${B}`]],
    // The heading decides between several columns of addresses.
    ['a.csv', `name,owner,address\nv.eth,${B},${A}`, [`v.eth | ${A}`]],
    // Addresses without names are read as names.
    ['a.csv', `id,wallet\n1,${A}\n2,${B}`, [`${A} | undefined`, `${B} | undefined`]],
    ['a.jsonl', `{"name":"v.eth","to":"${A}"}\n"x.eth"`, [`v.eth | ${A}`, 'x.eth | null']],
    ['', `v.eth,${A}\nn.eth,${B}`, [`v.eth | ${A}`, `n.eth | ${B}`]],
    ['a.txt', `v.eth ${A}\nn.eth = ${B}\nx.eth`, [`v.eth | ${A}`, `n.eth | ${B}`, 'x.eth | null']],
  ])('are found in the file “%s” with %j', async (fileName, text, rows) => {
    expect(await read(text, detect(text, fileName))).toEqual(rows);
  });

  it.each([
    ['names.txt', 'vitalik.eth\nnick.eth'],
    ['', 'vitalik.eth\nnick.eth'],
    ['names.txt', `vitalik.eth\nnick.eth\nx.eth ${A}`],
    ['wallets.txt', `${A}\n${B}`],
    ['names.csv', `name,owner\nvitalik.eth,nick.eth\nx.eth,0xd8dA…6045`],
    ['names.jsonl', '{"name":"vitalik.eth","to":"nick.eth"}'],
  ])('are not found in “%s” with %j', async (fileName, text) => {
    const format = detect(text, fileName);
    expect(Object.keys(format).filter((key) => /address/i.test(key))).toEqual([]);
    expect((await createTextReader(format).push(text)).addresses).toBeUndefined();
  });
});

describe('splitNameAndAddress', () => {
  it.each([
    [`vitalik.eth ${A}`, 'vitalik.eth'],
    [`vitalik.eth = ${A}`, 'vitalik.eth'],
    [`vitalik.eth;\t${A} `, 'vitalik.eth'],
    [`vitalik.eth: ${A}`, 'vitalik.eth'],
    [`vitalik.eth -> ${A}`, 'vitalik.eth'],
    [`vitalik.eth → ${A}`, 'vitalik.eth'],
    [`${A} vitalik.eth`, 'vitalik.eth'],
    [`${A} => vitalik.eth`, 'vitalik.eth'],
    [`two words.eth ${A}`, 'two words.eth'],
    [`dash- ${A}`, 'dash-'],
    [`a= = ${A}`, 'a='],
    [`vitalik.eth\ufeff ${A}`, 'vitalik.eth\ufeff'],
    [`\u3000vitalik.eth = ${A}`, '\u3000vitalik.eth'],
    [`${A} vitalik.eth\u00a0`, 'vitalik.eth\u00a0'],
  ])('splits %j', (line, name) => {
    expect(splitNameAndAddress(line)).toEqual({ name, address: A });
  });

  it.each([
    ...['vitalik.eth', A, ` ${A} `, `= ${A}`, `${A}x`, `${A}.eth`, `vitalik.eth ${A}0`, ''],
    'vitalik.eth 0xd8dA…6045',
  ])('leaves %j whole', (line) => {
    expect(splitNameAndAddress(line)).toBeNull();
  });

  it('never loses a part of a line', () => {
    const line = fc
      .string({ unit: fc.constantFrom(...' =:,;|→>-\u3000.x1é👋') })
      .map((name) => `${name} ${A}`);
    fc.assert(
      fc.property(line, (text) => {
        const split = splitNameAndAddress(text);
        if (split === null) return;
        expect(isAddress(split.address)).toBe(true);
        expect(text).toContain(split.name);
        expect(split.name).not.toMatch(/^[ \t]|[ \t]$/);
      }),
    );
  });

  it('takes linear time for long runs of separators', () => {
    const started = performance.now();
    for (const text of [' ', '=', '->', '→ ']) {
      splitNameAndAddress(`${text.repeat(30_000)}x${text.repeat(30_000)}${A}`);
      splitNameAndAddress(`${A}${text.repeat(30_000)}x${text.repeat(30_000)}`);
    }
    expect(performance.now() - started).toBeLessThan(500);
  });
});
