export const THEMES = ['system', 'light', 'dark'] as const;

export type Theme = (typeof THEMES)[number];

const KEY = 'namescope-theme';

/** The theme that this device was last asked for; `system` when storage is empty or closed to us. */
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

/** Shows the stored theme. */
export function applyStoredTheme(): void {
  show(getStoredTheme());
}

/** Keeps and shows a theme. */
export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Storage is closed to us: the choice lasts as long as the page.
  }
  show(theme);
}
