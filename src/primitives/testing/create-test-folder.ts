import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** Creates an empty folder that is deleted after the tests of the file. */
export function createTestFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'namescope-test-'));
  // On Windows, a process that has just ended can still lock the folder.
  afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}
