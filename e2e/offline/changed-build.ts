import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Builds the site as it would be after a change of one screen that is loaded when it is first shown. */
export async function buildWithChangedScreen(): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'namescope-changed-'));
  await build({
    root,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
    plugins: [
      {
        name: 'changed-screen',
        transform: (code, id) =>
          id.endsWith('/features/about/about.tsx')
            ? `${code}\ndocument.documentElement.dataset.build = 'changed';`
            : undefined,
      },
    ],
  });
  return outDir;
}
