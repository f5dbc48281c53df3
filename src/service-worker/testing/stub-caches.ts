import { afterEach, beforeEach, vi } from 'vitest';

/** Stubs `caches` with an empty CacheStorage for each test. Methods passed to `failOn` throw from then on. */
export function stubCaches() {
  /** Responses by cache name and key. */
  let stored: Map<string, Map<string, Response>>;
  let failingMethods: ReadonlySet<string>;

  function getEntries(name: string): Map<string, Response> {
    const entries = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, entries);
    return entries;
  }

  function check(method: string): void {
    if (failingMethods.has(method)) throw new DOMException('No room.', 'QuotaExceededError');
  }

  const getKey = (request: string | { url: string }) =>
    typeof request === 'string' ? request : request.url;

  beforeEach(() => {
    stored = new Map();
    failingMethods = new Set();
    vi.stubGlobal('caches', {
      async open(name: string) {
        check('open');
        const entries = getEntries(name);
        return {
          async match(key: string) {
            check('match');
            return entries.get(key)?.clone();
          },
          async put(key: string, response: Response) {
            check('put');
            entries.set(key, response);
          },
          delete: async (request: string | { url: string }) => entries.delete(getKey(request)),
          keys: async () => [...entries.keys()].map((url) => ({ url })),
        };
      },
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  return {
    getEntries,
    failOn(...methods: ('open' | 'match' | 'put')[]) {
      failingMethods = new Set(methods);
    },
  };
}
