import { expect, test } from 'vitest';
import type { ProblemCode } from '../contract/problem.ts';
import { createFailure, createProblem, createUnpairedSurrogateFailure } from './create-problem.ts';

test.each<[code: ProblemCode, status: number, title: string]>([
  ['malformed_json', 400, 'The request body is not JSON'],
  ['malformed_path', 400, 'The path is not valid percent-encoded UTF-8'],
  ['unknown_operation', 404, 'The operation does not exist'],
  ['method_not_allowed', 405, 'The operation does not support this method'],
  ['body_too_large', 413, 'The request body is too large'],
  ['unsupported_media_type', 415, 'The content type or encoding is not supported'],
  ['invalid_request', 422, 'The request is not valid'],
  ['not_a_grapheme', 422, 'The text is not one grapheme'],
  ['unpaired_surrogate', 422, 'The text is not valid Unicode'],
  ['internal_error', 500, 'An unexpected error occurred'],
  ['tables_unavailable', 503, 'The data tables could not be loaded'],
])('creates a problem with the code %s: %i, %s', (code, status, title) => {
  const type = `urn:problem-type:namescope:${code}`;
  const problem = { type, title, status, detail: 'Why.', code };
  expect(createProblem(code, 'Why.')).toStrictEqual(problem);
  const errors = [{ path: 'names[3]', detail: 'This one.' }];
  expect(createFailure(code, 'Why.', errors)).toStrictEqual({
    ok: false,
    problem: { ...problem, errors },
  });
});

test('createUnpairedSurrogateFailure describes the problem and its solution', () => {
  expect(createUnpairedSurrogateFailure()).toMatchObject({
    ok: false,
    problem: {
      code: 'unpaired_surrogate',
      detail:
        'The text contains an unpaired surrogate, which UTF-8 cannot encode. Use text that is valid Unicode.',
    },
  });
});
