import { describe, expect, it } from 'vitest';
import { measureWidth } from './measure-width.ts';
import { createStyles } from './styles.ts';
import { createTable, cutToWidth } from './table.ts';

const plain = createStyles({ isTerminal: false }, false, {});
const COLUMNS = [{ title: 'name' }, { title: 'status' }, { title: 'why', isCut: true }];

describe('a table', () => {
  it('aligns by what is drawn, whatever the cells hold', () => {
    const table = createTable(COLUMNS, plain, 80);
    const text = table.formatRows([
      ['日本.eth', 'pass', 'ordinary'],
      ['pay\u202e.eth', 'alert', 'hides\na character'],
      ['e\u0301a', 'warn', ''],
    ]);
    expect(text).toBe(
      [
        'name             status  why',
        '日本.eth         pass    ordinary',
        'pay<U+202E>.eth  alert   hides<U+000A>a character',
        'e\u0301a               warn',
        '',
      ].join('\n'),
    );
    expect(table.formatRows([['a', 'pass', 'b']])).toBe(`a${' '.repeat(16)}pass    b\n`);
  });

  it('cuts words to the width and never a name, which moves its own row alone', () => {
    const long = `${'a'.repeat(60)}\u200b.eth`;
    const text = createTable(COLUMNS, plain, 40).formatRows([
      ['ab.eth', 'pass', 'words and words and words'],
      [long, 'alert', 'words and words and words'],
    ]);
    const [, first = '', second = ''] = text.split('\n');
    expect(first).toBe(`ab.eth${' '.repeat(36)}pass    words and words…`);
    expect(second).toBe(`${'a'.repeat(60)}<U+200B>.eth  alert   words and words…`);
  });

  it('fits the terminal where the names do', () => {
    const rows = ['a.eth', '日本.eth'].map((name) => [name, 'pass', '日本'.repeat(50)]);
    for (const line of createTable(COLUMNS, plain, 60).formatRows(rows).split('\n')) {
      expect(measureWidth(line)).toBeLessThanOrEqual(60);
    }
  });

  it('measures before it draws', () => {
    const styles = createStyles({ isTerminal: true }, true, {});
    const draw = (text: string) => styles.status('alert', text);
    const text = createTable(COLUMNS, styles, 80).formatRows([['a', { text: 'alert', draw }, 'x']]);
    expect(text.split('\n')[1]).toBe('a     \u001b[31malert\u001b[39m   x');
  });
});

it.each([
  ['abc', 3, 'abc'],
  ['abcd', 3, 'ab…'],
  ['a<U+202E>b', 6, 'a…'],
  ['日本', 3, '日…'],
  ['', 0, ''],
])('%j cut to %i is %j', (text, width, cut) => {
  expect(cutToWidth(text, width)).toBe(cut);
});
