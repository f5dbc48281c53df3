import { join } from 'node:path';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { CONTENT_SECURITY_POLICY } from '../../hosts/security-headers.ts';

/** Directives that browsers accept only in a header. In a meta tag, they cause a warning. */
const HEADER_ONLY = ['frame-ancestors', 'report-uri', 'sandbox'];

/** Returns the policy for a meta tag, which protects the page if the server does not send our headers. */
export function createPagePolicy(): string {
  return CONTENT_SECURITY_POLICY.split('; ')
    .filter((directive) => !HEADER_ONLY.some((name) => directive.startsWith(name)))
    .join('; ');
}

/** Adds the Content-Security-Policy to the built page, before the first script. */
export function vitePolicyPlugin(): Plugin {
  return {
    name: 'namescope-policy',
    // The dev server adds inline scripts, which the policy blocks.
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: createPagePolicy() },
        injectTo: 'head-prepend',
      },
    ],
  };
}

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

/** The module that renders the page. `src/ui/entry.ts` imports it after starting the worker. */
const PAGE = 'src/ui/main.tsx';

/** The script that shows an error if the page cannot start. */
const BOOT = 'src/ui/boot.ts';

/** Files that the worker needs. The page requests them before the worker has started, so that they arrive earlier. */
const WORKER_FILES = [
  /\binspector-worker-[^/]+\.js$/,
  /\bbulk-[^/]+\.bin$/,
  /\bstart-engine-[^/]+\.js$/,
  /\bhashing-[^/]+\.wasm$/,
];

/** Adds the boot script and preload links to the built HTML, so that the files load in parallel. */
export function vitePreloadPlugin(): Plugin {
  let base = '/';
  let boot = '';
  return {
    name: 'namescope-preload',
    apply: 'build',
    configResolved: (config) => {
      base = config.base;
      boot = join(config.root, BOOT);
    },
    buildStart() {
      this.emitFile({
        type: 'chunk',
        id: boot,
        name: 'boot',
        preserveSignature: 'allow-extension',
      });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const findChunk = (module: string) => {
          const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
          if (!chunk) throw new Error(`The build has no chunk that contains ${module}.`);
          return chunk;
        };
        const page = findChunk(PAGE);
        // Links to imported chunks come first, which keeps the order of the stylesheets.
        const pageChunks = [...page.imports, page.fileName].flatMap((fileName) =>
          chunks.filter((chunk) => chunk.fileName === fileName && !html.includes(fileName)),
        );
        // The size limits for the first screen do not count files in later/.
        const late = pageChunks.find(({ fileName }) => fileName.includes('/later/'));
        if (late)
          throw new Error(
            `The page loads ${late.fileName} at startup. Add the chunk to AT_START in vite.config.ts.`,
          );
        const link = (rel: string, fileName: string): HtmlTagDescriptor => ({
          tag: 'link',
          attrs: { rel, crossorigin: true, href: `${base}${fileName}` },
          injectTo: 'head',
        });
        const workerFiles = WORKER_FILES.map((pattern) => {
          const fileName = Object.keys(bundle).find((file) => pattern.test(file));
          if (!fileName) throw new Error(`The build has no file that matches ${pattern}.`);
          return fileName;
        });
        const links = pageChunks.flatMap(({ fileName, viteMetadata }) => [
          link('modulepreload', fileName),
          ...[...(viteMetadata?.importedCss ?? [])].map((style) => link('stylesheet', style)),
        ]);
        const src = `${base}${findChunk(BOOT).fileName}`;
        return [
          ...links,
          // Uses `prefetch`, because browsers warn about a `preload` of a file that only a worker uses.
          ...workerFiles.map((fileName) => link('prefetch', fileName)),
          {
            tag: 'script',
            attrs: { async: true, type: 'module', crossorigin: true, src },
            injectTo: 'head',
          },
        ];
      },
    },
  };
}
