import { readFileSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SECURITY_HEADERS } from '../../src/hosts/security-headers.ts';

/** Folder of the built site. */
const BUILT_FOLDER = fileURLToPath(new URL('../../dist', import.meta.url));

const CONTENT_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

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

/** A host of static files without endpoints and without a fallback page. */
export interface StaticSite {
  /** Ends in a slash. */
  readonly address: string;
  /** Replaces the served folder. */
  deploy(folder: string): void;
  /** Answers requests for this path wrongly until `repair` is called. */
  damage(path: string, fault: Fault): void;
  repair(): void;
  /** Requested paths below the address, in order. */
  readonly asked: string[];
  stop(): Promise<void>;
}

export interface StaticSiteOptions {
  /** The built site by default. */
  folder?: string;
  /** Path of the site, which starts and ends with a slash. */
  basePath?: string;
  headers?: Readonly<Record<string, string>>;
  /** Scripts that replace files of the build or are added to them, by path below the address. */
  scripts?: Record<string, string>;
}

/** Serves a built site on a free port. */
export async function startStaticSite({
  folder = BUILT_FOLDER,
  basePath = '/',
  headers = SECURITY_HEADERS,
  scripts = {},
}: StaticSiteOptions = {}): Promise<StaticSite> {
  let root = folder;
  const asked: string[] = [];
  const faults = new Map<string, Fault>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://host');
    const path = decodeURIComponent(pathname.slice(basePath.length)) || 'index.html';
    asked.push(path);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.setHeader(
      'Cache-Control',
      path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    );
    response.setHeader('Content-Type', CONTENT_TYPES[extname(path)] ?? 'application/octet-stream');

    const script = scripts[path];
    const file = join(root, normalize(join('/', path)));
    if (script !== undefined) {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(script);
    } else if (
      pathname.startsWith(basePath) &&
      statSync(file, { throwIfNoEntry: false })?.isFile()
    ) {
      const fault = faults.get(path);
      const bytes = readFileSync(file);
      if (fault) answerWrong(response, bytes, fault);
      else response.end(bytes);
    } else {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}${basePath}`,
    deploy: (next) => {
      root = next;
    },
    damage: (path, fault) => {
      faults.set(path, fault);
    },
    repair: () => faults.clear(),
    asked,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const PAGE =
  '<!doctype html><title>Welcome</title><p>The host shows this page for unknown addresses.';

/** Returns a copy of the file with one bit changed in the middle. */
function flipByte(bytes: Buffer): Buffer {
  const flipped = Buffer.from(bytes);
  const middle = flipped.length >> 1;
  flipped[middle] = (flipped[middle] ?? 0) ^ 1;
  return flipped;
}

/** Sends a wrong answer for a file. The headers of the file are already set. */
function answerWrong(response: ServerResponse, bytes: Buffer, fault: Fault): void {
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
