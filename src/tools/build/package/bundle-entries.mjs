// npm run sizes: bundles what an app loads of the display and the element before the engine, for size-limit.

import { build } from 'esbuild';
import { projectRoot } from '../../install.mjs';

/** What is imported when it is needed stays outside. */
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
