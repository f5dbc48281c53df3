import { join } from 'node:path';
import type { HtmlTagDescriptor, Plugin } from 'vite';

/** The module that renders the page. The entry imports it after it has started the worker. */
const PAGE = 'src/ui/main.tsx';

/** The script that reports when the entry cannot start. */
const BOOT = 'src/ui/boot.ts';

/** Adds preload links to the built HTML, so that the page's program loads in parallel with the entry. */
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
        const find = (module: string) => {
          const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
          if (!chunk) throw new Error(`The build has no chunk of ${module}.`);
          return chunk;
        };
        const page = find(PAGE);
        // Imports come first, which keeps the order of the styles.
        const parts = [...page.imports, page.fileName].flatMap((fileName) =>
          chunks.filter((chunk) => chunk.fileName === fileName && !html.includes(fileName)),
        );
        // Size budgets count only files in this folder.
        const late = parts.find(({ fileName }) => fileName.includes('/later/'));
        if (late) throw new Error(`The page starts with ${late.fileName}: see vite.config.ts.`);
        const link = (rel: string, fileName: string): HtmlTagDescriptor => ({
          tag: 'link',
          attrs: { rel, crossorigin: true, href: `${base}${fileName}` },
          injectTo: 'head',
        });
        const links = parts.flatMap(({ fileName, viteMetadata }) => [
          link('modulepreload', fileName),
          ...[...(viteMetadata?.importedCss ?? [])].map((style) => link('stylesheet', style)),
        ]);
        const src = `${base}${find(BOOT).fileName}`;
        return [
          ...links,
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
