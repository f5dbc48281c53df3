import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';

const renderGrapheme = (grapheme: string, place = '') =>
  renderScreen(`#/grapheme/${encodeURIComponent(grapheme)}${place}`);
const IN_NAME = '/in/vital%C3%ACk.eth/';

describe('the report of a grapheme says', () => {
  it.each<[grapheme: string, place: string, ...texts: string[]]>([
    ['o', '', '5 checks, nothing found', 'Typing Difficulty', 'Most alike'],
    ['ì', '', '5 checks: can be mistaken for “i”', 'Canonical form'],
    ['漢', '', '5 checks, nothing found, 1 worth knowing', 'No known confusables'],
    ['A', '', '5 checks: not accepted by ENS as it is'],
    ['👨', '', '143 confusables'],
    ['ì', `${IN_NAME}6`, 'Character 6 of 11, in label 1', 'Replace in name'],
    ['v', `${IN_NAME}1`, 'Next character'],
    ['ab', '', 'No report on this text', '2 graphemes', 'Inspect it as a name'],
    // A position that the name does not have is ignored.
    ['a', `${IN_NAME}99`, 'Latin Small Letter A', 'vitalìk.eth a'],
    ['а', '/in/%D0%B0%D0%B2%D1%82%D0%BE%D1%80.eth/1', 'This is ordinary spelling in this name.'],
  ])('%s%s', async (grapheme, place, ...texts) => {
    const { text } = await renderGrapheme(grapheme, place);
    for (const each of texts) expect(text).toContain(each);
    expect(text.includes('Previous character')).toBe(place.endsWith('/6'));
  });
});

it('lists each confusable once, with its name, script and verdict', async () => {
  const { html } = await renderGrapheme('👨');
  expect(html.match(/data-tile/gu)).toHaveLength(143);
  const [first] = html.match(/<a[^>]*data-tile.*?<\/a>/su) ?? [];
  expect(first?.replace(/<[^>]*>/gu, ' ')).toMatch(/🧑.*Adult.*U\+1F9D1/u);
  const place = await renderGrapheme('ì', `${IN_NAME}6`);
  expect(place.html).toContain('href="#/name/vitalik.eth"');
  expect(place.html).toContain('href="#/grapheme/k/in/vital%C3%ACk.eth/7"');
});

it('counts the confusables of each script and rating', async () => {
  const { html, text } = await renderGrapheme('1');
  const tiles = html.match(/data-tile/gu)?.length;
  const counts = [...text.matchAll(/(?:Worth checking|Pass|Alert|Worth knowing) \((\d+)\)/gu)];
  const numbers = counts.map(([, count]) => Number(count));
  expect(numbers.reduce((sum, count) => sum + count, 0)).toBe(tiles);
  expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
});
