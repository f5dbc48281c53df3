import { expect, it } from 'vitest';
import { formatCurl } from './api-part.tsx';

it.each([
  ['vital\u00eck.eth', 'vital%C3%ACk.eth'],
  ["o'b/.eth", 'o%27b%2F.eth'],
  ['\udc00', '%EF%BF%BD'],
])('asks for the report of %j with one argument', (name, segment) => {
  expect(formatCurl(name)).toBe(`curl 'http://127.0.0.1:8080/api/inspect-name/mainnet/${segment}'`);
});
