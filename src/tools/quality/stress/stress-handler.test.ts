import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { chooseSize } from '../../../engine/testing/test-scope.ts';

const script = fileURLToPath(new URL('stress-handler.ts', import.meta.url));
const requests = chooseSize(7, 36);

it('handles costly requests in a heap of 128 MB without a memory leak', () => {
  const run = spawnSync(
    process.execPath,
    ['--max-old-space-size=128', '--import', 'tsx', script, String(requests)],
    { encoding: 'utf8' },
  );
  // Only `npm run measure stress` checks how long other requests wait. Other tests run at the same time as this test.
  expect(run.stderr).toBe('');
  expect(JSON.parse(run.stdout.split('\n')[0] ?? '')).toMatchObject({ requests });
});
