import { expect, it } from 'vitest';
import { sayFinding } from './finding-words.ts';

it.each([
  ['\u202e\u202c', 2, 'U+202E U+202C.'],
  ['\u200b'.repeat(200), 1000, `${'U+200B '.repeat(12)}and 988 more.`],
])('names the first hidden characters of %j', (characters, count, evidence) => {
  const words = sayFinding({ code: 'hidden_text', args: { characters, count } });
  expect(words.evidence).toEqual([evidence]);
});
