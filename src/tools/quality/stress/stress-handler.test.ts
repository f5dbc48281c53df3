import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { chooseSize } from '../../../engine/testing/test-scope.ts';

const script = fileURLToPath(new URL('stress-handler.ts', import.meta.url));
const requests = chooseSize(13, 36);

it('the handler works in a heap of 128 MB and keeps nothing of its requests', () => {
  const run = spawnSync(
    process.execPath,
    ['--max-old-space-size=128', '--import', 'tsx', script, String(requests)],
    { encoding: 'utf8' },
  );
  // npm run stress checks how long other requests wait. Here other tests run at the same time.
  expect(run.stderr).toBe('');
  expect(JSON.parse(run.stdout.split('\n')[0] ?? '')).toMatchObject({ requests });
});
