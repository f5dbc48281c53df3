import type { Plugin } from 'vite';
import { CONTENT_SECURITY_POLICY } from '../../hosts/security-headers.ts';

/** Directives that browsers accept only in a header. In a page they cause a warning. */
const HEADER_ONLY = ['frame-ancestors', 'report-uri', 'sandbox'];

/** Policy for the page itself, for servers that do not send our headers. */
export function createPagePolicy(): string {
  return CONTENT_SECURITY_POLICY.split('; ')
    .filter((directive) => !HEADER_ONLY.some((name) => directive.startsWith(name)))
    .join('; ');
}

/** Writes the Content-Security-Policy into the built page, before the first script. */
export function vitePolicyPlugin(): Plugin {
  return {
    name: 'namescope-policy',
    // The dev server adds inline scripts.
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
