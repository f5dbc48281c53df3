import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Part of the URL that no output may contain. */
export const API_KEY = 'k3y-that-nobody-may-see';

/** What a server answers. */
export interface RpcAnswer {
  readonly status?: number;
  readonly body: string;
}

/** Starts a server that answers the body of each request, numbered from 1. */
export async function startRpcServer(
  answer: (body: string, number: number) => RpcAnswer | Promise<RpcAnswer>,
) {
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const answered = await answer(body, requests.push(body));
    response.writeHead(answered.status ?? 200, { 'Content-Type': 'application/json' });
    response.end(answered.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    /** URL with an {@link API_KEY}. */
    url: `http://${host}/v3/${API_KEY}?token=${API_KEY}`,
    /** The host and port, as shown in messages. */
    host,
    /** Bodies of the requests so far. */
    requests,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
