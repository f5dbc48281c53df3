import { startBulkSession } from './bulk-session.ts';
import { createBulkWorkspace } from './bulk-workspace.ts';

/** The bulk workspace of this page. */
export const pageWorkspace = createBulkWorkspace(startBulkSession);
