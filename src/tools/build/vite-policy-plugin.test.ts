import { expect, it } from 'vitest';
import { CONTENT_SECURITY_POLICY } from '../../hosts/security-headers.ts';
import { createPagePolicy } from './vite-policy-plugin.ts';

it('omits only the directives that require a header', () => {
  const headerDirectives = CONTENT_SECURITY_POLICY.split('; ');
  const pageDirectives = createPagePolicy().split('; ');
  expect(headerDirectives.filter((directive) => !pageDirectives.includes(directive))).toEqual([
    "frame-ancestors 'none'",
  ]);
  expect(pageDirectives.filter((directive) => !headerDirectives.includes(directive))).toEqual([]);
});
