import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const CHANGED_SCREEN = '/src/ui/features/about/about-screen.tsx';

/** Builds the site with a change in one screen that is loaded on demand. Returns the folder of the build. */
export async function buildWithChangedScreen(): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'namescope-changed-'));
  let isChanged = false;
  await build({
    root,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
    plugins: [
      {
        name: 'changed-screen',
        transform(code, id) {
          if (!id.endsWith(CHANGED_SCREEN)) return undefined;
          isChanged = true;
          return `${code}\ndocument.documentElement.dataset.build = 'changed';`;
        },
      },
    ],
  });
  if (!isChanged) throw new Error(`The build has no ${CHANGED_SCREEN} to change.`);
  return outDir;
}
