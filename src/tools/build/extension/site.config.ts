import { posix } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { projectRoot } from '../../install.mjs';
import { CSS_OPTIONS } from '../css-options.ts';
import { viteDetailsPlugin } from '../vite-details-plugin.ts';
import { createLicencesPlugins } from '../vite-licences-plugin.ts';

const IMPORT = /\bimport\('(\.[^']+)'\)/gu;

/** Files whose imports stay late. The worker starts before the page code loads. */
const STAYS_LATE = /\/src\/(?:ui\/entry|extension\/site\/site-entry)\.ts$/u;

/** Code that reads the chain. The extension does not show a wallet, so it leaves this code out. */
const FOR_WALLETS = /\/src\/(?:client|ui\/components)\/chain\//u;

/**
 * Turns each `import()` of the project's own files into a static import. On a website, late imports save downloads. In
 * an extension, late imports only add files, and each file makes the zip larger.
 */
export function viteImportEarlyPlugin(): Plugin {
  return {
    name: 'namescope-import-early',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/src\/(?:ui|client|worker)\//u.test(id) || STAYS_LATE.test(id)) return null;
      const imports: string[] = [];
      const changed = code.replace(IMPORT, (_, path: string) => {
        if (FOR_WALLETS.test(posix.join(posix.dirname(id), path))) return 'Promise.reject()';
        const name = `late${imports.length}`;
        imports.push(`import * as ${name} from '${path}';`);
        return `Promise.resolve(${name})`;
      });
      return changed === code ? null : { code: `${imports.join(' ')} ${changed}`, map: null };
    },
  };
}

/** Pages that are built along with the site. */
const PAGES = ['popup', 'trust-name'];

const getSource = (page: string) => `src/extension/popup/${page}.html`;

const WORKER = '/worker/inspector-worker.ts?worker&url';
const WORKER_URL = 'virtual:inspector-worker-url';

/** Entries whose file names are referenced by other files. */
const FIXED_NAMES: ReadonlySet<string> = new Set(['background', 'inspector-worker']);

const nameEntry = ({ name }: { name: string }) =>
  FIXED_NAMES.has(name) ? `${name}.js` : 'assets/[name]-[hash].js';

/** Matches modules by the start of their path in src, or by their package name. */
const matchModules = (starts: string) =>
  new RegExp(`/(?:src|node_modules)/(?:${starts.replaceAll(' ', '|')})`, 'u');

/**
 * Extension files, most important first. There are few files, because every file makes the zip larger. The popup loads
 * only the first, and the background and the inspection worker load the first two.
 */
const FILES = [
  {
    name: 'common',
    test: matchModules(
      '@noble/ client/trusted/device-watchlist comlink/ contract/ words/names/rating-words extension/(?:background/(?:page-access|trusted-names)|extension-messages|manifest) primitives/ secrets/',
    ),
  },
  {
    name: 'engine',
    test: matchModules(
      '@adraffy/ addresses/ comparison/ data/ display/ engine/ evidence/ messages/ words/ unicode-segmenter/ worker/(?!inspector-worker)',
    ),
  },
  {
    name: 'site',
    test: matchModules('@tanstack/ client/ glyphs/ lists/ react scheduler/ ui/(?!entry)'),
  },
];

/** Tags that only a website needs: previews of links, and files for its installation. */
const FOR_WEBSITES =
  /^ *<(?:meta\s+(?:name="twitter|property="og)|link rel="(?:apple|manifest))[^>]*>\n/gmu;

/**
 * Starts the site with the trusted names of the extension, and puts the other pages of the extension into the same
 * folder. The inspection worker is an entry of the same build, so that it shares the engine with the background.
 */
function viteExtensionSitePlugin(): Plugin {
  return {
    name: 'namescope-extension-site',
    enforce: 'pre',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replace('/src/ui/entry.ts', '/src/extension/site/site-entry.ts')
          .replace(FOR_WEBSITES, ''),
    },
    resolveId: (id) => (id.endsWith(WORKER) ? WORKER_URL : undefined),
    load: (id) => (id === WORKER_URL ? "export default '/site/inspector-worker.js'" : undefined),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const page of PAGES) {
          const built = bundle[getSource(page)];
          if (built?.type === 'asset') built.fileName = `${page}.html`;
        }
      },
    },
  };
}

const licences = createLicencesPlugins(projectRoot);

/** Vite configuration of the site, the popup and the background of the extension. */
// biome-ignore lint/style/noDefaultExport: Vite requires it
export default defineConfig({
  root: projectRoot,
  base: '/site/',
  define: { IS_EXTENSION: 'true' },
  publicDir: false,
  css: CSS_OPTIONS,
  plugins: [
    viteExtensionSitePlugin(),
    viteImportEarlyPlugin(),
    react(),
    viteDetailsPlugin(),
    licences.emit(),
  ],
  worker: { format: 'es', plugins: () => [viteDetailsPlugin(), licences.collect()] },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      input: {
        index: 'index.html',
        ...Object.fromEntries(PAGES.map((page) => [page, getSource(page)])),
        background: 'src/extension/background/background.ts',
        'inspector-worker': 'src/worker/inspector-worker.ts',
      },
      output: {
        entryFileNames: nameEntry,
        codeSplitting: {
          groups: FILES.map((file, at) => ({ ...file, priority: FILES.length - at })),
        },
      },
    },
  },
});
