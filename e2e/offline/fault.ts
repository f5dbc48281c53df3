import type { ServerResponse } from 'node:http';

/** Wrong answers that a host may give for a file. */
export const FAULTS = [
  'a flipped byte',
  'a transfer that breaks off',
  'half of it',
  'a web page',
  'status 404',
  'a script that throws',
] as const;

export type Fault = (typeof FAULTS)[number];

const PAGE =
  '<!doctype html><title>Welcome</title><p>The host shows this page for unknown addresses.';

/** Returns a copy of the file with one bit changed in the middle. */
export function flipByte(bytes: Buffer): Buffer {
  const flipped = Buffer.from(bytes);
  const middle = flipped.length >> 1;
  flipped[middle] = (flipped[middle] ?? 0) ^ 1;
  return flipped;
}

/** Sends a wrong answer for a file. The headers of the file are already set. */
export function answerWrong(response: ServerResponse, bytes: Buffer, fault: Fault): void {
  const half = bytes.subarray(0, bytes.length >> 1);
  switch (fault) {
    case 'a flipped byte':
      response.end(flipByte(bytes));
      break;
    case 'a transfer that breaks off':
      response.setHeader('Content-Length', bytes.length);
      response.write(half, () => response.destroy());
      break;
    case 'half of it':
      response.end(half);
      break;
    case 'a web page':
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(PAGE);
      break;
    case 'status 404':
      response.writeHead(404).end('Not found.');
      break;
    case 'a script that throws':
      response.end("throw new Error('from the host');");
      break;
  }
}
