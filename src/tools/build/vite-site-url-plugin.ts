import type { Plugin } from 'vite';

/** The start of a meta tag with the relative URL of the preview image. Other sites need an absolute URL. */
const RELATIVE_IMAGE_TAG =
  /(<meta\s+(?:property|name)="(?:og|twitter):image"\s+content=")(?!\w+:)/gu;

/** Makes the URL of the preview image absolute and adds the URL of the page. */
export function addSiteUrl(html: string, siteUrl: string): string {
  const site = new URL(siteUrl.endsWith('/') ? siteUrl : `${siteUrl}/`).href;
  return html
    .replace(RELATIVE_IMAGE_TAG, (_, tag: string) => tag + site)
    .replace('</head>', `  <meta property="og:url" content="${site}" />\n  </head>`);
}

/** Adds absolute URLs to the page if the environment variable SITE_URL contains the address of the site. */
export function viteSiteUrlPlugin(): Plugin {
  const { SITE_URL } = process.env;
  return {
    name: 'namescope-site-url',
    apply: 'build',
    transformIndexHtml: (html) => (SITE_URL ? addSiteUrl(html, SITE_URL) : html),
  };
}
