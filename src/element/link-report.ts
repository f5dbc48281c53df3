/**
 * Points a link to the full report of a name. Returns false if `base` is empty or neither an HTTP nor a relative URL, or
 * if the name is not valid Unicode.
 */
export function linkReport(link: HTMLAnchorElement, base: string, name: string): boolean {
  if (base === '' || !name.isWellFormed()) return false;
  link.href = base + encodeURIComponent(name);
  return /^https?:$/.test(link.protocol);
}
