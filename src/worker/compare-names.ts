import type { Imitation } from '../contract/known-names.ts';
import type { NameComparison } from '../contract/name-comparison.ts';
import type { Outcome } from '../contract/problem.ts';
import type { ListInspector } from '../engine/list-inspector.ts';

/** What reports say of every name that was given to the inspector as known. */
const SOURCE = / \(from your watchlist\)$/u;

/** Compares two names by what they look like and how they are hashed, and judges each with the other as a known name. */
export function compareNames(
  inspector: ListInspector,
  first: string,
  second: string,
): Outcome<NameComparison> {
  const forth = findImitation(inspector, first, second);
  if (!forth.ok) return forth;
  const back = findImitation(inspector, second, first);
  if (!back.ok) return back;
  const { skeleton, looseSkeleton, namehash } = inspector.inspectColumns([first, second]);
  return {
    ok: true,
    value: {
      hasEqualSkeletons: skeleton[0] === skeleton[1],
      hasEqualLooseSkeletons: looseSkeleton[0] === looseSkeleton[1],
      hasEqualNamehashes: namehash
        .subarray(0, 32)
        .every((byte, index) => byte === namehash[32 + index]),
      imitations: [forth.value, back.value],
    },
  };
}

/** How a name imitates another one. What ENSIP-15 refuses, or is too long, is nothing that could be imitated. */
function findImitation(
  inspector: ListInspector,
  name: string,
  other: string,
): Outcome<Imitation | null> {
  const watching = inspector.withWatchlist({ watchlist: [other], usesKnownNames: false });
  const [judged, own] = watching.bulkInspectNames([name, other]);
  if (!judged?.ok) return judged ?? NOTHING;
  if (!own?.ok) return own ?? NOTHING;
  const { imitates } = judged.value;
  // Of brands and addresses the inspector tells too.
  if (imitates === null || imitates.name !== own.value.known?.name) return NOTHING;
  return { ok: true, value: { ...imitates, evidence: imitates.evidence.replace(SOURCE, '') } };
}

const NOTHING: Outcome<null> = { ok: true, value: null };
