import { domainToASCII } from 'node:url';
import { ByteWriter } from './byte-writer.ts';
import { loadPackageFile } from './packages.ts';

/** IANA's top-level domains, sorted; those beyond ASCII in both forms, `рф` and `xn--p1ai`. */
export function loadTopLevelDomains(): string[] {
  const domains = loadPackageFile<string[]>('tlds/index.json');
  const both = new Set(domains.flatMap((domain) => [domain, domainToASCII(domain)]));
  for (const domain of both) {
    if (domain === '' || domain !== domain.toLowerCase()) throw new Error(`Unexpected ${domain}`);
  }
  return [...both].sort();
}

export function encodeTopLevelDomains(domains: readonly string[]): Uint8Array {
  const writer = new ByteWriter();
  writer.text(domains.join(' '));
  return writer.toBytes();
}
