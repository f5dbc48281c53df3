import { createElement } from 'react';
import { expect, it } from 'vitest';
import { UnreadableSourceError } from '../../lists/readers/unreadable-source-error.ts';
import { ListProblem } from './list-field.tsx';
import { ProblemView } from './problem-view.tsx';

it('shows only the message of the error for a list that cannot be read', () => {
  const error = new UnreadableSourceError('The file is empty.');
  expect(ListProblem({ error })).toEqual(createElement('p', { role: 'alert' }, error.message));
});

it('shows other errors as every screen does, so that the page can repair itself', () => {
  expect(ListProblem({ error: new Error('Oh.') }).type).toBe(ProblemView);
});
