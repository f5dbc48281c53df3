/** Leads a link to the full report of a name. False where `base` is no address of the web, or the name cannot be part of one. */
export function linkReport(link: HTMLAnchorElement, base: string, name: string): boolean {
  if (base === '' || !name.isWellFormed()) return false;
  link.href = base + encodeURIComponent(name);
  return /^https?:$/.test(link.protocol);
}
