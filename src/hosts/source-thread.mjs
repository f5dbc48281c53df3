// Runs pool-thread.ts in a checkout, where TypeScript is not compiled. Node 20 cannot run it itself.

import { register } from 'tsx/esm/api';

register();
const { default: runOnThread } = await import('./pool-thread.ts');

// biome-ignore lint/style/noDefaultExport: tinypool calls the default export
export default runOnThread;
