import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { installOnDemand } from '../../on-demand-packages.ts';

/** Warnings that are accepted because the code is not ours or only runs in Chromium. */
const ACCEPTED = new Set(['UNSAFE_VAR_ASSIGNMENT', 'UNSUPPORTED_API']);

// Needs `npm run build:extension`.
it("the Firefox extension passes Mozilla's linter", () => {
  const linter = `${installOnDemand('addons-linter')}/addons-linter/bin/addons-linter`;
  const args = [linter, '--output', 'json', 'dist-extension/firefox'];
  const { stdout } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    maxBuffer: 10_000_000,
  });
  const { errors, warnings } = JSON.parse(stdout);
  expect(errors).toEqual([]);
  expect(warnings.filter(({ code }: { code: string }) => !ACCEPTED.has(code))).toEqual([]);
});
