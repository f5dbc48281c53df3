// Creates problem details for failed operations: https://www.rfc-editor.org/rfc/rfc9457

import {
  type Outcome,
  PROBLEM_STATUS,
  type Problem,
  type ProblemCode,
  type ProblemFault,
} from '../contract/problem.ts';

const TITLES: Readonly<Record<ProblemCode, string>> = {
  malformed_json: 'The request body is not JSON',
  malformed_path: 'The path is not valid percent-encoded UTF-8',
  malformed_url: 'The URL of the request is not valid',
  origin_not_allowed: 'The server does not allow this website',
  unknown_operation: 'The operation does not exist',
  method_not_allowed: 'The operation does not support this method',
  body_too_large: 'The request body is too large',
  unsupported_media_type: 'The content type or encoding is not supported',
  invalid_request: 'The request is not valid',
  name_too_long: 'The name is too long',
  not_a_grapheme: 'The text is not one grapheme',
  unpaired_surrogate: 'The text is not valid Unicode',
  internal_error: 'An unexpected error occurred',
  tables_unavailable: 'The data tables could not be loaded',
  server_busy: 'The server is busy',
};

/**
 * Creates the problem details for a code.
 *
 * @param detail description of the error and how to fix it
 * @param errors invalid values in the request
 */
export function createProblem(
  code: ProblemCode,
  detail: string,
  errors?: readonly ProblemFault[],
): Problem {
  return {
    type: `urn:problem-type:namescope:${code}`,
    title: TITLES[code],
    status: PROBLEM_STATUS[code],
    detail,
    code,
    ...(errors && { errors: [...errors] }),
  };
}

/** Creates a failed outcome with problem details. */
export function createFailure(
  code: ProblemCode,
  detail: string,
  errors?: readonly ProblemFault[],
): { ok: false; problem: Problem } & Outcome<never> {
  return { ok: false, problem: createProblem(code, detail, errors) };
}

/** Creates the failure for a text with an unpaired surrogate. */
export function createUnpairedSurrogateFailure(): ReturnType<typeof createFailure> {
  return createFailure(
    'unpaired_surrogate',
    'The text contains an unpaired surrogate, which UTF-8 cannot encode. Use text that is valid Unicode.',
  );
}
