import { describe, expect, it } from 'vitest';
import { createOriginPolicy } from './origin-policy.ts';

const createRequest = (headers: Record<string, string>) =>
  // Not a real Request, because the Request constructor removes some of these headers.
  ({ url: 'http://localhost/api', headers: new Headers(headers) }) as Request;

const WALLET = 'https://wallet.example';

describe('a policy with allowed origins', () => {
  const policy = createOriginPolicy([WALLET, 'http://inspector.lan:8080']);

  it.each<[client: string, headers: Record<string, string>]>([
    ['a client that is not a browser', { Host: '127.0.0.1:8080' }],
    ['a client that uses the IPv6 address', { Host: '[::1]:8080' }],
    ['a typed address', { Host: 'localhost:8080', 'Sec-Fetch-Site': 'none' }],
    ['a page of the server', { Host: 'localhost:8080', Origin: 'http://localhost:8080' }],
    ['a page behind a TLS proxy', { Host: '127.0.0.1', Origin: 'https://127.0.0.1' }],
    ['a script of the server', { Host: '127.0.0.1', 'Sec-Fetch-Site': 'same-origin' }],
    ['an allowed website', { Host: '127.0.0.1', Origin: WALLET, 'Sec-Fetch-Site': 'cross-site' }],
    ['an allowed host', { Host: 'inspector.lan:8080' }],
    ['its page', { Host: 'inspector.lan:8080', Origin: 'http://inspector.lan:8080' }],
    ['another loopback address', { Host: '127.9.9.9:80' }],
  ])('accepts %s', (_client, headers) => {
    expect(policy.findProblem(createRequest(headers))).toBeNull();
  });

  it.each<[client: string, headers: Record<string, string>]>([
    ['another website', { Host: '127.0.0.1', Origin: 'https://evil.example' }],
    ['a sandboxed page', { Host: '127.0.0.1', Origin: 'null' }],
    ['another port', { Host: '127.0.0.1:8080', Origin: 'http://127.0.0.1:9000' }],
    ['an image of another website', { Host: 'localhost', 'Sec-Fetch-Site': 'cross-site' }],
    ['a website on the same domain', { Host: 'localhost', 'Sec-Fetch-Site': 'same-site' }],
    ['a host name that points to the server', { Host: 'evil.example:8080' }],
    [
      'a page of such a host name',
      { Host: 'evil.example:8080', Origin: 'http://evil.example:8080' },
    ],
    ['a host that looks like an address', { Host: '127.0.0.1.evil.example' }],
    ['a host that looks local', { Host: 'localhost.evil.example' }],
    [
      'a subdomain of an allowed website',
      { Host: '127.0.0.1', Origin: 'https://x.wallet.example' },
    ],
    ['an allowed website without TLS', { Host: '127.0.0.1', Origin: 'http://wallet.example' }],
    ['an invalid host', { Host: 'bad host' }],
    ['a user name before a host', { Host: 'evil.example@127.0.0.1' }],
    ['a fragment after a host', { Host: 'localhost#.evil.example' }],
    ['an address without Sec-Fetch-Site', { Host: '0.0.0.0:8080' }],
    ['its form for IPv6', { Host: '[::ffff:7f00:1]:8080' }],
    ['an address that is not allowed', { Host: '192.168.1.5:8080' }],
    ['another port of an allowed host', { Host: 'inspector.lan:9000' }],
    ['another port of the server', { Host: '127.0.0.1:8080', Origin: 'http://127.0.0.1' }],
    ['another scheme', { Host: 'wallet.example:80', Origin: 'http://wallet.example' }],
  ])('refuses %s', (_client, headers) => {
    const request = createRequest(headers);
    expect(policy.findProblem(request)).toMatchObject({ status: 403, code: 'origin_not_allowed' });
    expect([...policy.listHeaders(request)]).toEqual([['Vary', 'Origin']]);
  });

  it('lets only the page of an allowed website read the response', () => {
    const request = createRequest({ Host: '127.0.0.1', Origin: WALLET });
    expect([...policy.listHeaders(request)]).toEqual([
      ['Vary', 'Origin'],
      ['Access-Control-Allow-Origin', WALLET],
    ]);
  });
});

it('accepts every website without allowed origins', () => {
  const policy = createOriginPolicy();
  const request = createRequest({ Host: 'any', Origin: 'https://evil.example' });
  expect(policy.findProblem(request)).toBeNull();
  expect([...policy.listHeaders(request)]).toEqual([['Access-Control-Allow-Origin', '*']]);
});
