import type { Plugin } from 'vite';
import { CONTENT_SECURITY_POLICY } from '../../hosts/security-headers.ts';

/** Directives that browsers accept only in a header. In a meta tag, they cause a warning. */
const HEADER_ONLY = ['frame-ancestors', 'report-uri', 'sandbox'];

/** Returns the policy for a meta tag, which protects the page if the server does not send our headers. */
export function createPagePolicy(): string {
  return CONTENT_SECURITY_POLICY.split('; ')
    .filter((directive) => !HEADER_ONLY.some((name) => directive.startsWith(name)))
    .join('; ');
}

/** Adds the Content-Security-Policy to the built page, before the first script. */
export function vitePolicyPlugin(): Plugin {
  return {
    name: 'namescope-policy',
    // The dev server adds inline scripts, which the policy blocks.
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: createPagePolicy() },
        injectTo: 'head-prepend',
      },
    ],
  };
}
