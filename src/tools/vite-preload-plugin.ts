import type { HtmlTagDescriptor, Plugin } from 'vite';

/** The module that draws the page; the entry asks for it only after it has started the worker. */
const PAGE = 'src/ui/main.tsx';

/** Names the page's program in the built HTML, so that it arrives beside the entry and not after it. */
export function vitePreloadPlugin(): Plugin {
  let base = '/';
  return {
    name: 'namescope-preload',
    apply: 'build',
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const page = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(PAGE)));
        if (!page) throw new Error(`The build has no chunk of ${PAGE}.`);
        // What is imported first, so that styles keep the order they would be loaded in.
        const parts = [...page.imports, page.fileName].flatMap((fileName) =>
          chunks.filter((chunk) => chunk.fileName === fileName && !html.includes(fileName)),
        );
        const link = (rel: string, fileName: string): HtmlTagDescriptor => ({
          tag: 'link',
          attrs: { rel, crossorigin: true, href: `${base}${fileName}` },
          injectTo: 'head',
        });
        return parts.flatMap(({ fileName, viteMetadata }) => [
          link('modulepreload', fileName),
          ...[...(viteMetadata?.importedCss ?? [])].map((style) => link('stylesheet', style)),
        ]);
      },
    },
  };
}
