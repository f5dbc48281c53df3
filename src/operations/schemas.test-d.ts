import type { InferOutput } from 'valibot';
import { expectTypeOf } from 'vitest';
import type { GenericCheckResult } from '../contract/checks.ts';
import type { Candidate, ImitationsResponse } from '../contract/imitations.ts';
import type {
  BulkInspectNamesRequest,
  BulkInspectNamesResponse,
  ImitationsRequest,
  InspectNameRequest,
} from '../contract/operations.ts';
import type { Problem, ProblemFault } from '../contract/problem.ts';
import type {
  ConfusableGuardReport,
  ConsolidatedGraphemeGuardReport,
  ConsolidatedNameGuardReport,
  GraphemeGuardReport,
  LabelGuardReport,
  NameGuardReport,
  NormalizationError,
} from '../contract/reports.ts';
import type { ImitationsRequestSchema } from './imitations-request.ts';
import type * as reports from './report-schemas.ts';
import type * as requests from './request-schemas.ts';

// The compiler runs this file (`tsc -b`): a schema that differs from its contract type stops the gate.

type Answered<K extends keyof typeof reports> = InferOutput<(typeof reports)[K]>;

expectTypeOf<
  InferOutput<typeof requests.BulkInspectNamesRequestSchema>
>().toEqualTypeOf<BulkInspectNamesRequest>();
expectTypeOf<
  InferOutput<typeof requests.InspectNameRequestSchema>
>().toEqualTypeOf<InspectNameRequest>();
expectTypeOf<InferOutput<typeof ImitationsRequestSchema>>().toEqualTypeOf<ImitationsRequest>();

expectTypeOf<Answered<'GenericCheckResultSchema'>>().toEqualTypeOf<GenericCheckResult>();
expectTypeOf<
  Answered<'ConsolidatedNameGuardReportSchema'>
>().toEqualTypeOf<ConsolidatedNameGuardReport>();
expectTypeOf<
  Answered<'BulkInspectNamesResponseSchema'>
>().toEqualTypeOf<BulkInspectNamesResponse>();
expectTypeOf<
  Answered<'ConsolidatedGraphemeGuardReportSchema'>
>().toEqualTypeOf<ConsolidatedGraphemeGuardReport>();
expectTypeOf<Answered<'ConfusableGuardReportSchema'>>().toEqualTypeOf<ConfusableGuardReport>();
expectTypeOf<Answered<'GraphemeGuardReportSchema'>>().toEqualTypeOf<GraphemeGuardReport>();
expectTypeOf<Answered<'NormalizationErrorSchema'>>().toEqualTypeOf<NormalizationError>();
expectTypeOf<Answered<'LabelGuardReportSchema'>>().toEqualTypeOf<LabelGuardReport>();
expectTypeOf<Answered<'NameGuardReportSchema'>>().toEqualTypeOf<NameGuardReport>();
expectTypeOf<Answered<'CandidateSchema'>>().toEqualTypeOf<Candidate>();
expectTypeOf<Answered<'ImitationsResponseSchema'>>().toEqualTypeOf<ImitationsResponse>();
expectTypeOf<Answered<'ProblemFaultSchema'>>().toEqualTypeOf<ProblemFault>();
expectTypeOf<Answered<'ProblemSchema'>>().toEqualTypeOf<Problem>();
