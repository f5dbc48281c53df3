import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Part of the URL that no output may contain. */
export const API_KEY = 'k3y-that-nobody-may-see';

/** What a server answers. Null keeps the connection open without an answer. */
export type RpcAnswer = { readonly status?: number; readonly body: string } | null;

/** An HTTP server for JSON-RPC. */
interface RpcServer {
  /** URL with an {@link API_KEY}. */
  readonly url: string;
  /** The host and port, as shown in messages. */
  readonly host: string;
  /** Bodies of the requests so far. */
  readonly requests: readonly string[];
  stop(): Promise<void>;
}

/** Starts a server that answers the body of each request, numbered from 1. */
export async function startRpcServer(
  answer: (body: string, number: number) => RpcAnswer | Promise<RpcAnswer>,
): Promise<RpcServer> {
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const answered = await answer(body, requests.push(body));
    if (answered === null) return;
    response.writeHead(answered.status ?? 200, { 'Content-Type': 'application/json' });
    response.end(answered.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `http://${host}/v3/${API_KEY}?token=${API_KEY}`,
    host,
    requests,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
