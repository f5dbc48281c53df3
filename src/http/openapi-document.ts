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

const GRAPHEME_NOTE = `The grapheme is part of the path, as percent-encoded UTF-8 (\`encodeURIComponent\`), \`/\` as \`%2F\`.

Two graphemes cannot be asked about in this way, \`.\` and \`..\`: as a path segment they mean \
"here" and "one up", and every client that follows the URL standard takes them out of the path, \
even where they are percent-encoded.`;

/** What each problem means here; the descriptions of responses are put together from these. */
const PROBLEMS: Readonly<Record<ProblemCode, string>> = {
  malformed_json: 'The body is not JSON in UTF-8.',
  malformed_path: 'The path is not percent-encoded UTF-8.',
  unknown_operation: 'There is no operation at this path.',
  method_not_allowed:
    'The path does not answer this method; the `Allow` header says which it does.',
  body_too_large: `The body is larger than ${MAX_BODY_BYTES} bytes.`,
  unsupported_media_type: 'The `Content-Type` header is missing or is not JSON.',
  invalid_request:
    'Fields or parameters are missing or hold what they must not; `errors` lists every one.',
  name_too_long: `A name has more than ${MAX_HTTP_CHARACTERS} code points, or more than the operation allows; \`errors\` lists every one.`,
  not_a_grapheme: 'The text holds no grapheme, or more than one.',
  unpaired_surrogate:
    'A text holds half of a surrogate pair, which no UTF-8 can carry; `errors` lists every one.',
  internal_error: 'A fault of ours.',
  tables_unavailable:
    'The tables that inspection needs could not be loaded; the next request tries again.',
};

const DESCRIPTION = `Inspects ENS names and graphemes for what can deceive a reader: look-alikes, invisible \
characters, mixed scripts, names that ENSIP-15 refuses. Inspection reads no chain and keeps nothing.

Ratings are integers, and speak of danger only: 2 none found, 3 look before you rely on it (\`warn\`), 4 cannot be \
relied on as it stands (\`alert\`). A check that ends in \`info\` says what is true and worth knowing and no reason for \
distrust: not on a standard Latin keyboard, not writable in DNS, a subname. A grapheme by itself is judged without context; within a label \
and a name the same letter is ordinary spelling in a word of its own script (\`status_in_label\`), so a label can have \
rating 2 while a grapheme in it, reported by itself, has 3, and a name 4 while each of its labels has 2. \`imitates\` \
names the known name that a name is taken for, \`known\` the one that it is; the list of known names is part of the \
engine. Who owns a name and which address it leads to is not known here, and a rating of 2 says nothing about either.

A request that cannot be answered gets a problem \
(RFC 9457) whose \`code\` says why. A path that is not listed here gets 404, \`unknown_operation\`: \
${PROBLEMS.unknown_operation}`;

const EVERYWHERE: ProblemCode[] = ['method_not_allowed', 'internal_error'];
const INSPECTING: ProblemCode[] = ['invalid_request', 'name_too_long', 'tables_unavailable'];
const WITH_BODY: ProblemCode[] = [
  'malformed_json',
  'body_too_large',
  'unsupported_media_type',
  'unpaired_surrogate',
];

const createReference = (schema: keyof typeof componentSchemas) => ({
  $ref: `#/components/schemas/${schema}`,
});

/** All responses of one operation: its report, and each status a problem can have. */
function describeResponses(description: string, schema: object, codes: ProblemCode[]) {
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

const describeBody = (schema: object, examples: object) => ({
  required: true,
  content: { 'application/json': { schema, examples } },
});

const describeParameter = (
  name: string,
  description: string,
  schema: object,
  examples: object,
) => ({
  name,
  in: 'path',
  required: true,
  description,
  schema,
  examples,
});

/** A parameter that may be left out; of one that is there twice, the last counts. */
const describeQueryParameter = (name: string, words: object) => ({
  name,
  in: 'query',
  required: false,
  ...words,
});

const NETWORK_PARAMETER = describeParameter(
  'network_name',
  'Validated, and of no effect: inspection reads no chain.',
  componentSchemas.InspectNameRequest.properties.network_name,
  { mainnet: { value: 'mainnet' } },
);

/** What each operation takes and answers. */
const DESCRIPTIONS: Readonly<Record<OperationId, object>> = {
  bulkInspectNames: {
    summary: `Inspect up to ${MAX_BULK_NAMES} names`,
    description:
      'One verdict a name, in the order asked. One text that is not valid Unicode refuses the whole request.',
    requestBody: describeBody(createReference('BulkInspectNamesRequest'), {
      pair: {
        summary: 'A known name and one that imitates it',
        value: { names: ['vitalik.eth', 'vìtalik.eth'], network_name: 'mainnet' },
      },
      unknownLabel: {
        summary: 'A name of which only the hash of a label is known',
        value: { names: [`[${'0123456789abcdef'.repeat(4)}].eth`], network_name: 'sepolia' },
      },
    }),
    responses: describeResponses(
      'A verdict for each name.',
      createReference('BulkInspectNamesResponse'),
      [...INSPECTING, ...WITH_BODY],
    ),
  },
  inspectGrapheme: {
    summary: 'Inspect one grapheme',
    description: GRAPHEME_NOTE,
    parameters: [
      describeParameter(
        'grapheme',
        'What a reader sees as one character, of however many code points.',
        { type: 'string' },
        {
          letter: { value: 'ì' },
          emoji: { value: '👩🏽‍🚀', summary: 'Several code points, one grapheme' },
        },
      ),
    ],
    responses: describeResponses(
      'All that is known about it.',
      createReference('GraphemeGuardReport'),
      ['malformed_path', 'invalid_request', 'not_a_grapheme', 'tables_unavailable'],
    ),
  },
  inspectName: {
    summary: 'Inspect one name in full',
    description: 'The verdict with its checks, its labels and their graphemes.',
    requestBody: describeBody(createReference('InspectNameRequest'), {
      known: { value: { name: 'vitalik.eth', network_name: 'mainnet' } },
      root: { summary: 'The root', value: { name: '', network_name: 'mainnet' } },
    }),
    responses: describeResponses(
      'All that is known about it.',
      createReference('NameGuardReport'),
      [...INSPECTING, ...WITH_BODY],
    ),
  },
  getInspectName: {
    summary: 'Inspect one name in full, by its address',
    description:
      'The same as `POST /inspect-name`. The name is percent-encoded UTF-8; nothing after the last `/` means the root. The names `.` and `..` can only be asked about by POST: they do not survive in a path.',
    parameters: [
      NETWORK_PARAMETER,
      describeParameter(
        'name',
        'The name, exactly as it is to be inspected.',
        { type: 'string' },
        { known: { value: 'vitalik.eth' } },
      ),
    ],
    responses: describeResponses(
      'All that is known about it.',
      createReference('NameGuardReport'),
      ['malformed_path', ...INSPECTING],
    ),
  },
  getImitations: {
    summary: 'List what could imitate a name',
    description: `Names that could be registered to pass for this one, each valid by ENSIP-15, the most dangerous first, \
always in the same order. They vary the label below \`eth\` or below a parent that gives out subnames, such as \`base.eth\`, and the \
first one of any other name; a bare label stands for a name under \`eth\`. A name that ENS does not accept has none, \
nor has one of more than ${MAX_INSPECTED_CHARACTERS} code points, which is not inspected: the problem says why. Unknown parameters in \
the query are ignored; of a repeated one the last counts.`,
    parameters: [
      NETWORK_PARAMETER,
      describeParameter(
        'name',
        'The name that could be imitated.',
        { type: 'string' },
        { known: { value: 'vitalik.eth' } },
      ),
      describeQueryParameter('limit', {
        description: 'How many are listed at most; `complete` is false when there are more.',
        schema: {
          type: 'integer',
          minimum: 1,
          maximum: MAX_IMITATIONS,
          default: DEFAULT_IMITATIONS,
        },
      }),
      describeQueryParameter('kinds', {
        description: 'Of these kinds alone, with commas between them; of all when it is left out.',
        style: 'form',
        explode: false,
        schema: {
          type: 'array',
          items: { enum: CANDIDATE_KINDS },
          minItems: 1,
          default: CANDIDATE_KINDS,
        },
        examples: { looks: { value: ['look_alike', 'sequence'] } },
      }),
    ],
    responses: describeResponses('What could imitate it.', createReference('ImitationsResponse'), [
      'malformed_path',
      ...INSPECTING,
    ]),
  },
  getOpenapi: {
    summary: 'This document',
    responses: describeResponses('OpenAPI 3.1.', { type: 'object' }, []),
  },
};

const PATHS = Object.fromEntries(
  Object.entries(DESCRIPTIONS).map(([operationId, description]) => {
    const { method, path } = ROUTES[operationId as OperationId];
    return [path, { [method.toLowerCase()]: { operationId, ...description } }];
  }),
);

/** The OpenAPI 3.1 document of the interface whose operations stand under `basePath`. */
export function createOpenapiDocument(basePath: string) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Namescope',
      version: '1.0.0',
      summary: 'The inspector of ENS names and graphemes.',
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: basePath }],
    paths: PATHS,
    components: { schemas: componentSchemas },
  };
}
