import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { unzipSync } from 'fflate';
import { test } from './extension-test.ts';

test.use({ isAllowed: false });

const built = fileURLToPath(new URL('../../dist-extension/', import.meta.url));

const readZip = (browser: string) => unzipSync(readFileSync(`${built}namescope-${browser}.zip`));

test('each zip contains what its manifest names, and nothing of the workplace', () => {
  for (const browser of ['chromium', 'firefox']) {
    const files = readZip(browser);
    const manifest = JSON.parse(Buffer.from(files['manifest.json'] ?? []).toString());
    const { background, icons, action } = manifest;
    const named = [
      background.service_worker ?? background.scripts[0],
      action.default_popup,
      ...Object.values<string>(icons),
      'content.js',
      'site/index.html',
    ];
    for (const path of named) expect(Object.keys(files)).toContain(path);
    const maps = Object.keys(files).filter((path) => /\.(?:map|ts|tsx)$/.test(path));
    expect(maps).toEqual([]);
  }
});

/** Lists the scripts that a script loads before it runs, with their paths in the zip. */
function listImports(files: Record<string, Uint8Array>, path: string): string[] {
  const code = Buffer.from(files[path] ?? []).toString();
  const imported = [...code.matchAll(/(?:from|import)\s*["'](\.[^"']+)["']/g)].map(([, source]) =>
    join(dirname(path), source ?? ''),
  );
  return [path, ...imported.flatMap((each) => listImports(files, each))];
}

/** Parts of the details table that only some reports need. */
const OPTIONAL_PART = /(?:character-names-(?!0-)|emoji-names)/u;

/** Maximum size of the zip without the compressed content of the optional parts, in bytes. */
const MAX_SIZE = 610_000;

test('the zip and its popup stay within their size budgets', () => {
  const files = readZip('chromium');
  const html = Buffer.from(files['site/popup.html'] ?? []).toString();
  const [, script = ''] = /src="\/([^"]+\.js)"/.exec(html) ?? [];
  const size = [...new Set(listImports(files, script))].reduce(
    (sum, path) => sum + (files[path]?.byteLength ?? 0),
    0,
  );
  expect(size).toBeGreaterThan(10_000);
  expect(size).toBeLessThan(60_000);

  const zip = readFileSync(`${built}namescope-chromium.zip`);
  const optional: number[] = [];
  unzipSync(zip, {
    filter: ({ name, size }) => {
      if (OPTIONAL_PART.test(name)) optional.push(size);
      return false;
    },
  });
  expect(optional.length).toBeGreaterThan(10);
  const optionalSize = optional.reduce((sum, size) => sum + size, 0);
  expect(zip.byteLength - optionalSize).toBeLessThan(MAX_SIZE);
});

test('without access, touches no page and contacts nobody', async ({ extension }) => {
  const page = await extension.openPage('<p>Pay vitaIik.eth</p>');
  await page.waitForTimeout(1_000);
  await expect(page.locator('[data-namescope-mark]')).toHaveCount(0);
  const { origins, permissions = [] } = await extension.background.evaluate(() =>
    chrome.permissions.getAll(),
  );
  expect(origins).toEqual([]);
  expect(permissions.sort()).toEqual(['activeTab', 'contextMenus', 'scripting', 'storage']);
  expect(extension.requests).toEqual([]);
});
