import { expect, it } from 'vitest';
import { viteImportEarlyPlugin } from './site.config.ts';

type Transform = (code: string, id: string) => { code: string } | null;

const transform = viteImportEarlyPlugin().transform as unknown as Transform;

const LATE = "const load = () => import('./screen.tsx');";

it('imports files of the project at the start', () => {
  expect(transform(LATE, '/project/src/ui/app/app.tsx')?.code).toBe(
    "import * as late0 from './screen.tsx'; const load = () => Promise.resolve(late0);",
  );
});

it('leaves out the code of wallets', () => {
  const code = "const load = () => import('../../components/chain/pair-on-chain.tsx');";
  expect(transform(code, '/project/src/ui/features/compare/compare-screen.tsx')?.code).toBe(
    ' const load = () => Promise.reject();',
  );
});

it.each([
  ['a package', "import('package')", '/project/src/ui/app/app.tsx'],
  ['the start of the page', LATE, '/project/src/ui/entry.ts'],
  ['the start of the extension', LATE, '/project/src/extension/site/site-entry.ts'],
  ['the word lists', LATE, '/project/src/secrets/word-lists.ts'],
])('leaves imports of %s as they are', (_, code, id) => {
  expect(transform(code, id)).toBeNull();
});
