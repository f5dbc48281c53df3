import { expect, it } from 'vitest';
import { addIntegrity } from './vite-integrity-plugin.ts';

it('adds hashes only to scripts, preloads and stylesheets', () => {
  const html = [
    '<link rel="icon" href="./favicon.svg" type="image/svg+xml" />',
    '<script async type="module" crossorigin src="./assets/entry-x.js"></script>',
    '<link rel="modulepreload" crossorigin href="./assets/main-x.js">',
    '<link rel="stylesheet" crossorigin href="./assets/main-x.css">',
    '<link rel="prefetch" crossorigin href="./assets/bulk-x.bin">',
  ].join('\n');
  expect(addIntegrity(html, (path) => `sha256-of-${path}`).split('\n')).toEqual([
    '<link rel="icon" href="./favicon.svg" type="image/svg+xml" />',
    '<script async type="module" crossorigin src="./assets/entry-x.js" integrity="sha256-of-assets/entry-x.js"></script>',
    '<link rel="modulepreload" crossorigin href="./assets/main-x.js" integrity="sha256-of-assets/main-x.js">',
    '<link rel="stylesheet" crossorigin href="./assets/main-x.css" integrity="sha256-of-assets/main-x.css">',
    '<link rel="prefetch" crossorigin href="./assets/bulk-x.bin">',
  ]);
});
