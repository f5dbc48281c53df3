import type { Plugin } from 'vite';

/** Meta tag of the preview picture, which other sites need as an absolute URL. */
const RELATIVE_PICTURE = /(<meta\s+(?:property|name)="(?:og|twitter):image"\s+content=")(?!\w+:)/gu;

/** Makes the addresses for link previews absolute and adds the address of the page. */
export function addSiteUrl(html: string, siteUrl: string): string {
  const site = new URL(siteUrl.endsWith('/') ? siteUrl : `${siteUrl}/`).href;
  return html
    .replace(RELATIVE_PICTURE, (_, tag: string) => tag + site)
    .replace('</head>', `  <meta property="og:url" content="${site}" />\n  </head>`);
}

/** Writes absolute addresses into the page if SITE_URL says where the site is deployed. */
export function viteSiteUrlPlugin(): Plugin {
  const { SITE_URL } = process.env;
  return {
    name: 'namescope-site-url',
    apply: 'build',
    transformIndexHtml: (html) => (SITE_URL ? addSiteUrl(html, SITE_URL) : html),
  };
}
