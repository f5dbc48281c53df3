import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// biome-ignore lint/style/noDefaultExport: Vite asks for it
export default defineConfig({
  base: './',
  plugins: [react()],
  worker: { format: 'es' },
  build: { target: 'es2022' },
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    environment: 'node',
    testTimeout: 60_000,
  },
});
