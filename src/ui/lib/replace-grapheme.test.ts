import { expect, it } from 'vitest';
import { unwrap } from '../../client/queries/problem-error.ts';
import { createNodeInspector } from '../../hosts/node.ts';
import { replaceGrapheme } from './replace-grapheme.ts';

const engine = await createNodeInspector();

it.each([
  ['vitalìk.eth', 5, 'i', 'vitalik.eth'],
  ['vitalik.eth', 7, 'é', 'vitalik.éth'],
  ['a.b.c', 1, '👨‍👩‍👧', 'a.👨‍👩‍👧.c'],
  ['👨‍👩‍👧x.eth', 1, 'y', '👨‍👩‍👧y.eth'],
  [`[${'0'.repeat(64)}].ab`, 1, 'c', `[${'0'.repeat(64)}].ac`],
  ['a..b', 1, 'c', 'a..c'],
  ['abc', 3, 'x', null],
  ['', 0, 'x', null],
  ['x'.repeat(300), 0, 'y', null],
])('in %j, replaces grapheme %i with %s: %j', (name, index, by, expected) => {
  expect(replaceGrapheme(unwrap(engine.inspectName(name)), index, by)).toBe(expected);
});
