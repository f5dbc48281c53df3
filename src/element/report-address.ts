/** Where the full report of a name is; null where `base` is no address of the web, or the name cannot be part of one. */
export function getReportAddress(base: string, name: string): string | null {
  if (base === '' || !name.isWellFormed()) return null;
  const address = `${base}${encodeURIComponent(name)}`;
  if (!URL.canParse(address, document.baseURI)) return null;
  const { protocol, href } = new URL(address, document.baseURI);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}
