import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const resolveProjectPath = (path: string) =>
  fileURLToPath(new URL(`../../../../${path}`, import.meta.url));

/** Vite configuration of the content script. Browsers run it as a classic script, so it is one file. */
// biome-ignore lint/style/noDefaultExport: Vite requires it
export default defineConfig({
  root: resolveProjectPath('.'),
  publicDir: false,
  build: {
    target: 'es2022',
    emptyOutDir: false,
    rolldownOptions: {
      input: resolveProjectPath('src/extension/content/content.ts'),
      output: { format: 'iife', entryFileNames: 'content.js' },
    },
  },
});
