import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { NodeListener } from '../node-adapter.ts';

/** Returns a GET request as raw text. Each header field in `fields` ends with a line break. */
export const createHead = (path: string, fields = '') =>
  `GET ${path} HTTP/1.1\r\nHost: a\r\n${fields}\r\n`;

/** Sends raw text to a local server on a new connection. Returns the raw response. */
export function sendRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(text));
    let response = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => {
      response += chunk;
    });
    socket.on('end', () => resolve(response));
    socket.on('error', reject);
  });
}

/** Posts an endless chunked body until the server closes the connection. Returns the response and the bytes sent. */
export function sendEndlessBody(
  port: number,
  target: string,
  chunkLength: number,
  host = '127.0.0.1',
) {
  const chunk = `${chunkLength.toString(16)}\r\n${'x'.repeat(chunkLength)}\r\n`;
  return new Promise<{ response: string; sent: number }>((resolve) => {
    let response = '';
    const socket = connect(port, '127.0.0.1', () => {
      const type = 'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n';
      socket.write(`POST ${target} HTTP/1.1\r\nHost: ${host}\r\n${type}`);
      const send = () => {
        if (!socket.destroyed) socket.write(chunk, () => setImmediate(send));
      };
      send();
    });
    socket.setEncoding('utf8');
    socket.on('data', (data) => {
      response += data;
    });
    // The server may close the connection during a write.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve({ response, sent: socket.bytesWritten }));
  });
}

/** Starts a server for `listener`, calls `use` with its port, then closes the server. */
export async function listen(listener: NodeListener, use: (port: number) => Promise<void>) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await use((server.address() as AddressInfo).port);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}
