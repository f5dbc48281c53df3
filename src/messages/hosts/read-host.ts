import { decodeName, isNameLike } from '../pieces/name-syntax.ts';

/** Domains under which each label belongs to a different user, with the reason. */
const REASONS: Readonly<Record<string, string>> = {
  'eth.limo': 'gateway for the websites of ENS names',
  'eth.link': 'gateway for the websites of ENS names',
  'github.io': 'websites of GitHub users',
  'app.link': 'links that open apps, such as metamask.app.link',
  'js.org': 'websites of JavaScript projects, such as polkadot.js.org',
  'readthedocs.io': 'documentation of software, such as protocol-guild.readthedocs.io',
  'gitbook.io': 'documentation that anyone can publish',
  'pages.dev': 'websites that anyone can publish at Cloudflare',
  'workers.dev': 'programs that anyone can run at Cloudflare',
  'vercel.app': 'websites that anyone can publish at Vercel',
  'netlify.app': 'websites that anyone can publish at Netlify',
  'web.app': 'websites that anyone can publish at Firebase',
  'firebaseapp.com': 'websites that anyone can publish at Firebase',
  'herokuapp.com': 'programs that anyone can run at Heroku',
  'webflow.io': 'websites that anyone can publish at Webflow',
  'weebly.com': 'websites that anyone can publish at Weebly',
  'blogspot.com': 'blogs that anyone can publish at Google',
  'wordpress.com': 'blogs that anyone can publish at WordPress',
  'medium.com': 'blogs that anyone can publish at Medium',
};

export const SHARED_DOMAINS: ReadonlySet<string> = new Set(Object.keys(REASONS));

/** A host, split at the label that its owner registered. */
export interface ReadHost {
  /** The host in lower case, with decoded Punycode. */
  readonly host: string;
  readonly labels: readonly string[];
  /** Index of the label that the owner registered: 1 in `www.example.co.uk`. */
  readonly owned: number;
}

/** Second labels under which the registries of countries sell domains: `co.uk`, `com.br`. */
const COUNTRY_SECOND = new Set(
  'ac co com edu gob gouv gov govt ltd me mil ne net nom or org plc sch'.split(' '),
);

const PORT = /:\d*$/u;
const FINAL_DOT = /\.$/u;

/** Maximum length of a host in DNS: https://www.rfc-editor.org/rfc/rfc1035#section-2.3.4 */
const MAX_HOST = 253;

/** Reads a host. Returns null if it is an IP address, a single label or no host. */
export function readHost(text: string): ReadHost | null {
  if (text.length > MAX_HOST) return null;
  const host = decodeName(text.replace(PORT, '').replace(FINAL_DOT, '').toLowerCase());
  if (!isNameLike(host)) return null;
  const labels = host.split('.');
  const owned = labels.length - 1 - countSuffixLabels(labels);
  return owned < 0 ? null : { host, labels, owned };
}

/** Returns the domain that the owner of a host registered: `www.example.co.uk` → `example.co.uk`. */
export function getOwnedDomain({ labels, owned }: Pick<ReadHost, 'labels' | 'owned'>): string {
  return labels.slice(owned).join('.');
}

function countSuffixLabels(labels: readonly string[]): number {
  const [second = '', last = ''] = labels.slice(-2);
  if (labels.length < 3) return 1;
  if (SHARED_DOMAINS.has(`${second}.${last}`)) return 2;
  return last.length === 2 && COUNTRY_SECOND.has(second) ? 2 : 1;
}
