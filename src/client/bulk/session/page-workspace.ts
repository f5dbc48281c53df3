import { startBulkSession } from './bulk-session.ts';
import { createBulkWorkspace, guardUnload } from './bulk-workspace.ts';

/** The bulk workspace of this page. */
export const pageWorkspace = createBulkWorkspace(startBulkSession);

guardUnload(pageWorkspace, globalThis);
