import { describe, expect, it } from 'vitest';
import { readText, renderName } from '../../testing/render-screen.tsx';

const ADDRESS = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';

/** Returns the text of each main heading. */
const listTitles = (html: string) =>
  [...html.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gsu)].map(([, inner = '']) => readText(inner));

describe('a pasted text is', () => {
  it.each<[text: string, ...says: (string | RegExp)[]]>([
    [
      'Pay 0.5 ETH to vitaIik.eth please',
      'Message with 1 name',
      'Don’t send. This is not vitalik.eth.',
    ],
    [
      'Ask nick.eth first, and then pay vitalìk.eth the rest',
      // The riskiest name has the report.
      /Message with 2 names vitalìk\.eth Don’t send.*Inspect these 2 names as a list Compare them nick\.eth ?pass/u,
    ],
    [ADDRESS, 'Not among the addresses you trust.'],
    [ADDRESS.replace('6045', '6046'), 'The checksum of this address is wrong.'],
    ['@vitalik', 'This is a handle of another service', 'vitalik.eth'],
    ['0xd8dA…6045', 'Shortened address', 'This is a shortened address.'],
    ['javascript:alert(1)', 'Link that can run code', 'Don’t open this link.'],
    ['alice.eth@b\u0430se', 'is not the chain Base', /^(?!.*No problem found).*alice\.eth ?pass/u],
    ['ethereum:vitalik.eth@1?value=2.014e18', 'Asks for 2.014 ETH.'],
    ['Please pay [vitalik.eth](https://app.ens.domains/nick.eth) today', 'leads to nick.eth'],
    ['Send the 2 ETH to \u202evitalik.eth\u202c before Friday', 'Hidden characters change'],
    [`Ask nick.eth about ${ADDRESS}, or pay vital\u00eck.eth`, 'This is not vitalik.eth'],
  ])('%s', async (pasted, ...says) => {
    const { html, text } = await renderName(pasted);
    for (const each of says)
      expect(text).toEqual(
        typeof each === 'string' ? expect.stringContaining(each) : expect.stringMatching(each),
      );
    expect(text).not.toContain('Contains a space');
    expect(html).not.toContain('href="javascript');
    expect(listTitles(html)).toHaveLength(1);
  });
});

it('gives the worst finding the title', async () => {
  const { html } = await renderName('alice.eth@b\u0430se');
  expect(listTitles(html)).toEqual([expect.stringContaining('is not the chain Base')]);
});

it('links the parts of the text to the findings about them', async () => {
  const { html } = await renderName('Ask nick.eth first, and then pay vitalìk.eth the rest');
  expect(html).toMatch(/<span role="button" tabindex="0"[^>]*data-tone="alert">/u);
  expect(html).toContain('<a href="#/compare/nick.eth/vital%C3%ACk.eth">Compare them</a>');
});
