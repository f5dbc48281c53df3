// npm run sizes: bundles the code of the display and the element that an app loads before the engine.
// size-limit then checks the sizes of the bundles.

import { build } from 'esbuild';
import { projectRoot } from '../../install.mjs';

/** An esbuild plugin that excludes dynamic imports from the bundle. */
const excludeDynamicImports = {
  name: 'exclude-dynamic-imports',
  setup({ onResolve }) {
    onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};

await build({
  absWorkingDir: projectRoot,
  entryPoints: {
    display: 'src/display/display-name.ts',
    element: 'src/element/element.ts',
    'plain-verdicts': 'src/display/inspect-plain-name.ts',
  },
  outdir: 'node_modules/.cache/entries',
  bundle: true,
  format: 'esm',
  minify: true,
  target: 'es2022',
  plugins: [excludeDynamicImports],
});
