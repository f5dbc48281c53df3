/** Decodes percent-encoding once. Returns an empty string if it is not valid. */
export function decodeOnce(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
