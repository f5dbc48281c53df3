// npm run sizes: bundles the parts of the display and the element that an app loads before the engine, for size-limit.

import { build } from 'esbuild';
import { projectRoot } from '../../install.mjs';

/** Leaves dynamic imports out of the bundle. */
const leaveLazyParts = {
  name: 'leave-lazy-parts',
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
  plugins: [leaveLazyParts],
});
