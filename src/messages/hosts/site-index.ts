import { KNOWN_SITES } from '../../data/tables/known-sites.ts';
import { getBuiltInNames } from '../../engine/known-names/built-in-names.ts';
import type { KnownName } from '../../engine/known-names/known-name.ts';
import { TOP } from '../../engine/known-names/name-parents.ts';
import { lazy } from '../../primitives/lazy.ts';
import { getOwnedDomain, type ReadHost, readHost } from './read-host.ts';

/** A website of a known name. */
export interface KnownSite {
  /** Host that the list of known names states, such as `app.safe.global`. */
  readonly site: string;
  readonly known: KnownName;
}

const getNames = lazy(() => new Map(getBuiltInNames().map((known) => [known.name, known])));

const getSites = lazy(() => {
  const byName = new Map<string, KnownSite>();
  /** Websites by the domain that their owner registered. */
  const byDomain = new Map<string, KnownSite>();
  for (const line of KNOWN_SITES.split('|')) {
    const [site = '', ...labels] = line.split(' ');
    const read = readHost(site);
    for (const label of labels) {
      const known = getNames().get(`${label}.${TOP}`);
      if (!known || !read) continue;
      byName.set(known.name, { site, known });
      const domain = getOwnedDomain(read);
      // A website without a subdomain names the owner of the domain.
      if (!byDomain.has(domain) || (site === domain && label === labels[0]))
        byDomain.set(domain, { site, known });
    }
  }
  return { byName, byDomain };
});

/** Returns the built-in known name, such as `metamask.eth`. */
export function getKnownName(name: string | null | undefined): KnownName | undefined {
  return getNames().get(name ?? '');
}

/** Returns the website of a built-in known name. */
export function getSite({ name }: Pick<KnownName, 'name'>): KnownSite | undefined {
  return getSites().byName.get(name);
}

/** Returns the known website that a host belongs to. */
export function findSite(read: ReadHost): KnownSite | undefined {
  return getSites().byDomain.get(getOwnedDomain(read));
}

/**
 * Returns the known website whose domain is part of the labels before a stranger's domain: `uniswap.org.evil.example`,
 * `uniswap.org-claim.example`, `uniswap.org⁄claim.example` with a slash that does not end the host.
 */
export function findEmbeddedSite({ labels, owned }: ReadHost): KnownSite | undefined {
  for (let at = 0; at < owned; at++) {
    const [top] = (labels[at + 1] as string).split(/[^\p{L}\p{N}]/u, 1);
    const found = getSites().byDomain.get(`${labels[at]}.${top}`);
    if (found !== undefined) return found;
  }
  return undefined;
}
