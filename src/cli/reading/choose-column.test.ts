import { expect, it } from 'vitest';
import { detectFormat } from '../../lists/readers/detect-format.ts';
import { findGuess } from './choose-column.ts';

function guess(fileName: string, lines: readonly string[]) {
  const options = detectFormat(new TextEncoder().encode(`${lines.join('\n')}\n`), fileName);
  return findGuess(options, lines);
}

const ADDRESS = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';

it.each<[why: string, lines: string[], guess: number | null]>([
  ['there is one column', ['name', 'a.eth'], null],
  ['one heading suggests names', ['id,name,note', '1,a.eth,ours'], null],
  ['one column has names', ['id,x', '1,a.eth'], null],
  ['the other column has addresses', ['name,address', `a.eth,${ADDRESS}`], null],
  ['two headings suggest names', ['name,ens', 'Alice,alice.eth'], 0],
  ['a column without a known heading also has names', ['id,ens,owner', '1,a.eth,b.eth'], 1],
  ['only a later record has a second name', ['name,x', 'a.eth,', 'b.eth,c.eth'], 0],
  ['no column suggests names', ['id,x', '1,vitalik'], 0],
])('decides whether the CSV column is a guess if %s', (_, lines, expected) => {
  expect(guess('list.csv', lines)).toBe(expected);
});

it.each<[lines: string[], guess: string | null]>([
  [['{"name":"a.eth","note":"ours"}'], null],
  [['{"name":"a.eth"}', '{"name":"b.eth","to":"c.eth"}'], 'name'],
  [['{"id":"1","x":"vitalik"}'], 'id'],
  [['"a.eth"'], null],
  [[`{"ens":"a.eth","address":"${ADDRESS}"}`], null],
])('decides whether the field of %j is a guess', (lines, expected) => {
  expect(guess('list.jsonl', lines)).toBe(expected);
});

it('finds no guess in a plain list', () => {
  expect(guess('list.txt', ['a.eth', 'b.eth'])).toBeNull();
});
