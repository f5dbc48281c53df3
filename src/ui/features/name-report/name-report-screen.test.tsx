import { afterEach, describe, expect, it } from 'vitest';
import { deviceWatchlist } from '../../../client/trusted/device-watchlist.ts';
import { deviceWatchlistChanges } from '../../../client/trusted/device-watchlist-changes.ts';
import { renderName } from '../../testing/render-screen.tsx';

const ZWJ = '\u200d';
const UNKNOWN = `[${'0'.repeat(64)}].eth`;
const NOT_VITALIK = 'Don’t send. This is not vitalik.eth.';

/** Returns the HTML of the card with the verdict. */
const readCard = (html: string) => /<article.*?<\/header>/su.exec(html)?.[0] ?? '';

describe('a report says', () => {
  it.each<[name: string, ...texts: (string | RegExp)[]]>([
    ['vitalìk.eth', NOT_VITALIK, 'You were given', 'You probably want'],
    ['rnetamask.eth', 'Don’t send. This is not metamask.eth.', '“rn” reads as “m”.'],
    ['metamask.eth', 'This is the known name of MetaMask (wallet).'],
    ['pay.metamask.eth', 'This is a subname of metamask.eth.'],
    ['vitaIik.eth', NOT_VITALIK, 'ENS reads this name as “vitaiik.eth”.'],
    ['nick.eth', 'Only the spelling was checked.', 'Ask your wallet', '12 checks, nothing found'],
    ['vitalik', 'worth knowing', 'Copy vitalik.eth', 'Check vitalik.eth'],
    ['elonmusk', /Check elonmusk\.eth(?!.*Copy elonmusk)/u],
    ['e1onmusk.eth', /Don’t send\. This imitates elonmusk\.eth\.(?!.*You probably want)/u],
    ['Brantly.eth', 'Use brantly.eth.'],
    ['b๐red.eth', 'Don’t send. ENS doesn’t accept this spelling.', 'Copy bored.eth'],
    [
      'MetaMask-support.eth',
      'ENS changes this name to metamask-support.eth.',
      // Offers no repair that is itself an imitation.
      /Copy metamask\.eth(?!.*Copy metamask-support)/u,
    ],
    ['sh_op.eth', 'sh_opcharacter 3, in label 1', 'Replace it with -'],
    ['автор.eth', 'Written in Cyrillic letters alone.', '12 checks, 2 worth knowing'],
    ['автор.eth', 'are ordinary in this spelling'],
    ['vitalìk_a.б.eth', /Also found .*Mixed Scripts/u],
    [`a${'\u0301'.repeat(40)}.eth`, 'U+0061 U+0301 U+0301 +38'],
    [`${'a'.repeat(300)}.eth`, 'Don’t send. This name is too long to check.', 'no checks'],
    ['', 'The root name', 'This is the root of all names.', `0x${'0'.repeat(64)}`],
  ])('%s', async (name, ...texts) => {
    const { text } = await renderName(name);
    for (const each of texts)
      expect(text).toEqual(
        typeof each === 'string' ? expect.stringContaining(each) : expect.stringMatching(each),
      );
  });

  it('which other sites have the name, or why none is linked', async () => {
    const { html, text } = await renderName('caf\u00e9.eth');
    for (const href of [
      'https://app.ens.domains/caf%C3%A9.eth',
      'https://etherscan.io/name-lookup-search?id=caf%C3%A9.eth',
    ])
      expect(html).toContain(`href="${href}" target="_blank" rel="noreferrer noopener"`);
    expect(text).toContain('opens etherscan.io and sends the name there');
    for (const [name, reason] of [
      ['Nick.eth', 'ENS doesn’t accept this spelling'],
      [UNKNOWN, 'No links, because part of the name'],
      ['a'.repeat(300), 'too long to inspect'],
      ['nick', 'these sites need a complete name'],
    ] as const) {
      const without = await renderName(name);
      expect(without.text).toContain(reason);
      expect(without.html).not.toContain('target="_blank"');
    }
  });

  it('that a long name cannot be shared as a link', async () => {
    const { text } = await renderName(`${'a'.repeat(15_990)}\u00e9.eth`);
    expect(text).toContain('This can’t be shared as a link');
    expect(text).not.toContain('Share…');
  });

  it('how alike this device draws two letters', async () => {
    const drawing = {
      similarity: 0.9,
      isIdentical: false,
      pieces: Array(11).fill(1).with(5, 0.87),
    };
    const { text } = await renderName('vitalìk.eth', { drawing });
    expect(text).toMatch(/This device draws the two letters 87\s% alike\./u);
  });
});

describe('the card', () => {
  it('marks the deceptive letter once and leads to its report', async () => {
    const { html } = await renderName('vitalìk.eth');
    expect(html.match(/<a[^>]*data-marked="true"/gu)).toHaveLength(1);
    expect(html).toMatch(
      /data-marked="true"[^>]*aria-label="ì Latin Small Letter I With Grave, U\+00EC, worth checking" href="#\/grapheme\/%C3%AC\/in\/vital%C3%ACk\.eth\/6"/u,
    );
    expect(readCard(html).match(/U\+00EC<\/code>/gu)).toHaveLength(1);
  });

  it('compares pieces of different lengths, but not joined letters', async () => {
    expect((await renderName('rnetamask.eth')).html).toMatch(
      /data-differs="true"><a(?:(?!data-differs)[^<]|<(?!\/bdi))*>r<\/a><a[^>]*>n<\/a><\/bdi>/u,
    );
    expect((await renderName('العربیة.eth')).html).not.toContain('data-differs="true"');
  });

  it('gives letters the tone of the whole report', async () => {
    const { html: spelling } = await renderName('Vitalik.eth');
    expect(spelling).toMatch(/aria-label="V [^"]*, worth knowing"/u);
    expect(spelling).toMatch(/aria-label="i [^"]*, pass"/u);
    const { html } = await renderName('автор.eth');
    expect(html).toMatch(/data-tone="pass"[^>]*aria-label="а Cyrillic Small Letter A/u);
  });

  it('labels hidden characters and keeps them in the text', async () => {
    const { html } = await renderName('\u200b\u200c\u200d');
    for (const label of ['ZWSP', 'ZWNJ', 'ZWJ']) expect(html).toContain(`data-label="${label}"`);
    const fault = await renderName('vita\u200blik_x.eth');
    expect(fault.html).toMatch(/data-label="ZWSP"(?:(?!<\/p>).)*character 9, in label 1/su);
    expect((await renderName(`ni${ZWJ}ck.eth`)).text).toContain('This name hides a character.');
  });

  it('links to the name that was probably meant, and compares with it unless ENS reads both alike', async () => {
    const imitation = readCard((await renderName('rnetamask.eth')).html);
    expect(imitation).toContain('href="#/name/metamask.eth"');
    expect(imitation).toContain('href="#/compare/rnetamask.eth/metamask.eth"');
    const spelling = readCard((await renderName('Brantly.eth')).html);
    expect(spelling).toContain('href="#/name/brantly.eth"');
    expect(spelling).not.toContain('#/compare/');
  });

  it('leads to the ENS app and tells it nothing about this page', async () => {
    expect((await renderName('nick.eth')).html).toMatch(
      /href="https:\/\/app\.ens\.domains\/nick\.eth"[^>]*rel="noreferrer noopener">Open in the ENS app/u,
    );
  });

  it('points at the label that a finding is about', async () => {
    const { html } = await renderName(`[${'0'.repeat(64)}].a_b.eth`);
    expect(html).toMatch(/<button[^>]*><span[^>]*>label 1</u);
    expect(html).toContain('id="label-0"');
  });
});

it.each([
  '<img src=x onerror=alert(1)>.eth',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor.eth',
  `z${'\u0335\u0321\u0489'.repeat(40)}.eth`,
  '.'.repeat(150),
  '\u2028\u2029\u0000\ufff9.eth',
  UNKNOWN,
])('shows a hostile name as text: %j', async (name) => {
  const { html, text } = await renderName(name);
  expect(text).toContain(' code point');
  expect(html).not.toMatch(/<(?:img|script)\b/u);
});

describe('the names that the user trusts', () => {
  afterEach(() => {
    deviceWatchlistChanges.remove(deviceWatchlist.names());
    deviceWatchlistChanges.setUsesKnownNames(true);
  });

  it('are recognized, and imitations of them are found', async () => {
    deviceWatchlistChanges.add(['my-own-name.eth']);
    expect((await renderName('my-own-name.eth')).text).toContain('This is a name you trust.');
    expect((await renderName('rny-own-narne.eth')).text).toContain(
      'Don’t send. This is not my-own-name.eth.',
    );
  });

  it('replace the known names if the user turned those off', async () => {
    deviceWatchlistChanges.setUsesKnownNames(false);
    expect((await renderName('paypa1.eth')).text).toContain('No problem found in the spelling.');
  });
});
