import { describe, expect, it } from 'vitest';
import { createStyles, createTable, cutToWidth, measureWidth } from './table.ts';

it.each([
  ['', 0],
  ['vitalik.eth', 11],
  ['e\u0301\u0302', 1],
  ['日本語', 6],
  ['ﾊﾟ', 2],
  ['각', 2],
  ['\u1100\u1161\u11a8', 2],
  ['👩', 2],
  ['🇨🇭', 2],
  ['👍🏽', 4],
  ['ก็', 1],
  ['𠮷', 2],
  ['שלום', 4],
])('%j takes %i columns', (text, width) => {
  expect(measureWidth(text)).toBe(width);
});

const noStyles = createStyles({ isTerminal: false }, false, {});
const TITLES = ['name', 'status', 'evidence'];

describe('createTable', () => {
  it('escapes cells and aligns columns by their drawn width', () => {
    const table = createTable(TITLES, noStyles, 80);
    const text = table.formatRows([
      ['日本.eth', 'pass', 'ordinary'],
      ['pay\u202e.eth', 'alert', 'hides\na character'],
      ['e\u0301a', 'warn', ''],
    ]);
    expect(text).toBe(
      [
        'name             status  evidence',
        '日本.eth         pass    ordinary',
        'pay<U+202E>.eth  alert   hides<U+000A>a character',
        'e\u0301a               warn',
        '',
      ].join('\n'),
    );
    expect(table.formatRows([['a', 'pass', 'b']])).toBe(`a${' '.repeat(16)}pass    b\n`);
  });

  it('cuts text to the terminal width but never a name, and lets a long name shift only its row', () => {
    const long = `${'a'.repeat(60)}\u200b.eth`;
    const text = createTable(TITLES, noStyles, 40).formatRows([
      ['ab.eth', 'pass', 'words and words and words'],
      [long, 'alert', 'words and words and words'],
    ]);
    const [, first = '', second = ''] = text.split('\n');
    expect(first).toBe(`ab.eth${' '.repeat(36)}pass    words and words…`);
    expect(second).toBe(`${'a'.repeat(60)}<U+200B>.eth  alert   words and words…`);
  });

  it('measures cells before it adds colours', () => {
    const styles = createStyles({ isTerminal: true }, true, {});
    const draw = (text: string) => styles.status('alert', text);
    const text = createTable(TITLES, styles, 80).formatRows([['a', { text: 'alert', draw }, 'x']]);
    expect(text.split('\n')[1]).toBe('a     \u001b[31malert\u001b[39m   x');
  });
});

it.each([
  ['abc', 3, 'abc'],
  ['abcd', 3, 'ab…'],
  ['a<U+202E>b', 6, 'a…'],
  ['日本', 3, '日…'],
  ['', 0, ''],
])('cutToWidth(%j, %i) returns %j', (text, width, cut) => {
  expect(cutToWidth(text, width)).toBe(cut);
});

const RED = '\u001b[31malert\u001b[39m';

it.each<[isTerminal: boolean, color: boolean | undefined, env: NodeJS.ProcessEnv, text: string]>([
  [true, undefined, {}, RED],
  [true, undefined, { TERM: 'xterm', NO_COLOR: '' }, RED],
  [true, undefined, { NO_COLOR: '1' }, 'alert'],
  [true, undefined, { TERM: 'dumb' }, 'alert'],
  [true, false, {}, 'alert'],
  [true, true, { NO_COLOR: '1', TERM: 'dumb' }, RED],
  [false, undefined, {}, 'alert'],
  [false, true, {}, RED],
])('with isTerminal %s, color %s and environment %j', (isTerminal, color, env, text) => {
  expect(createStyles({ isTerminal }, color, env).status('alert', 'alert')).toBe(text);
});
