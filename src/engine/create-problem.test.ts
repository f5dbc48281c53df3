import { expect, test } from 'vitest';
import { PROBLEM_STATUS, type ProblemCode } from '../contract/problem.ts';
import { createFailure, createProblem, createUnpairedSurrogateFailure } from './create-problem.ts';

test.each(Object.entries(PROBLEM_STATUS) as [ProblemCode, number][])('%s: %i', (code, status) => {
  const type = `urn:problem-type:namescope:${code}`;
  const title = expect.stringMatching(/^(The|An) .+[^.]$/);
  const problem = { type, title, status, detail: 'Why.', code };
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
