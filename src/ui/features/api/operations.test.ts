import { describe, expect, it } from 'vitest';
import { createRequest, formatCurl, formatFetch, OPERATIONS } from './operations.ts';

const base = 'https://host/tools/namescope/api';
const [bulk, grapheme] = OPERATIONS;

describe('the request of a form', () => {
  it('puts names in the body, line by line', () => {
    const values = { names: "a.eth\no'b.eth", network_name: 'mainnet' };
    expect(createRequest(bulk, values, base)).toEqual({
      method: 'POST',
      url: `${base}/bulk-inspect-names`,
      body: `{"names":["a.eth","o'b.eth"],"network_name":"mainnet"}`,
    });
  });

  it('puts a grapheme in the path, percent-encoded', () => {
    expect(grapheme && createRequest(grapheme, { grapheme: '/' }, base)).toEqual({
      method: 'GET',
      url: `${base}/inspect-grapheme/%2F`,
      body: null,
    });
  });
});

it('writes hidden characters as escapes, in one line and in many', () => {
  const request = createRequest(bulk, { names: 'ni\u200dck.eth', network_name: 'mainnet' }, base);
  expect(request.body).toContain('ni\\u200dck.eth');
  expect(formatFetch(request)).toContain('ni\\u200dck.eth');
});

describe('the command line', () => {
  it('keeps quotes of a name from ending the argument', () => {
    const request = createRequest(bulk, { names: "o'b.eth", network_name: 'mainnet' }, base);
    expect(formatCurl(request)).toContain(`o'\\''b.eth`);
  });

  it('is one address for a GET', () => {
    expect(formatCurl({ method: 'GET', url: 'https://host/', body: null })).toBe(
      "curl 'https://host/'",
    );
  });
});

it('the line of JavaScript is one that parses', () => {
  const request = createRequest(bulk, { names: 'a"\\.eth\n\u2028', network_name: 'mainnet' }, base);
  expect(() => new Function(`return async () => { ${formatFetch(request)} }`)).not.toThrow();
});
