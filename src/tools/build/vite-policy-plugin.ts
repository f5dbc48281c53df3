import type { Plugin } from 'vite';
import { CONTENT_SECURITY_POLICY } from '../../hosts/security-headers.ts';

/** Directives that browsers take from a header alone, and complain about in a page. */
const HEADER_ONLY = ['frame-ancestors', 'report-uri', 'sandbox'];

/** The policy as a page can carry it, for servers that send no headers of ours. */
export function createPagePolicy(): string {
  return CONTENT_SECURITY_POLICY.split('; ')
    .filter((directive) => !HEADER_ONLY.some((name) => directive.startsWith(name)))
    .join('; ');
}

/** Writes the Content-Security-Policy into the built page, before anything that it governs. */
export function vitePolicyPlugin(): Plugin {
  return {
    name: 'namescope-policy',
    // The dev server runs inline scripts of its own.
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
