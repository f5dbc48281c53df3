// The trusted names of the extension. The background cannot read the site's own storage, so the site and the background
// share this copy.

/** Names that the user trusts, and whether built-in known names are used. */
export interface TrustedNames {
  readonly names: readonly string[];
  readonly usesKnownNames: boolean;
}

export const TRUSTED_KEY = 'trusted';

const NOTHING: TrustedNames = { names: [], usesKnownNames: true };

export async function readTrusted(): Promise<TrustedNames> {
  const stored = await chrome.storage.local.get(TRUSTED_KEY);
  return (stored[TRUSTED_KEY] as TrustedNames | undefined) ?? NOTHING;
}

export function storeTrusted(trusted: TrustedNames): Promise<void> {
  return chrome.storage.local.set({ [TRUSTED_KEY]: trusted });
}

export async function trustName(name: string): Promise<void> {
  // Two pages can trust a name at the same time.
  await navigator.locks.request(TRUSTED_KEY, async () => {
    const { names, ...rest } = await readTrusted();
    if (!names.includes(name)) await storeTrusted({ ...rest, names: [...names, name].sort() });
  });
}
