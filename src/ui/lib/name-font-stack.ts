/** The fonts that names are drawn in: the value of CSS `font-family`. */
export function getNameFontStack(): string {
  const stack = getComputedStyle(document.documentElement).getPropertyValue('--font-name');
  return stack.trim() || 'sans-serif';
}
