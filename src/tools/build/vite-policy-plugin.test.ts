import { expect, it } from 'vitest';
import { CONTENT_SECURITY_POLICY } from '../../hosts/security-headers.ts';
import { createPagePolicy } from './vite-policy-plugin.ts';

it('writes all of the policy into the page but what only a header may say', () => {
  const inHeaders = CONTENT_SECURITY_POLICY.split('; ');
  const inPage = createPagePolicy().split('; ');
  expect(inHeaders.filter((directive) => !inPage.includes(directive))).toEqual([
    "frame-ancestors 'none'",
  ]);
  expect(inPage.filter((directive) => !inHeaders.includes(directive))).toEqual([]);
});
