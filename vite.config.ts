import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { viteApiPlugin } from './src/hosts/vite-api-plugin.ts';

// biome-ignore lint/style/noDefaultExport: Vite asks for it
export default defineConfig({
  base: './',
  plugins: [react(), viteApiPlugin()],
  worker: { format: 'es' },
  build: { target: 'es2022' },
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    environment: 'node',
    testTimeout: 60_000,
  },
});
