import { expect, it } from 'vitest';
import { describeEnsForm } from './character-rows.tsx';

it.each<[character: string, ensForm: string | null | undefined, words: object]>([
  ['a', 'a', { tone: 'pass', text: 'ENS accepts it' }],
  ['A', 'a', { tone: 'info', text: 'ENS changes it to', form: 'a' }],
  ['\u00ad', '', { tone: 'info', text: 'ENS removes it' }],
  ['|', null, { tone: 'skip', text: 'ENS does not accept it' }],
  ['Å', undefined, { tone: 'skip', text: 'ENS does not accept it as it is' }],
])('describes %j, which becomes %j', (character, ensForm, words) => {
  expect(describeEnsForm({ character, ensForm })).toEqual(words);
});
