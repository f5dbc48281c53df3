import { expect, it } from 'vitest';
import { CONTENT_SECURITY_POLICY } from '../../hosts/security-headers.ts';
import { createPagePolicy } from './vite-policy-plugin.ts';

it('writes the policy into the page without the directives that need a header', () => {
  const inHeaders = CONTENT_SECURITY_POLICY.split('; ');
  const inPage = createPagePolicy().split('; ');
  expect(inHeaders.filter((directive) => !inPage.includes(directive))).toEqual([
    "frame-ancestors 'none'",
  ]);
  expect(inPage.filter((directive) => !inHeaders.includes(directive))).toEqual([]);
});
