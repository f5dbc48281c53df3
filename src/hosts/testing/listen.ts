import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseInPieces } from '../parse-in-pieces.ts';
import type { NodeListener } from '../start-requests.ts';

/** Starts a server for `listener`, calls `use` with its port, then closes the server. */
export async function listen(listener: NodeListener, use: (port: number) => Promise<void>) {
  const server = createServer(listener);
  parseInPieces(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await use((server.address() as AddressInfo).port);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}
