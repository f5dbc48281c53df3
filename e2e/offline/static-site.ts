import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { SECURITY_HEADERS } from '../../src/hosts/security-headers.ts';
import { answerWrong, type Fault } from './fault.ts';

const CONTENT_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

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
  folder: string;
  /** Path of the site, which starts and ends with a slash. */
  basePath?: string;
  headers?: Readonly<Record<string, string>>;
  /** Scripts that replace files of the build or are added to them, by path below the address. */
  scripts?: Record<string, string>;
}

/** Serves a built site on a free port. */
export async function startStaticSite({
  folder,
  basePath = '/',
  headers = SECURITY_HEADERS,
  scripts = {},
}: StaticSiteOptions): Promise<StaticSite> {
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
