const KEY = 'namescope.technical-details';

/** Returns whether this device shows technical details. False if storage is blocked. */
export function areDetailsOpen(): boolean {
  try {
    return localStorage.getItem(KEY) === 'open';
  } catch {
    return false;
  }
}

/** Remembers on this device whether technical details are shown. */
export function rememberDetails(isOpen: boolean): void {
  try {
    if (isOpen) localStorage.setItem(KEY, 'open');
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is blocked, so the choice lasts until another report is opened.
  }
}
