/**
 * What the site may do, as a Content-Security-Policy: it talks to itself alone, runs no inline script,
 * and makes script addresses in one place.
 */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  // The module that hashes names; nothing else may compile code.
  "script-src 'self' 'wasm-unsafe-eval'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types namescope',
].join('; ');

/** Headers for everything that is served, by whatever server. Workers take their policy from here alone. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};
