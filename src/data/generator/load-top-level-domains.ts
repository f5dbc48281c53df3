import { domainToASCII, domainToUnicode } from 'node:url';
import { loadPackageFile } from './packages.ts';

/** Loads the sorted list of IANA's top-level domains, as U-labels if they are not ASCII. Throws if one is invalid. */
export function loadTopLevelDomains(): string[] {
  const domains = loadPackageFile<string[]>('tlds/index.json');
  for (const domain of domains) {
    const isLabel = domainToUnicode(domain) === domain && domainToASCII(domain) !== '';
    if (!isLabel || domain !== domain.toLowerCase()) throw new Error(`Unexpected ${domain}`);
  }
  return [...domains].sort();
}
