import { cpSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const built = fileURLToPath(new URL('../../dist-extension/chromium', import.meta.url));

/**
 * Copies the built extension to a temporary folder. A program cannot answer the browser's permission prompt, so the copy
 * is installed with access to all pages if `isAllowed` is true.
 */
export function copyExtension(isAllowed: boolean): string {
  if (!existsSync(built)) throw new Error('Run npm run build:extension first.');
  const folder = mkdtempSync(join(tmpdir(), 'namescope-extension-'));
  cpSync(built, folder, { recursive: true });
  if (isAllowed) {
    const path = join(folder, 'manifest.json');
    const { optional_host_permissions, ...manifest } = JSON.parse(readFileSync(path, 'utf8'));
    writeFileSync(
      path,
      JSON.stringify({ ...manifest, host_permissions: optional_host_permissions }),
    );
  }
  return folder;
}
