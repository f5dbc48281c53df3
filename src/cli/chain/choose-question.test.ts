import { expect, it } from 'vitest';
import { chooseQuestion } from './choose-question.ts';

it.each([
  ['vitalik.eth', 'vitalik.eth'],
  ['VITALIK.eth', 'vitalik.eth'],
  ['vitalik', 'vitalik'],
  ['Example.com', 'example.com'],
  ['👨‍👩‍👧.eth', '👨‍👩‍👧.eth'],
  [`${'a'.repeat(196)}.eth`, `${'a'.repeat(196)}.eth`],
])('asks for %s as %s', (name, asked) => {
  expect(chooseQuestion(name)).toEqual({ name: asked });
});

it.each([
  ['', 'not_asked'],
  ['0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', 'not_asked'],
  [`[${'ab'.repeat(32)}].eth`, 'not_asked'],
  [`${'a'.repeat(197)}.eth`, 'not_asked'],
  ['a..eth', 'not_normalized'],
  ['vitаlik.eth', 'not_normalized'],
  ['pay\u202epal.eth', 'not_normalized'],
  ['\ud800.eth', 'not_normalized'],
])('asks nothing about %j: %s', (name, reason) => {
  expect(chooseQuestion(name)).toEqual({ name: null, reason });
});
