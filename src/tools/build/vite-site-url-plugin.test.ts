import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { addSiteUrl } from './vite-site-url-plugin.ts';

const PAGE = readFileSync(new URL('../../../index.html', import.meta.url), 'utf8');

it.each(['https://example.org/tools/namescope', 'https://example.org/tools/namescope/'])(
  'the picture and the address of the page are absolute under %s',
  (siteUrl) => {
    const html = addSiteUrl(PAGE, siteUrl);
    for (const property of ['og:image', 'og:url']) {
      const [, address = ''] =
        new RegExp(`property="${property}"\\s+content="([^"]*)"`, 'u').exec(html) ?? [];
      expect(address).toMatch(/^https:\/\/example\.org\/tools\/namescope\/(pictures\/\w+\.png)?$/u);
    }
    // Nothing else is changed.
    expect(html.replaceAll('https://example.org/tools/namescope/', '')).toBe(
      PAGE.replace('</head>', '  <meta property="og:url" content="" />\n  </head>'),
    );
  },
);

it('an address that is none fails the build', () => {
  expect(() => addSiteUrl(PAGE, 'example.org')).toThrow('Invalid URL');
});
