import { connect } from 'node:net';

/** What the server at this port says to these exact bytes on a connection of their own. */
export function sendRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(text));
    let answer = '';
    socket.setEncoding('utf8');
    socket.on('data', (part) => {
      answer += part;
    });
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
  });
}

/** What the server says to a client that sends pieces of this size until the connection is closed, and bytes it took. */
export function sendEndlessBody(
  port: number,
  method: string,
  target: string,
  pieceLength: number,
  host = '127.0.0.1',
) {
  const piece = `${pieceLength.toString(16)}\r\n${'x'.repeat(pieceLength)}\r\n`;
  return new Promise<{ answer: string; sent: number }>((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => {
      const type = 'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n';
      socket.write(`${method} ${target} HTTP/1.1\r\nHost: ${host}\r\n${type}`);
      const send = () => {
        if (!socket.destroyed) socket.write(piece, () => setImmediate(send));
      };
      send();
    });
    socket.setEncoding('utf8');
    socket.on('data', (part) => {
      answer += part;
    });
    socket.on('error', () => undefined); // closed while it was sending
    socket.on('close', () => resolve({ answer, sent: socket.bytesWritten }));
  });
}
