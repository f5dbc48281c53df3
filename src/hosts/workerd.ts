// Modules beside the bundle: workerd.capnp names them.

import bulk from '../data/tables/bulk.bin';
import details from '../data/tables/details.bin';
import hashing from '../data/tables/hashing.wasm';
import { createInspector } from '../engine/inspector.ts';
import { createHandler } from '../http/handler.ts';

const handleRequest = createHandler({
  inspector: () =>
    createInspector({ bulk: new Uint8Array(bulk), details: new Uint8Array(details) }, { hashing }),
  basePath: '/api',
  onError: (error) => console.error(error),
});

// biome-ignore lint/style/noDefaultExport: a module worker is its default export
export default { fetch: (request: Request) => handleRequest(request) };
