import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { createTestFolder } from '../../primitives/testing/create-test-folder.ts';
import { listOfflineFiles } from './vite-offline-plugin.ts';

it('lists the files that work offline, with a revision if their name has no hash', () => {
  const folder = createTestFolder();
  const stored = ['assets/main-x.js', 'index.html'];
  const others = ['assets/chain/chain-x.js', 'assets/main-x.js.br', 'index.html.gz'];
  for (const path of [...stored, ...others, 'pictures/preview.png', 'service-worker.js']) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), 'x');
  }
  const integrity = 'sha256-LXEWQrcmsEQBYnyp+6wy9chTD7GQPMTbAiWHF5IaSIE=';
  expect(listOfflineFiles(folder)).toMatchObject([
    { url: 'assets/main-x.js', revision: null },
    { url: 'index.html', revision: '9dd4e461268c8034f5c8564e155c67a6', integrity },
  ]);
});
