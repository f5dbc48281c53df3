import type { Imitation } from '../contract/imitation-kinds.ts';
import type { NameComparison } from '../contract/name-comparison.ts';
import type { Outcome } from '../contract/problem.ts';
import type { ListInspector } from '../engine/list-inspector.ts';
import { removeSource } from './remove-source.ts';

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
  const evidence = describeWithoutCapitals(watching, name, imitates) ?? imitates.evidence;
  return { ok: true, value: { ...imitates, evidence: removeSource(evidence) } };
}

/** Capitals that stand for their small letters; I passes for l, which is a difference of its own. */
const CAPITALS = /[A-HJ-Z]+/gu;

/**
 * What the imitation of a name with capitals rests on beside them: “M” in place of “m” is no evidence. Null for a name
 * without them; empty where nothing else can be told.
 */
function describeWithoutCapitals(
  watching: ListInspector,
  name: string,
  { kind, name: known }: Imitation,
): string | null {
  const small = name.replace(CAPITALS, (letters) => letters.toLowerCase());
  if (small === name) return null;
  const spellings = [small.toLowerCase(), small];
  for (const judged of watching.bulkInspectNames(spellings)) {
    const found = judged.ok ? judged.value.imitates : null;
    if (found?.kind === kind && found.name === known) return found.evidence;
  }
  return '';
}

const NOTHING: Outcome<null> = { ok: true, value: null };
