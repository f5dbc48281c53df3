import { join } from 'node:path';
import type { HtmlTagDescriptor, Plugin } from 'vite';

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
