import { startBulkSession } from './bulk-session.ts';
import { createBulkWorkspace, guardUnload } from './bulk-workspace.ts';

export const pageWorkspace = createBulkWorkspace(startBulkSession);

guardUnload(pageWorkspace, globalThis);
