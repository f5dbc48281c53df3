export const THEMES = ['system', 'light', 'dark'] as const;

export type Theme = (typeof THEMES)[number];

const KEY = 'namescope-theme';

/** Returns the stored theme, or `system` if nothing is stored or storage is blocked. */
export function getStoredTheme(): Theme {
  try {
    const stored = localStorage.getItem(KEY);
    return THEMES.find((theme) => theme === stored) ?? 'system';
  } catch {
    return 'system';
  }
}

function show(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** Applies the stored theme. */
export function applyStoredTheme(): void {
  show(getStoredTheme());
}

/** Stores and applies a theme. */
export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Storage is blocked, so the choice lasts until the page closes.
  }
  show(theme);
}
