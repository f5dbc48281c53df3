import { expect, test } from 'vitest';
import { PROBLEM_STATUS, type ProblemCode } from '../contract/problem.ts';
import { createFailure, createProblem, createUnpairedSurrogateFailure } from './create-problem.ts';

test.each(Object.keys(PROBLEM_STATUS) as ProblemCode[])('creates a problem for %s', (code) => {
  const type = `urn:problem-type:namescope:${code}`;
  const problem = { type, status: PROBLEM_STATUS[code], detail: 'Why.', code };
  expect(createProblem(code, 'Why.')).toStrictEqual({ ...problem, title: expect.any(String) });
  const errors = [{ path: 'names[3]', detail: 'This one.' }];
  expect(createFailure(code, 'Why.', errors)).toMatchObject({
    ok: false,
    problem: { ...problem, errors },
  });
});

test('createUnpairedSurrogateFailure describes the problem and its solution', () => {
  expect(createUnpairedSurrogateFailure().problem).toMatchObject({
    code: 'unpaired_surrogate',
    title: 'The text is not valid Unicode',
    detail:
      'The text contains an unpaired surrogate, which UTF-8 cannot encode. Use text that is valid Unicode.',
  });
});
