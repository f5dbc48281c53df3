// The entry point for workerd. The imported tables are separate modules, listed in workerd.capnp.

import { createHandler } from '../api/handler.ts';
import bulk from '../data/tables/bulk.bin';
import details from '../data/tables/details.bin';
import hashing from '../data/tables/hashing.wasm';
import { createInspector } from '../engine/inspector.ts';

const handleRequest = createHandler({
  inspector: () =>
    createInspector({ bulk: new Uint8Array(bulk), details: new Uint8Array(details) }, { hashing }),
  basePath: '/api',
  onError: (error) => console.error(error),
});

// biome-ignore lint/style/noDefaultExport: workerd uses the default export of the entry module
export default { fetch: (request: Request) => handleRequest(request) };
