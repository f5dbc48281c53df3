/** Returns a setting that this device stores. Null if nothing is stored or storage is blocked. */
export function readSetting(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a setting, or removes it if the value is null. Returns false if storage is blocked. */
export function writeSetting(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export const THEMES = ['system', 'light', 'dark'] as const;

export type Theme = (typeof THEMES)[number];

const THEME = 'namescope-theme';

/** Returns the stored theme, or `system`. */
export function getStoredTheme(): Theme {
  const stored = readSetting(THEME);
  return THEMES.find((theme) => theme === stored) ?? 'system';
}

/** Applies a theme, by default the stored one. */
export function applyTheme(theme = getStoredTheme()): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** Stores and applies a theme. If storage is blocked, the choice lasts until the page closes. */
export function chooseTheme(theme: Theme): void {
  writeSetting(THEME, theme);
  applyTheme(theme);
}

const SHORTCUTS = 'namescope-shortcuts';

/**
 * Checks whether single-key shortcuts such as `/` are on. People who dictate text need to turn them off.
 *
 * @see https://www.w3.org/WAI/WCAG22/Understanding/character-key-shortcuts.html
 */
export const areShortcutsOn = () => readSetting(SHORTCUTS) !== 'off';

/** Turns single-key shortcuts on or off. Returns false if the browser does not store the choice. */
export const setShortcutsOn = (isOn: boolean) => writeSetting(SHORTCUTS, isOn ? null : 'off');
