import { cpSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const built = fileURLToPath(new URL('../../dist-extension/', import.meta.url));

/**
 * Copies the built extension to a temporary folder. A program cannot answer the browser's permission prompt, so the copy
 * is installed with access to all pages if `isAllowed` is true.
 *
 * @param changes other keys of the manifest to set
 */
export function copyExtension(
  isAllowed: boolean,
  browser: 'chromium' | 'firefox' = 'chromium',
  changes: object = {},
): string {
  const source = join(built, browser);
  if (!existsSync(source)) throw new Error('Run npm run build:extension first.');
  const folder = mkdtempSync(join(tmpdir(), 'namescope-extension-'));
  cpSync(source, folder, { recursive: true });
  const path = join(folder, 'manifest.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  if (isAllowed) {
    manifest.host_permissions = manifest.optional_host_permissions;
    delete manifest.optional_host_permissions;
  }
  writeFileSync(path, JSON.stringify({ ...manifest, ...changes }));
  return folder;
}
