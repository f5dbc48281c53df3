import { toJsonSchemaDefs } from '@valibot/to-json-schema';
import { MAX_BULK_NAMES } from '../contract/limits.ts';
import * as reports from '../operations/report-schemas.ts';
import * as requests from '../operations/request-schemas.ts';

const DEFINITIONS = {
  BulkInspectNamesRequest: requests.BulkInspectNamesRequestSchema,
  InspectNameRequest: requests.InspectNameRequestSchema,
  BulkInspectNamesResponse: reports.BulkInspectNamesResponseSchema,
  NameGuardReport: reports.NameGuardReportSchema,
  GraphemeGuardReport: reports.GraphemeGuardReportSchema,
  ConsolidatedNameGuardReport: reports.ConsolidatedNameGuardReportSchema,
  LabelGuardReport: reports.LabelGuardReportSchema,
  ConsolidatedGraphemeGuardReport: reports.ConsolidatedGraphemeGuardReportSchema,
  ConfusableGuardReport: reports.ConfusableGuardReportSchema,
  GenericCheckResult: reports.GenericCheckResultSchema,
  ImitationsResponse: reports.ImitationsResponseSchema,
  Candidate: reports.CandidateSchema,
  NormalizationError: reports.NormalizationErrorSchema,
  Problem: reports.ProblemSchema,
  ProblemFault: reports.ProblemFaultSchema,
};

const NAME = {
  description: 'An ENS name, inspected exactly as given: never trimmed, never normalized first.',
};
const NETWORK_NAME = {
  description:
    'Required, and validated. Inspection reads no chain, so today the answer is the same for every network.',
};

/** What the document alone says of the fields of requests, whose schemas are shipped and stay bare. */
const REQUEST_FIELDS = {
  BulkInspectNamesRequest: {
    names: {
      items: { type: 'string', ...NAME },
      description: 'The names to inspect. Duplicates are inspected and answered like any other.',
      maxItems: MAX_BULK_NAMES,
      examples: [['vitalik.eth', 'vìtalik.eth']],
    },
    network_name: NETWORK_NAME,
  },
  InspectNameRequest: {
    name: { ...NAME, examples: ['vitalik.eth'] },
    network_name: NETWORK_NAME,
  },
};

/**
 * The schemas of requests and answers as JSON Schema, for `components.schemas` of the OpenAPI document.
 * Run by `npm run openapi`, not when serving: component-schemas.ts is what it wrote, and a test compares.
 */
export function deriveComponentSchemas(): Record<string, object> {
  const schemas = toJsonSchemaDefs(DEFINITIONS, {
    target: 'draft-2020-12',
    // Well-formedness has no words in JSON Schema; the list's limit is in REQUEST_FIELDS.
    ignoreActions: ['check', 'raw_check'],
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  });
  for (const [name, fields] of Object.entries(REQUEST_FIELDS)) {
    const { properties = {} } = schemas[name as keyof typeof REQUEST_FIELDS];
    for (const [field, words] of Object.entries(fields)) {
      Object.assign(properties[field] as object, words);
    }
  }
  return schemas;
}
