import { expect, it } from 'vitest';
import { describeEnsForm } from './character-rows.tsx';

it.each([
  ['a', 'a', 'pass', 'ENS accepts it', null],
  ['A', 'a', 'info', 'ENS changes it to', 'a'],
  ['½', '1⁄2', 'info', 'ENS changes it to', '1⁄2'],
  ['\u00ad', '', 'info', 'ENS removes it', null],
  ['|', null, 'skip', 'ENS does not accept it', null],
  ['Å', undefined, 'skip', 'ENS does not accept it as it is', null],
] as const)('describes %j, which becomes %j', (character, ensForm, tone, text, form) => {
  const row = { character, name: '', codePoints: '', origin: null, ensForm };
  expect(describeEnsForm(row)).toEqual({ tone, text, form });
});
