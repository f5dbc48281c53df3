const KEY = 'namescope-shortcuts';

/**
 * Checks whether single-key shortcuts such as `/` are on. People who dictate text need to turn them off.
 *
 * @see https://www.w3.org/WAI/WCAG22/Understanding/character-key-shortcuts.html
 */
export function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

/** Turns single-key shortcuts on or off. Returns false if the browser does not store the choice. */
export function setShortcutsOn(isOn: boolean): boolean {
  try {
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
    return true;
  } catch {
    return false;
  }
}
