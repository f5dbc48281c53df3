import { CANDIDATE_KINDS } from '../../../contract/imitations.ts';
import { NETWORK_NAMES, ROUTES, type Route } from '../../../contract/operations.ts';
import { formatSafeJson, formatSafeLine } from '../../../display/safe-json.ts';
import { getErrorMessage } from '../../../primitives/get-error-message.ts';

/** Field of an operation's form. */
export interface Field {
  name: string;
  word: string;
  kind: 'text' | 'lines' | 'network';
  initial: string;
  /** Hint about allowed values. */
  hint?: string;
}

export interface Operation extends Route {
  summary: string;
  /** Type of the response, and its module in `namescope/contract`. */
  response: { type: string; module: string };
  fields: readonly Field[];
}

/** Request with the parts that `fetch` and `curl` need. */
interface ApiRequest {
  method: Route['method'];
  url: string;
  body: string | null;
}

const network: Field = {
  name: 'network_name',
  word: 'Network',
  kind: 'network',
  initial: NETWORK_NAMES[0],
};

export const OPERATIONS: readonly [Operation, ...Operation[]] = [
  {
    ...ROUTES.bulkInspectNames,
    summary: 'Verdicts on up to 250 names',
    response: { type: 'BulkInspectNamesResponse', module: 'operations' },
    fields: [
      {
        name: 'names',
        word: 'Names, one per line',
        kind: 'lines',
        initial: 'vitalik.eth\nvital\u00eck.eth',
      },
      network,
    ],
  },
  {
    ...ROUTES.inspectGrapheme,
    summary: 'One grapheme, with what it can be mistaken for',
    response: { type: 'GraphemeGuardReport', module: 'reports' },
    fields: [{ name: 'grapheme', word: 'Grapheme', kind: 'text', initial: '\u00ec' }],
  },
  {
    ...ROUTES.inspectName,
    summary: 'The full report of one name',
    response: { type: 'NameGuardReport', module: 'reports' },
    fields: [{ name: 'name', word: 'Name', kind: 'text', initial: 'vital\u00eck.eth' }, network],
  },
  {
    ...ROUTES.getInspectName,
    summary: 'The full report, by URL',
    response: { type: 'NameGuardReport', module: 'reports' },
    fields: [network, { name: 'name', word: 'Name', kind: 'text', initial: 'vital\u00eck.eth' }],
  },
  {
    ...ROUTES.getImitations,
    summary: 'Names that could imitate a name',
    response: { type: 'ImitationsResponse', module: 'imitations' },
    fields: [
      network,
      { name: 'name', word: 'Name', kind: 'text', initial: 'vitalik.eth' },
      {
        name: 'limit',
        word: 'Limit',
        kind: 'text',
        initial: '10',
        hint: 'From 1 to 10,000. Default: 1,000.',
      },
      {
        name: 'kinds',
        word: 'Kinds, separated by commas',
        kind: 'text',
        initial: '',
        hint: `Any of ${CANDIDATE_KINDS.join(', ')}. Default: all.`,
      },
    ],
  },
];

/** Returns the base address of the API, which is relative to the address of the page. */
export function getApiBase(): string {
  return new URL('./api', document.baseURI).href;
}

/** Builds a request from the values of a form. */
export function createRequest(
  operation: Operation,
  values: Readonly<Record<string, string>>,
  base: string,
): ApiRequest {
  const path = operation.path.replace(/\{(\w+)\}/gu, (_, name: string) =>
    encode(values[name] ?? ''),
  );
  const body: Record<string, string | string[]> = {};
  for (const { name, kind } of operation.fields) {
    const value = values[name] ?? '';
    body[name] = kind === 'lines' ? value.split('\n') : value;
  }
  return {
    method: operation.method,
    url: base + path + formatQuery(operation, values),
    // Escapes hidden characters, so that they are visible in a terminal.
    body: operation.method === 'POST' ? formatSafeLine(body) : null,
  };
}

/** Builds the query from the filled fields. Returns an empty string if all are empty. */
function formatQuery({ query = [] }: Operation, values: Readonly<Record<string, string>>): string {
  const pairs = query.flatMap((name) =>
    // A comma is valid in a query and easier to read unescaped.
    values[name] ? `${name}=${encode(values[name]).replaceAll('%2C', ',')}` : [],
  );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** Percent-encodes text. Replaces unpaired surrogates with U+FFFD, because an address cannot contain them. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** Formats a request as a command for a POSIX shell. */
export function formatCurl({ url, body }: ApiRequest): string {
  const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
  if (body === null) return `curl ${quote(url)}`;
  return `curl ${quote(url)} \\\n  --header 'Content-Type: application/json' \\\n  --data ${quote(body)}`;
}

/** Formats a request as a JavaScript statement. */
export function formatFetch({ url, body }: ApiRequest): string {
  if (body === null) return `const response = await fetch(${JSON.stringify(url)});`;
  return `const response = await fetch(${JSON.stringify(url)}, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(${formatSafeJson(JSON.parse(body)).replaceAll('\n', '\n  ')}),
});`;
}

/** Formats a request as TypeScript code that declares the type of the response. */
export function formatTypeScript(request: ApiRequest, { response }: Operation): string {
  return `import type { ${response.type} } from 'namescope/contract/${response.module}';

${formatFetch(request)}
if (!response.ok) throw new Error(await response.text());
const result: ${response.type} = await response.json();`;
}

/** Response, or the reason why there is none. */
export type Answer =
  | {
      kind: 'response';
      status: number;
      statusText: string;
      headers: [name: string, value: string][];
      milliseconds: number;
      body: string;
      host: 'service-worker' | 'server';
      /** Whether something other than our handler answered, such as a static host. */
      isForeign: boolean;
    }
  | { kind: 'failure'; reason: string };

/** Sends a request and reads its response. Rejects only when it is aborted. */
export async function sendRequest(request: ApiRequest, signal: AbortSignal): Promise<Answer> {
  const { method, url, body } = request;
  // Browsers store a limited number of timings. Clearing them makes room for this request.
  performance.clearResourceTimings();
  const start = performance.now();
  try {
    const response = await fetch(url, {
      method,
      signal,
      ...(body === null ? {} : { headers: { 'Content-Type': 'application/json' }, body }),
    });
    const text = await response.text();
    const type = response.headers.get('Content-Type') ?? '';
    return {
      kind: 'response',
      status: response.status,
      statusText: response.statusText,
      headers: [...response.headers],
      milliseconds: performance.now() - start,
      body: formatBody(text),
      host: getHost(url),
      isForeign: !/^application\/(?:[a-z]+\+)?json\b/u.test(type),
    };
  } catch (error) {
    signal.throwIfAborted();
    return { kind: 'failure', reason: getErrorMessage(error) };
  }
}

/**
 * Whether a service worker answered. The timing then has a `workerStart`, except in Firefox. Firefox reports instead
 * that nothing came over the network.
 */
function getHost(url: string): 'service-worker' | 'server' {
  const timing = performance.getEntriesByName(url, 'resource').at(-1) as
    | PerformanceResourceTiming
    | undefined;
  const taken = timing
    ? timing.workerStart > 0 || timing.transferSize === 0
    : navigator.serviceWorker?.controller;
  return taken ? 'service-worker' : 'server';
}

function formatBody(text: string): string {
  try {
    return formatSafeJson(JSON.parse(text));
  } catch {
    return text;
  }
}
