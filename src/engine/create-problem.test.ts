import { expect, test } from 'vitest';
import { PROBLEM_STATUS, type ProblemCode } from '../contract/problem.ts';
import { createFailure, createProblem, createUnpairedSurrogateFailure } from './create-problem.ts';

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

test.each(Object.entries(TITLES) as [ProblemCode, string][])('%s: %s', (code, title) => {
  const type = `urn:problem-type:namescope:${code}`;
  const problem = { type, title, status: PROBLEM_STATUS[code], detail: 'Why.', code };
  expect(createProblem(code, 'Why.')).toStrictEqual(problem);
  const errors = [{ path: 'names[3]', detail: 'This one.' }];
  expect(createFailure(code, 'Why.', errors)).toEqual({
    ok: false,
    problem: { ...problem, errors },
  });
});

test('createUnpairedSurrogateFailure describes the problem and its solution', () => {
  expect(createUnpairedSurrogateFailure().problem).toMatchObject({
    code: 'unpaired_surrogate',
    detail:
      'The text contains an unpaired surrogate, which UTF-8 cannot encode. Use text that is valid Unicode.',
  });
});
