// Requests to the documented endpoints, for every browser.

export interface Answer {
  status: number;
  contentType: string | null;
  body: unknown;
}

/** The parts of `RequestInit` that the endpoints need. */
export type PageRequest = { method?: string; headers?: Record<string, string>; body?: string };

/** Sends a request. Runs in the page, so it refers to nothing outside. */
export async function fetchAnswer([path, init]: readonly [string, PageRequest]): Promise<Answer> {
  const response = await fetch(path, init);
  const body: unknown = await response.json();
  return { status: response.status, contentType: response.headers.get('Content-Type'), body };
}

function createPost(fields: object): PageRequest {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...fields, network_name: 'mainnet' }),
  };
}

/** Returns the request of a bulk inspection. */
export const createBulkRequest = (names: unknown): PageRequest => createPost({ names });

/** Requests, and the part of the answer that is checked. */
export const ENDPOINT_ANSWERS: readonly {
  path: string;
  init?: PageRequest;
  answer: Partial<Answer>;
}[] = [
  {
    path: 'api/bulk-inspect-names',
    init: createBulkRequest(['vitalik.eth', 'vìtalik.eth']),
    answer: {
      status: 200,
      contentType: 'application/json',
      body: {
        results: [{ rating: 2 }, { rating: 4, highest_risk: { check: 'impersonation_risk' } }],
      },
    },
  },
  {
    path: 'api/inspect-name',
    init: createPost({ name: 'vìtalik.eth' }),
    answer: { status: 200, body: { canonical_name: 'vitalik.eth', normalization: 'normalized' } },
  },
  ...['ì', '/', '👩🏽‍🚀'].map((grapheme) => ({
    path: `api/inspect-grapheme/${encodeURIComponent(grapheme)}`,
    answer: { status: 200, body: { grapheme } },
  })),
  {
    path: 'api/bulk-inspect-names',
    init: createBulkRequest('vitalik.eth'),
    answer: {
      status: 422,
      contentType: 'application/problem+json',
      body: { code: 'invalid_request', errors: [{ path: 'names' }] },
    },
  },
  {
    path: 'api/imitations/mainnet/vitalik.eth?limit=1&kinds=look_alike',
    answer: {
      status: 200,
      body: {
        name: 'vitalik.eth',
        complete: false,
        imitations: [{ name: 'vita1ik.eth', kind: 'look_alike' }],
      },
    },
  },
  { path: 'api/nothing', answer: { status: 404, body: { code: 'unknown_operation' } } },
];
