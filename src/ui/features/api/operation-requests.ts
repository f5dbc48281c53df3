import { CANDIDATE_KINDS } from '../../../contract/imitations.ts';
import { NETWORK_NAMES, ROUTES, type Route } from '../../../contract/operations.ts';
import { formatSafeJson, formatSafeLine } from '../../../display/safe-json.ts';

/** One field of an operation's form. */
export interface Field {
  name: string;
  word: string;
  kind: 'text' | 'lines' | 'network';
  initial: string;
  /** What may be filled in, where its word does not say. */
  hint?: string;
}

export interface Operation extends Route {
  summary: string;
  fields: readonly Field[];
}

/** A request in the words that `fetch` and `curl` are given. */
export interface ApiRequest {
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
    fields: [
      {
        name: 'names',
        word: 'Names, one a line',
        kind: 'lines',
        initial: 'vitalik.eth\nvital\u00eck.eth',
      },
      network,
    ],
  },
  {
    ...ROUTES.inspectGrapheme,
    summary: 'One grapheme, with what it can be mistaken for',
    fields: [{ name: 'grapheme', word: 'Grapheme', kind: 'text', initial: '\u00ec' }],
  },
  {
    ...ROUTES.inspectName,
    summary: 'The full report of one name',
    fields: [{ name: 'name', word: 'Name', kind: 'text', initial: 'vital\u00eck.eth' }, network],
  },
  {
    ...ROUTES.getInspectName,
    summary: 'The same, by address',
    fields: [network, { name: 'name', word: 'Name', kind: 'text', initial: 'vital\u00eck.eth' }],
  },
  {
    ...ROUTES.getImitations,
    summary: 'What could imitate a name',
    fields: [
      network,
      { name: 'name', word: 'Name', kind: 'text', initial: 'vitalik.eth' },
      {
        name: 'limit',
        word: 'Limit',
        kind: 'text',
        initial: '10',
        hint: 'From 1 to 10,000; if empty, 1,000.',
      },
      {
        name: 'kinds',
        word: 'Kinds, separated by commas',
        kind: 'text',
        initial: '',
        hint: `Any of ${CANDIDATE_KINDS.join(', ')}; if empty, all.`,
      },
    ],
  },
];

/** Where the operations are, beside wherever the page is served from. */
export function getApiBase(): string {
  return new URL('./api', document.baseURI).href;
}

/** The request that a filled form describes. */
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
    // Hidden characters as escapes: what is copied to a terminal can be read there.
    body: operation.method === 'POST' ? formatSafeLine(body) : null,
  };
}

/** Of the parameters that are filled in; empty without any. */
function formatQuery({ query = [] }: Operation, values: Readonly<Record<string, string>>): string {
  const pairs = query.flatMap((name) =>
    // A comma may stand in a query as it is, and can be read.
    values[name] ? `${name}=${encode(values[name]).replaceAll('%2C', ',')}` : [],
  );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** No address can carry half of a surrogate pair: U+FFFD stands in its place. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** A command line for a POSIX shell. */
export function formatCurl({ url, body }: ApiRequest): string {
  const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
  if (body === null) return `curl ${quote(url)}`;
  return `curl ${quote(url)} \\\n  --header 'Content-Type: application/json' \\\n  --data ${quote(body)}`;
}

/** A statement of JavaScript. */
export function formatFetch({ url, body }: ApiRequest): string {
  if (body === null) return `const response = await fetch(${JSON.stringify(url)});`;
  return `const response = await fetch(${JSON.stringify(url)}, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(${formatSafeJson(JSON.parse(body)).replaceAll('\n', '\n  ')}),
});`;
}
