import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CONTENT_SECURITY_POLICY } from '../../hosts/security-headers.ts';
import { addSiteUrl, createPagePolicy } from './vite-html-plugins.ts';

it('omits only the directives that require a header', () => {
  const headerDirectives = CONTENT_SECURITY_POLICY.split('; ');
  const pageDirectives = createPagePolicy().split('; ');
  expect(headerDirectives.filter((directive) => !pageDirectives.includes(directive))).toEqual([
    "frame-ancestors 'none'",
  ]);
  expect(pageDirectives.filter((directive) => !headerDirectives.includes(directive))).toEqual([]);
});

const PAGE = readFileSync(new URL('../../../index.html', import.meta.url), 'utf8');

it.each(['https://example.org/tools/namescope', 'https://example.org/tools/namescope/'])(
  'adds absolute URLs of the preview image and the page for the site URL %s',
  (siteUrl) => {
    const html = addSiteUrl(PAGE, siteUrl);
    for (const property of ['og:image', 'og:url']) {
      const [, address = ''] =
        new RegExp(`property="${property}"\\s+content="([^"]*)"`, 'u').exec(html) ?? [];
      expect(address).toMatch(/^https:\/\/example\.org\/tools\/namescope\/(pictures\/\w+\.png)?$/u);
    }
    // The og:url tag and the absolute URLs are the only changes.
    expect(html.replaceAll('https://example.org/tools/namescope/', '')).toBe(
      PAGE.replace('</head>', '  <meta property="og:url" content="" />\n  </head>'),
    );
  },
);

it('throws if the site URL is invalid', () => {
  expect(() => addSiteUrl(PAGE, 'example.org')).toThrow('Invalid URL');
});
