/** A Trusted Types policy. In a browser without Trusted Types it returns a string. */
interface ScriptUrlPolicy {
  createScriptURL(url: string): unknown;
}

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): ScriptUrlPolicy;
}

function requireSameOrigin(url: string): string {
  const absolute = new URL(url, document.baseURI);
  if (absolute.origin !== location.origin)
    throw new TypeError(`The script is from another origin: ${url}`);
  return absolute.href;
}

const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;

/** The only policy of the page. The Content-Security-Policy allows it by name. */
const policy: ScriptUrlPolicy = factory?.createPolicy('namescope', {
  createScriptURL: requireSameOrigin,
}) ?? { createScriptURL: requireSameOrigin };

/**
 * Converts a script URL to the type that `new Worker` and `serviceWorker.register` require when
 * Trusted Types are enforced. Throws a TypeError if the URL is of another origin.
 */
export function toTrustedScriptUrl(url: string): string {
  // The DOM types only allow a string here. The browser checks the real type.
  return policy.createScriptURL(url) as string;
}
