import { createElement } from 'react';
import { expect, it } from 'vitest';
import { UnreadableSourceError } from '../../lists/readers/unreadable-source-error.ts';
import { ListProblem } from './list-problem.tsx';
import { ProblemView } from './problem-view.tsx';

it('of a list that cannot be read is the sentence alone', () => {
  const error = new UnreadableSourceError('The file is empty.');
  expect(ListProblem({ error })).toEqual(createElement('p', { role: 'alert' }, error.message));
});

it('of anything else is shown as everywhere, so that the page repairs itself', () => {
  expect(ListProblem({ error: new Error('Oh.') }).type).toBe(ProblemView);
});
