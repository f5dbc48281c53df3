/** HTTP status of each problem code. */
export const PROBLEM_STATUS = {
  malformed_json: 400,
  malformed_path: 400,
  malformed_url: 400,
  origin_not_allowed: 403,
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
  server_busy: 503,
} as const;

/** Machine-readable kind of problem. */
export type ProblemCode = keyof typeof PROBLEM_STATUS;

/** An invalid value in a request. */
export interface ProblemFault {
  /** Path of the value in the request, such as `names[3]`. Empty for the whole body. */
  path: string;
  /** What is wrong with the value. */
  detail: string;
}

/** Why a request failed (RFC 9457). */
export interface Problem {
  /** URI that identifies this kind of problem. */
  type: string;
  /** Short summary of this kind of problem. */
  title: string;
  /**
   * HTTP status of the response.
   *
   * @asType integer
   */
  status: number;
  /** What went wrong in this request and what to do about it. */
  detail: string;
  code: ProblemCode;
  /** Every invalid value in the request. */
  errors?: ProblemFault[];
}

/** The value of a successful operation, or the problem of a failed one. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; problem: Problem };
