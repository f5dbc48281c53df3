import { startBulkSession } from './bulk-session.ts';
import { createBulkWorkspace } from './bulk-workspace.ts';
import { guardUnload } from './unload-guard.ts';

/** The bulk workspace of this page. */
export const pageWorkspace = createBulkWorkspace(startBulkSession);

guardUnload(pageWorkspace, globalThis);
