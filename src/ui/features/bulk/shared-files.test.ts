import { afterEach, expect, it, vi } from 'vitest';
import { createBulkWorkspace } from '../../../client/bulk/session/bulk-workspace.ts';
import { takeLaunchedFiles } from './shared-files.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Returns the files that the page receives when the system opens a file with it. */
function launch(getFile: () => Promise<File>): Promise<File[]> {
  const handle = { name: 'names.txt', getFile };
  vi.stubGlobal('launchQueue', {
    setConsumer: (consume: (launch: object) => void) => consume({ files: [handle] }),
  });
  return new Promise((resolve) => takeLaunchedFiles(resolve));
}

it('receives the file that the system opens with the page', async () => {
  const file = new File(['nick.eth'], 'names.txt');
  expect(await launch(async () => file)).toEqual([file]);
});

it.each([
  [
    'gone',
    () => Promise.reject(new DOMException('Not found.', 'NotFoundError')),
    /cannot be read/u,
  ],
  ['empty', async () => new File([], 'names.txt'), /empty/u],
])('reports an error in the list if an opened file is %s', async (_, getFile, reason) => {
  const [file] = await launch(getFile);
  const workspace = createBulkWorkspace(vi.fn());
  await workspace.open({ kind: 'file', file: file as File });
  expect(workspace.state().error?.message).toMatch(reason);
});
