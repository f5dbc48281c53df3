import { CANDIDATE_KINDS } from '../contract/imitations.ts';
import {
  DEFAULT_IMITATIONS,
  MAX_BODY_BYTES,
  MAX_BULK_NAMES,
  MAX_HTTP_CHARACTERS,
  MAX_IMITATIONS,
  MAX_INSPECTED_CHARACTERS,
} from '../contract/limits.ts';
import { type OperationId, ROUTES } from '../contract/operations.ts';
import { PROBLEM_STATUS, type ProblemCode } from '../contract/problem.ts';
import { componentSchemas } from './component-schemas.ts';

const GRAPHEME_NOTE = `The grapheme is part of the path, as percent-encoded UTF-8 (\`encodeURIComponent\`). \`/\` is sent as \`%2F\`.

The graphemes \`.\` and \`..\` cannot be inspected this way. As path segments they mean "this folder" and "parent \
folder", and every client that follows the URL standard removes them from the path, even if they are percent-encoded.`;

/** Meaning of each problem code. The descriptions of the responses list them. */
const PROBLEMS: Readonly<Record<ProblemCode, string>> = {
  malformed_json: 'The body is not JSON in UTF-8.',
  malformed_path: 'The path is not percent-encoded UTF-8.',
  malformed_url: 'The URL of the request is not valid. Check the `Host` header.',
  origin_not_allowed:
    'The request comes from a website that this server does not allow, or its `Host` header has an unknown host.',
  unknown_operation: 'There is no operation at this path.',
  method_not_allowed:
    'The path does not support this method. The `Allow` header lists the methods it supports.',
  body_too_large: `The body is larger than ${MAX_BODY_BYTES} bytes.`,
  unsupported_media_type:
    'The `Content-Type` header is missing or is not JSON, or the body has a `Content-Encoding`.',
  invalid_request: 'Fields or parameters are missing or invalid. `errors` lists all of them.',
  name_too_long: `A name has more than ${MAX_HTTP_CHARACTERS} code points, or more than the operation allows. \`errors\` lists all of them.`,
  not_a_grapheme: 'The text has no grapheme, or more than one.',
  unpaired_surrogate:
    'A text contains an unpaired surrogate, which UTF-8 cannot encode. `errors` lists all of them.',
  internal_error: 'The server failed unexpectedly.',
  tables_unavailable:
    'The tables that inspection needs could not be loaded. The next request tries again.',
  server_busy:
    'The server is busy with long requests or large bodies. `Retry-After` is the number of seconds to wait.',
};

const DESCRIPTION = `Inspects ENS names and graphemes for anything that can deceive a reader: look-alikes, invisible \
characters, mixed scripts, and names that ENSIP-15 rejects. Inspection does not read the chain and stores nothing.

Ratings are integers and describe danger only: 2 means nothing was found, 3 means look closely before you rely on it \
(\`warn\`), 4 means do not rely on it (\`alert\`). A check with the status \`info\` reports something worth knowing that is \
no reason for distrust: the name cannot be typed on a standard Latin keyboard or written in DNS, or it is a subname. \
A grapheme is judged without context. Within a label and a name, the same letter can be ordinary spelling in a word of \
its script (\`status_in_label\`). A label can therefore have rating 2 although one of its graphemes has 3 when inspected \
separately, and a name can have rating 4 although each of its labels has 2. \`imitates\` is the known name that the name \
imitates, and \`known\` is the known name that it is. The list of known names is part of the engine. The API does not know \
who owns a name or which address it resolves to, and a rating of 2 says nothing about either.

A failed request is answered with a problem (RFC 9457) whose \`code\` is the reason. A path that is not listed here is \
answered with 404 and \`unknown_operation\`: ${PROBLEMS.unknown_operation}`;

const EVERYWHERE: ProblemCode[] = [
  'malformed_url',
  'origin_not_allowed',
  'method_not_allowed',
  'internal_error',
];
const INSPECTING: ProblemCode[] = [
  'invalid_request',
  'name_too_long',
  'tables_unavailable',
  'server_busy',
];
const WITH_BODY: ProblemCode[] = [
  'malformed_json',
  'body_too_large',
  'unsupported_media_type',
  'unpaired_surrogate',
];

type SchemaName = keyof typeof componentSchemas;

const createReference = (schema: SchemaName) => ({ $ref: `#/components/schemas/${schema}` });

/** Describes the responses of an operation: its result, and one response for each status of its problems. */
function describeResponses(description: string, name: SchemaName | null, codes: ProblemCode[]) {
  const schema = name === null ? { type: 'object' } : createReference(name);
  const all = [...codes, ...EVERYWHERE];
  const statuses = new Set(all.map((code) => PROBLEM_STATUS[code]));
  const problems = [...statuses].map((status) => [
    status,
    describeProblems(all.filter((code) => PROBLEM_STATUS[code] === status)),
  ]);
  return {
    200: { description, content: { 'application/json': { schema } } },
    ...Object.fromEntries(problems),
  };
}

function describeProblems(codes: ProblemCode[]) {
  const schema = {
    allOf: [createReference('Problem'), { properties: { code: { enum: codes } } }],
  };
  return {
    description: codes.map((code) => `\`${code}\`: ${PROBLEMS[code]}`).join('\n\n'),
    content: { 'application/problem+json': { schema } },
  };
}

const describeBody = (schema: SchemaName, examples: object) => ({
  required: true,
  content: { 'application/json': { schema: createReference(schema), examples } },
});

const describeParameter = (place: 'path' | 'query', name: string, fields: object) => ({
  name,
  in: place,
  required: place === 'path',
  ...fields,
});

const NETWORK_PARAMETER = describeParameter('path', 'network_name', {
  description: 'Validated, but has no effect, because inspection does not read the chain.',
  schema: createReference('NetworkName'),
  examples: { mainnet: { value: 'mainnet' } },
});

const describeNameParameter = (description: string) =>
  describeParameter('path', 'name', {
    description,
    schema: { type: 'string' },
    examples: { known: { value: 'vitalik.eth' } },
  });

/** Description of each operation. */
const DESCRIPTIONS: Readonly<Record<OperationId, object>> = {
  bulkInspectNames: {
    summary: `Inspect up to ${MAX_BULK_NAMES} names`,
    description:
      'Returns one report for each name, in the order of the request. If one name is not valid Unicode, the whole request fails.',
    requestBody: describeBody('BulkInspectNamesRequest', {
      pair: {
        summary: 'A known name and one that imitates it',
        value: { names: ['vitalik.eth', 'vìtalik.eth'], network_name: 'mainnet' },
      },
      unknownLabel: {
        summary: 'A name with an unknown label',
        value: { names: [`[${'0123456789abcdef'.repeat(4)}].eth`], network_name: 'sepolia' },
      },
    }),
    responses: describeResponses('One report for each name.', 'BulkInspectNamesResponse', [
      ...INSPECTING,
      ...WITH_BODY,
    ]),
  },
  inspectGrapheme: {
    summary: 'Inspect one grapheme',
    description: GRAPHEME_NOTE,
    parameters: [
      describeParameter('path', 'grapheme', {
        description:
          'A grapheme is what a reader sees as one character. It can consist of several code points.',
        schema: { type: 'string' },
        examples: {
          letter: { value: 'ì' },
          emoji: { value: '👩🏽‍🚀', summary: 'Several code points, one grapheme' },
        },
      }),
    ],
    responses: describeResponses('Full report on the grapheme.', 'GraphemeGuardReport', [
      'malformed_path',
      'invalid_request',
      'not_a_grapheme',
      'tables_unavailable',
      'server_busy',
    ]),
  },
  inspectName: {
    summary: 'Inspect one name in full',
    description: 'Returns the report with its checks, its labels and their graphemes.',
    requestBody: describeBody('InspectNameRequest', {
      known: { value: { name: 'vitalik.eth', network_name: 'mainnet' } },
      root: { summary: 'The root', value: { name: '', network_name: 'mainnet' } },
    }),
    responses: describeResponses('Full report on the name.', 'NameGuardReport', [
      ...INSPECTING,
      ...WITH_BODY,
    ]),
  },
  getInspectName: {
    summary: 'Inspect one name in full with a GET request',
    description:
      'Returns the same report as `POST /inspect-name`. The name is percent-encoded UTF-8. An empty last segment is the root. The names `.` and `..` can only be inspected with POST, because clients remove them from a path.',
    parameters: [
      NETWORK_PARAMETER,
      describeNameParameter('Name to inspect. It is not trimmed or normalized.'),
    ],
    responses: describeResponses('Full report on the name.', 'NameGuardReport', [
      'malformed_path',
      ...INSPECTING,
    ]),
  },
  getImitations: {
    summary: 'List names that could imitate a name',
    description: `Returns names that someone could register to imitate this one, most dangerous first and always in the \
same order. Each of them is valid under ENSIP-15. They vary the label directly below \`eth\` or below a parent that gives \
out subnames, such as \`base.eth\`. In any other name they vary the first label. A single label stands for a name under \
\`eth\`. The request fails if ENS rejects the name or if the name has more than ${MAX_INSPECTED_CHARACTERS} code points. Unknown query \
parameters are ignored. If a parameter is repeated, the last value is used.`,
    parameters: [
      NETWORK_PARAMETER,
      describeNameParameter('Name to list imitations of.'),
      describeParameter('query', 'limit', {
        description: 'Maximum number of names in the list. `complete` is false if there are more.',
        schema: {
          type: 'integer',
          minimum: 1,
          maximum: MAX_IMITATIONS,
          default: DEFAULT_IMITATIONS,
        },
      }),
      describeParameter('query', 'kinds', {
        description: 'Kinds to list, separated by commas. By default all kinds are listed.',
        style: 'form',
        explode: false,
        schema: {
          type: 'array',
          items: createReference('CandidateKind'),
          minItems: 1,
          default: CANDIDATE_KINDS,
        },
        examples: { looks: { value: ['look_alike', 'sequence'] } },
      }),
    ],
    responses: describeResponses('Names that could imitate it.', 'ImitationsResponse', [
      'malformed_path',
      ...INSPECTING,
    ]),
  },
  getOpenapi: {
    summary: 'Get this document',
    responses: describeResponses('The OpenAPI 3.1 document.', null, []),
  },
};

const PATHS = Object.fromEntries(
  Object.entries(DESCRIPTIONS).map(([operationId, description]) => {
    const { method, path } = ROUTES[operationId as OperationId];
    return [path, { [method.toLowerCase()]: { operationId, ...description } }];
  }),
);

/** An OpenAPI document, as far as its users read it. Without this type, the declarations would repeat all schemas. */
export interface OpenapiDocument {
  readonly openapi: string;
  readonly info: Readonly<Record<string, unknown>>;
  readonly servers: readonly { readonly url: string }[];
  readonly paths: typeof PATHS;
  readonly components: { readonly schemas: typeof componentSchemas };
}

/** Creates the OpenAPI 3.1 document of the API that is served under `basePath`. */
export function createOpenapiDocument(basePath: string): OpenapiDocument {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Namescope',
      version: '1.0.0',
      summary: 'Inspects ENS names and graphemes.',
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: basePath }],
    paths: PATHS,
    components: { schemas: componentSchemas },
  };
}
