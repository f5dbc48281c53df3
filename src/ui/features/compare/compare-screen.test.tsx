import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';

const ADDRESS = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const POISONED = '0xd8da111111111111111111111111111111116045';

/** Renders the comparison of two texts on a device that draws them alike. */
const renderPair = (first: string, second: string) =>
  renderScreen(`#/compare/${[first, second].map(encodeURIComponent).join('/')}`, {
    drawing: { isIdentical: first.includes('\u200d'), similarity: 0.93, pieces: [] },
  });

describe('a comparison says', () => {
  it.each<[first: string, second: string, ...texts: (string | RegExp)[]]>([
    [
      'rnetamask.eth',
      'metamask.eth',
      'alert: rnetamask.eth looks like metamask.eth, and imitates it.',
      'Marked letters differ, and percentages show how alike these letters look here',
    ],
    ['metamask.eth', 'METAMASK.eth', 'Two spellings of one name'],
    ['metamask.eth', 'metamask.eth', 'The same text'],
    [
      'ni\u200dck.eth',
      'nick.eth',
      'alert: The first name looks identical to the second, nick.eth, and imitates it',
    ],
    ['nick.eth', '', 'Enter the second name'],
    [
      'nick.eth',
      'https://app.ens.domains/vitalik.eth?x=1,2',
      'The second text is not a name',
      'Name found:',
      'Compare vitalik.eth instead',
    ],
    [ADDRESS, ADDRESS.toLowerCase(), 'The same address', 'Only capital letters or spaces differ'],
    [
      ADDRESS,
      POISONED,
      'Two different addresses that look alike. 31 of 40 digits differ',
      /First .*Checksum right\..*Second .*No checksum\./u,
    ],
    [ADDRESS, ADDRESS.slice(0, -1), 'An address has 40 digits after 0x.'],
    [ADDRESS, 'vitalik.eth', 'A name and an address can’t be compared'],
    ['שלום.eth', 'שלוב.eth', 'They differ in one place: look closely'],
    [
      'averyveryverylongnamethatgoesona.eth',
      'averyveryverylongnamethatgoesonb.eth',
      '… 23 equal …',
    ],
    ['', '', 'Pairs to try', 'Two letters that look like one'],
  ])('%s and %s', async (first, second, ...texts) => {
    const { text } = await renderPair(first, second);
    for (const each of texts)
      expect(text).toEqual(
        typeof each === 'string' ? expect.stringContaining(each) : expect.stringMatching(each),
      );
  });

  it('how names differ that are too long to be judged', async () => {
    const long = 'a'.repeat(7_000);
    const { text } = await renderPair(`${long}x.eth`, `${long}y.eth`);
    expect(text).toContain('too long to compare');
    expect(text).toContain('The first 7,000 code points are the same');
  });
});

it('marks the letters that differ, in the order of right-to-left text', async () => {
  const { html } = await renderPair('مرحبا.eth', 'مرحيا.eth');
  expect(
    html.match(/<mark[^>]*>.*?<\/mark>/gu)?.map((mark) => mark.replace(/<[^>]*>/gu, '')),
  ).toEqual(['ب', 'ي']);
});

it('offers to share a comparison and to open the report of each name', async () => {
  const { html, text } = await renderPair('rnetamask.eth', 'metamask.eth');
  expect(text).toContain('Copy link');
  for (const name of ['rnetamask', 'metamask']) expect(html).toContain(`href="#/name/${name}.eth"`);
});
