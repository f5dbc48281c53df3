import { type BulkColumns, NO_RATING } from '../../contract/bulk-columns.ts';
import { viewWords, WORDS_PER_KEY } from '../bulk/view-words.ts';
import type { WatchedName } from './watched-name.ts';

/** How a name imitates another: their skeletons are equal, or only their loose skeletons. */
export type ImitationKind = 'exact' | 'loose';

/** A watched name and how it is imitated. */
export interface Imitation {
  watched: WatchedName;
  kind: ImitationKind;
}

/** Finds the watched names that rows of columns imitate. */
export interface WatchIndex {
  readonly size: number;
  /** What row `index` imitates; `nameOf` is asked only when a key agrees. */
  findImitation(columns: BulkColumns, index: number, nameOf: () => string): Imitation | null;
}

/** Texts whose keys the index needs: every watched name and, for lists of bare labels, its label. */
export function listWatchedTexts(watched: readonly WatchedName[]): string[] {
  return watched.flatMap(({ name }) => [name, getBareLabel(name) ?? name]);
}

function getBareLabel(name: string): string | null {
  const label = /^([^.]+)\.eth$/.exec(name)?.[1];
  return label ?? null;
}

type Keys = Map<bigint, WatchedName>;

/** First look-up: almost every name is ruled out by sixteen bits of its key, without a BigInt. */
class KeyTable {
  readonly #names: Keys = new Map();
  readonly #seen = new Uint8Array(65_536);

  add(key: bigint, watched: WatchedName): void {
    if (this.#names.has(key)) return;
    this.#names.set(key, watched);
    this.#seen[Number(key & 0xffffn)] = 1;
  }

  get(keys: BigUint64Array, low: Uint16Array, index: number): WatchedName | undefined {
    if (this.#seen[low[index * WORDS_PER_KEY] as number] === 0) return undefined;
    return this.#names.get(keys[index] as bigint);
  }
}

const views = new WeakMap<BigUint64Array, Uint16Array>();

/** One view per column: it is asked for with every row. */
function getWords(keys: BigUint64Array): Uint16Array {
  let view = views.get(keys);
  if (!view) {
    view = viewWords(keys);
    views.set(keys, view);
  }
  return view;
}

/** An index of watched names; `columns` are the verdicts on {@link listWatchedTexts} of them. */
export function createWatchIndex(
  watched: readonly WatchedName[],
  columns: BulkColumns,
): WatchIndex {
  const exact = new KeyTable();
  const loose = new KeyTable();
  const themselves = new Set(listWatchedTexts(watched));
  for (const [index, entry] of watched.entries()) {
    for (const row of [index * 2, index * 2 + 1]) {
      if (columns.rating[row] === NO_RATING) continue;
      exact.add(columns.skeleton[row] as bigint, entry);
      loose.add(columns.looseSkeleton[row] as bigint, entry);
    }
  }
  return {
    size: watched.length,
    findImitation({ rating, skeleton, looseSkeleton }, index, nameOf) {
      if (rating[index] === NO_RATING) return null;
      const same = exact.get(skeleton, getWords(skeleton), index);
      const alike = same ?? loose.get(looseSkeleton, getWords(looseSkeleton), index);
      // Watched names may look like each other: none of them imitates.
      if (!alike || themselves.has(nameOf())) return null;
      return { watched: alike, kind: same ? 'exact' : 'loose' };
    },
  };
}
