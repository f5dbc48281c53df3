/** Every code a problem can have, with the HTTP status it is answered with. */
export const PROBLEM_STATUS = {
  malformed_json: 400,
  malformed_path: 400,
  unknown_operation: 404,
  method_not_allowed: 405,
  body_too_large: 413,
  unsupported_media_type: 415,
  invalid_request: 422,
  name_too_long: 422,
  not_a_grapheme: 422,
  unpaired_surrogate: 422,
  internal_error: 500,
  tables_unavailable: 503,
} as const;

export type ProblemCode = keyof typeof PROBLEM_STATUS;

/** One offending value of a request. */
export interface ProblemFault {
  /** Where it stands, such as `names[3]`. */
  path: string;
  detail: string;
}

/** Why an operation gave no report: the body of an `application/problem+json` response (RFC 9457). */
export interface Problem {
  type: string;
  title: string;
  status: number;
  /** One sentence a person can act on. */
  detail: string;
  code: ProblemCode;
  errors?: ProblemFault[];
}

/** A value, or the problem in its place. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; problem: Problem };
