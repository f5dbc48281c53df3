import type { Plugin } from 'vite';

/** What of the page has to be absolute for who reads it from elsewhere: its picture. */
const RELATIVE_PICTURE = /(<meta\s+(?:property|name)="(?:og|twitter):image"\s+content=")(?!\w+:)/gu;

/** The page with absolute addresses for those who make previews of links, and its own address. */
export function addSiteUrl(html: string, siteUrl: string): string {
  const site = new URL(siteUrl.endsWith('/') ? siteUrl : `${siteUrl}/`).href;
  return html
    .replace(RELATIVE_PICTURE, (_, tag: string) => tag + site)
    .replace('</head>', `  <meta property="og:url" content="${site}" />\n  </head>`);
}

/** The build does not know where the site will stand, unless SITE_URL says so. */
export function viteSiteUrlPlugin(): Plugin {
  const { SITE_URL } = process.env;
  return {
    name: 'namescope-site-url',
    apply: 'build',
    transformIndexHtml: (html) => (SITE_URL ? addSiteUrl(html, SITE_URL) : html),
  };
}
