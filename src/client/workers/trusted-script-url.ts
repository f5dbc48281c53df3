/** What a browser without Trusted Types takes too: the same string. */
interface ScriptUrlPolicy {
  createScriptURL(url: string): unknown;
}

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): ScriptUrlPolicy;
}

function requireSameOrigin(url: string): string {
  const absolute = new URL(url, document.baseURI);
  if (absolute.origin !== location.origin) throw new TypeError(`Not a script of this site: ${url}`);
  return absolute.href;
}

const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;

/** The one policy of the page; the Content-Security-Policy names it. */
const policy: ScriptUrlPolicy = factory?.createPolicy('namescope', {
  createScriptURL: requireSameOrigin,
}) ?? { createScriptURL: requireSameOrigin };

/**
 * Address of a worker or service worker of this site, in the form that `new Worker` and
 * `serviceWorker.register` accept where Trusted Types are enforced. Throws for another origin.
 */
export function toTrustedScriptUrl(url: string): string {
  // The DOM types know only strings; the browser checks the real type.
  return policy.createScriptURL(url) as string;
}
