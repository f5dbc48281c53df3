import { expect, it } from 'vitest';
import { PRIVATE_KEY, pickWords, WIF_KEY } from '../../secrets/testing/phrases.ts';
import { REJECTION_WORDS } from '../../words/rejection-words.ts';
import { detectFormat, type ListFormat } from './detect-format.ts';
import { hideSecrets } from './hide-secrets.ts';
import { createTextReader } from './name-reader.ts';
import { isSecretLine } from './rejected-line.ts';

const TWELVE = pickWords('english', 12);
const PHRASE = TWELVE.join(' ');
const PLAIN: ListFormat = { kind: 'lines' };
const CSV: ListFormat = { kind: 'csv', delimiter: ',', column: 0, header: false };
const JSONL: ListFormat = { kind: 'jsonl', field: 'name' };

async function read(format: ListFormat, text: string) {
  const reader = createTextReader(format);
  const parts = [await reader.push(text), await reader.end()];
  const rejected = parts.flatMap((part) => part.rejected);
  return {
    names: parts.flatMap((part) => part.names),
    secrets: rejected.filter(isSecretLine).map(({ line }) => line),
    shown: JSON.stringify(rejected),
  };
}

it.each<[what: string, format: ListFormat, text: string, names: string[], secrets: number[]]>([
  ['a key', PLAIN, `a.eth\n${PRIVATE_KEY}\nb.eth`, ['a.eth', 'b.eth'], [2]],
  ['a key in wallet import format', PLAIN, `${WIF_KEY}\na.eth`, ['a.eth'], [1]],
  ['a phrase in the last line', PLAIN, `a.eth\n${PHRASE}`, ['a.eth'], [2]],
  ['the column of names', CSV, `a.eth,1\n0x${PRIVATE_KEY},2`, ['a.eth'], [2]],
  ['a column of digits without 0x', CSV, `a.eth,${PRIVATE_KEY}\nb.eth,2`, ['b.eth'], [1]],
  ['a phrase in another column', CSV, `a.eth,1,${PHRASE}\nb.eth,2,x`, ['b.eth'], [1]],
  ['a phrase over two columns', CSV, `${PHRASE.replace(' ', ',')}\nb.eth,2`, ['b.eth'], [1]],
  ['addresses', { ...CSV, addressColumn: 1 }, `a.eth,0x${PRIVATE_KEY}\nb.eth,`, ['b.eth'], [1]],
  ['a field', JSONL, `{"name":"a.eth"}\n{"name":"0x${PRIVATE_KEY}"}`, ['a.eth'], [2]],
  ['a longer cell', CSV, `a.eth,x\n[0x${PRIVATE_KEY}],x`, ['a.eth'], [2]],
  [
    'one word per row beside another column',
    CSV,
    `a.eth,x\n${TWELVE.map((word) => `${word},english`).join('\n')}\nb.eth,x`,
    ['a.eth', 'b.eth'],
    TWELVE.map((_, index) => index + 2),
  ],
  [
    'one word per row beside another field',
    JSONL,
    TWELVE.map((word) => `{"name":"${word}","language":"en"}`).join('\n'),
    [],
    TWELVE.map((_, index) => index + 1),
  ],
  ['another field', JSONL, `{"name":"a.eth","seed":"${PHRASE}"}\n"b.eth"`, ['b.eth'], [1]],
])(
  'rejects the lines with a secret in %s without their text',
  async (_, format, text, names, secrets) => {
    const result = await read(format, text);
    expect(result).toMatchObject({ names, secrets });
    for (const part of [...TWELVE, PRIVATE_KEY.slice(0, 16), WIF_KEY.slice(0, 16)]) {
      expect(result.shown).not.toContain(part);
    }
  },
);

it.each<[what: string, format: ListFormat, text: string, names: number]>([
  ['hashes in a column', CSV, `a.eth,0x${PRIVATE_KEY}\nb.eth,\\x${PRIVATE_KEY}`, 2],
  ['hashes in a field', JSONL, `{"name":"a.eth","hash":"0x${PRIVATE_KEY}"}`, 1],
  ['unknown labels', PLAIN, `[${PRIVATE_KEY}].eth`, 1],
  [
    'a word list in which a run of list words is by chance',
    PLAIN,
    [...Array(60).fill('zebrafinch'), ...TWELVE, ...Array(60).fill('quokka')].join('\n'),
    132,
  ],
])('reads lines with %s', async (_, format, text, names) => {
  const result = await read(format, text);
  expect(result.names).toHaveLength(names);
  expect(result.secrets).toEqual([]);
});

it('hides secrets in the records that users choose a column from', async () => {
  const text = `name,hash,note\na.eth,0x${PRIVATE_KEY},x\n${PHRASE.replace(' ', ',')},y\n0x${PRIVATE_KEY.slice(0, 32)},${PRIVATE_KEY.slice(32)}\n`;
  const { records } = await hideSecrets(detectFormat(new TextEncoder().encode(text), 'a.csv'));
  expect(records).toEqual([
    ['name', 'hash', 'note'],
    ['a.eth', '•••', 'x'],
    ['•••', '•••', '•••'],
    ['•••', '•••'],
  ]);
});

it.each([
  ['private_key', 'Line 1,234 looks like a private key. It was not read into the list.'],
  ['empty', 'Line 1,234 is empty.'],
  ['unclosed_quote', 'Line 1,234: A quoted field starts in this line but does not end.'],
] as const)('describes a line that was rejected as %s', (reason, words) => {
  expect(REJECTION_WORDS[reason](1234)).toBe(words);
});
