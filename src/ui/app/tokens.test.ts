import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const THEMES = ['light', 'dark'] as const;

const TEXT = ['ink', 'ink-soft', 'ink-faint', 'accent', 'pass', 'warn', 'alert', 'info'];
const BACKGROUNDS = [
  ...['ground', 'surface', 'sunken', 'raised', 'accent-soft'],
  ...['pass-wash', 'warn-wash', 'alert-wash', 'info-wash'],
];

/** Returns the colour of a token as #rrggbb. */
function readColour(token: string, theme: (typeof THEMES)[number]): string {
  const [, light, dark] =
    new RegExp(`--${token}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\);`).exec(css) ?? [];
  const colour = theme === 'light' ? light : dark;
  if (!colour) throw new Error(`tokens.css has no colour --${token}.`);
  return colour;
}

/** Returns the relative luminance. https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function getLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio. https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function getContrast(one: string, other: string): number {
  const luminances = [getLuminance(one), getLuminance(other)];
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}

describe.each(THEMES)('colours of the %s theme', (theme) => {
  const getTokenContrast = (one: string, other: string) =>
    getContrast(readColour(one, theme), readColour(other, theme));

  it.each(TEXT)('show text in %s readably on every background', (text) => {
    for (const background of BACKGROUNDS) {
      expect(getTokenContrast(text, background), background).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('show text in accent-ink readably on accent', () => {
    expect(getTokenContrast('accent-ink', 'accent')).toBeGreaterThanOrEqual(4.5);
  });
});
