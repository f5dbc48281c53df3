import { expect, it } from 'vitest';
import { unwrap } from '../../client/queries/problem-error.ts';
import { createNodeInspector } from '../../hosts/node.ts';
import { describePosition, placeGraphemes, replaceGrapheme } from './placed-graphemes.ts';

const inspector = await createNodeInspector();

const inspect = (name: string) => unwrap(inspector.inspectName(name));

const UNKNOWN = `[${'0'.repeat(64)}]`;

it.each([
  ['a.b.ì.eth', 'ì', 'character 5, in label 3', 2],
  ['vitalìk.eth', 'ì', 'character 6, in label 1', 5],
  // A grapheme counts as one character.
  ['👩‍👩‍👧à.ì', 'ì', 'character 4, in label 2', 2],
  ['..ì', 'ì', 'character 3, in label 3', 0],
  [`${UNKNOWN}.ì`, 'ì', 'character 68, in label 2', 0],
])('finds, in %s, the grapheme %s at %s', (name, grapheme, words, index) => {
  const found = placeGraphemes(inspect(name)).find(({ report }) => report.grapheme === grapheme);
  expect(found && describePosition(found)).toBe(words);
  expect(found?.index).toBe(index);
});

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
  expect(replaceGrapheme(inspect(name), index, by)).toBe(expected);
});
