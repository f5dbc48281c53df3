import { expect, it } from 'vitest';
import { createStyles } from './styles.ts';

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
