import { expect, it } from 'vitest';
import { detectFormat, type ImportOptions } from '../../lists/readers/detect-format.ts';
import { chooseColumn, findGuess } from './choose-column.ts';

function detect(fileName: string, lines: readonly string[]): ImportOptions {
  return detectFormat(new TextEncoder().encode(`${lines.join('\n')}\n`), fileName);
}

function guess(fileName: string, lines: readonly string[]) {
  const found = findGuess(detect(fileName, lines), lines);
  return found?.kind === 'column' ? found.column : (found?.kind ?? null);
}

const A_LOT = Array<string>(50).fill('a.eth,');
const ADDRESS = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';

it.each<[why: string, lines: string[], guess: number | 'header' | null]>([
  ['there is one column', ['name', 'a.eth'], null],
  ['one heading suggests names', ['id,name,note', '1,a.eth,ours'], null],
  ['one column has names', ['1,a.eth', '2,b.eth'], null],
  ['no heading is known', ['id,x', '1,a.eth'], 'header'],
  ['the first name has a hidden character', ['a.eth\u200b,1', 'b.eth,2'], null],
  ['the first name has no suffix', ['vitalik,1', 'b.eth,2'], 'header'],
  ['a value looks like a known heading', ['a.eth\u200b,name', 'b.eth,Bob'], 1],
  ['the other column has addresses', ['name,address', `a.eth,${ADDRESS}`], null],
  ['two headings suggest names', ['name,ens', 'Alice,alice.eth'], 0],
  ['a column without a known heading also has names', ['id,ens,owner', '1,a.eth,b.eth'], 1],
  ['only a later record has a second name', ['name,x', 'a.eth,', 'b.eth,c.eth'], 0],
  ['no column suggests names', ['id,x', '1,vitalik'], 0],
  ['a row after the first 20 has a second name', ['name,x', ...A_LOT, 'b.eth,c.eth'], 0],
  ['a row with a second name is cut', ['name,x', ...A_LOT, 'b.eth,"c.eth'], null],
])('decides what is a guess in CSV if %s', (_, lines, expected) => {
  expect(guess('list.csv', lines)).toBe(expected);
});

it.each<[lines: string[], guess: string | null]>([
  [['{"name":"a.eth","note":"ours"}'], null],
  [['{"name":"a.eth"}', '{"name":"b.eth","to":"c.eth"}'], 'name'],
  [['{"id":"1","x":"vitalik"}'], 'id'],
  [['"a.eth"'], null],
  [['{"id":"q1","data":{"domains":[{"name":"a.eth"}]}}'], 'id'],
  [['{"name":"a.eth","aliases":["b.eth"]}'], 'name'],
  [['{"name":123,"id":"x"}'], 'id'],
  [['{"x":"vitalik"}'], 'x'],
  [['{"name":"vitalik","tags":["x"],"count":1}'], null],
  [['{"rnetamask.eth":"a.eth"}'], 'rnetamask.eth'],
  [['{"name":"a.eth","rnetamask.eth":1}'], 'name'],
  [['{"name":"a.eth","x":{"rnetamask.eth":1}}'], 'name'],
  [[`{"ens":"a.eth","address":"${ADDRESS}"}`], null],
])('decides whether the field of %j is a guess', (lines, expected) => {
  expect(guess('list.jsonl', lines)).toBe(expected);
});

it('finds no guess in a plain list', () => {
  expect(guess('list.txt', ['a.eth', 'b.eth'])).toBeNull();
});

it.each<[lines: string[], choice: string, column: number, header: boolean]>([
  [['id,owner', '1,a.eth'], 'owner', 1, true],
  [['id,Owner ', '1,a.eth'], 'owner', 1, true],
  [['id,owner', '1,a.eth'], '2', 1, false],
  [['id,name', '1,a.eth'], '2', 1, true],
  [['a.eth,1', 'b.eth,2'], '1', 0, false],
  [['a.eth,name', 'b.eth,Bob'], '1', 0, false],
  [['x,2024', 'a.eth,3'], '2024', 1, true],
])('reads CSV that starts with %j from the column %j', (lines, choice, column, header) => {
  const { format } = chooseColumn(detect('list.csv', lines), choice);
  expect(format).toMatchObject({ column, header });
});

it('does not choose among columns with the same heading', () => {
  const options = detect('list.csv', ['name,Name', 'a.eth,b.eth']);
  expect(chooseColumn(options, 'name').format).toMatchObject({ column: 0 });
  expect(() => chooseColumn(options, 'NAME')).toThrow('Several columns');
});

it('does not take a name for a heading', () => {
  const options = detect('list.csv', ['rnetamask.eth,1', 'b.eth,2']);
  expect(() => chooseColumn(options, 'rnetamask.eth')).toThrow('There is no column');
});
