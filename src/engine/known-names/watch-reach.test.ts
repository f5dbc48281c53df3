import { expect, test } from 'vitest';
import { normalizeLabel } from '../ensip15/normalize-label.ts';
import { inspector } from '../testing/test-inspector.ts';
import { getWatchReach } from './watch-reach.ts';
import { readWatchedName } from './watched-names.ts';

function getReach(name: string) {
  const known = readWatchedName(name, (label) => normalizeLabel(label).normalized);
  if ('detail' in known) throw new Error(known.detail);
  return getWatchReach(known);
}

/** Returns how a name imitates a watched name, or null. */
function findImitation(watched: string, name: string) {
  const [outcome] = inspector
    .withWatchlist({ watchlist: [watched], usesKnownNames: false })
    .bulkInspectNames([name]);
  const imitates = outcome?.ok ? outcome.value.imitates : null;
  return imitates?.name === watched ? imitates.kind : null;
}

const LOOKS = ['identical_look', 'similar_look'];

test.each([
  // watched name, look-alike, name one edit away, reach
  ['zarbo.eth', 'zárbo.eth', 'zarrbo.eth', 'near'],
  ['za-rbo.eth', 'zá-rbo.eth', 'za-rrbo.eth', 'near'],
  ['жизнь.eth', null, 'жизннь.eth', 'near'],
  ['zarb.eth', 'zárb.eth', 'zarrb.eth', 'looks'],
  ['za-rb.eth', 'zá-rb.eth', 'za-rrb.eth', 'looks'],
  ['58301.eth', '5830l.eth', '583301.eth', 'looks'],
  ['🐇🐇zar.eth', null, '🐇🐇zarr.eth', 'looks'],
  ['zar.eth', 'zár.eth', 'zarr.eth', 'looks'],
  ['za.eth', 'zá.eth', 'zaa.eth', 'itself'],
] as const)('the reach of %s (look-alike %s, one edit %s) is %s', (watched, look, edit, reach) => {
  expect(getReach(watched)).toBe(reach);
  expect(findImitation(watched, edit)).toBe(reach === 'near' ? 'one_edit' : null);
  if (look === null) return;
  const found = findImitation(watched, look);
  if (reach === 'itself') expect(found).toBeNull();
  else expect(LOOKS).toContain(found);
});
