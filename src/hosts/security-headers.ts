/**
 * Content-Security-Policy of the site. It allows requests only to the site's own origin, no inline scripts, and script
 * URLs from only one Trusted Types policy.
 */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  // Allows the WebAssembly module that hashes names.
  "script-src 'self' 'wasm-unsafe-eval'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types namescope',
].join('; ');

/** Headers of every response of the site. Browsers read the policy of a worker only from its headers. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};
