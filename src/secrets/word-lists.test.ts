import { expect, it } from 'vitest';
import { getLanguages, loadWordLists } from './word-lists.ts';

// One test only, because a loaded list stays loaded.
it('loads the lists for full-width letters', async () => {
  await loadWordLists('ａｂａｎｄｏｎ');
  expect(getLanguages('ａｂａｎｄｏｎ')).not.toBe(0);
});
