// Starts the site inside the extension, and keeps the trusted names of both in sync.

import { deviceWatchlist } from '../../client/trusted/device-watchlist.ts';
import { deviceWatchlistChanges } from '../../client/trusted/device-watchlist-changes.ts';
import {
  readTrusted,
  storeTrusted,
  TRUSTED_KEY,
  type TrustedNames,
} from '../background/trusted-names.ts';

const readSite = (): TrustedNames => ({
  names: deviceWatchlist.names(),
  usesKnownNames: deviceWatchlist.usesKnownNames(),
});

const isSame = (a: TrustedNames, b: TrustedNames) => JSON.stringify(a) === JSON.stringify(b);

/** Copies the extension's list to the site. */
function copyToSite({ names, usesKnownNames }: TrustedNames): void {
  const site = readSite();
  const trusted = new Set(names);
  const listed = new Set(site.names);
  deviceWatchlistChanges.remove(site.names.filter((name) => !trusted.has(name)));
  deviceWatchlistChanges.add(names.filter((name) => !listed.has(name)));
  if (site.usesKnownNames !== usesKnownNames)
    deviceWatchlistChanges.setUsesKnownNames(usesKnownNames);
}

/** Copies the names of the extension to the site, then copies every change in both directions. */
async function shareTrusted(): Promise<void> {
  const trusted = await readTrusted();
  if (!isSame(readSite(), trusted)) copyToSite(trusted);
  deviceWatchlist.subscribe(() => {
    void readTrusted().then((stored) => {
      const site = readSite();
      if (!isSame(site, stored)) return storeTrusted(site);
    });
  });
  chrome.storage.onChanged.addListener((changes) => {
    const changed = changes[TRUSTED_KEY]?.newValue as TrustedNames | undefined;
    if (changed && !isSame(readSite(), changed)) copyToSite(changed);
  });
}

// If the names of the extension cannot be read, the site starts with its own names.
await shareTrusted().catch(() => undefined);
await import('../../ui/entry.ts');
