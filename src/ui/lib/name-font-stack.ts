/** Fonts for names, as a CSS `font-family` value. */
export function getNameFontStack(): string {
  const stack = getComputedStyle(document.documentElement).getPropertyValue('--font-name');
  return stack.trim() || 'sans-serif';
}
