import { toJsonSchemaDefs } from '@valibot/to-json-schema';
import * as reports from './report-schemas.ts';
import * as requests from './request-schemas.ts';

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
  NormalizationError: reports.NormalizationErrorSchema,
  Problem: reports.ProblemSchema,
  ProblemFault: reports.ProblemFaultSchema,
};

/**
 * The schemas of requests and answers as JSON Schema, for `components.schemas` of the OpenAPI document.
 * Run by `npm run openapi`, not when serving: component-schemas.ts is what it wrote, and a test compares.
 */
export function deriveComponentSchemas(): Record<string, object> {
  return toJsonSchemaDefs(DEFINITIONS, {
    target: 'draft-2020-12',
    // Well-formedness has no words in JSON Schema; the list's limit is written as metadata beside its check.
    ignoreActions: ['check', 'raw_check'],
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  });
}
