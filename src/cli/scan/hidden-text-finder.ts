import type { HiddenInLine } from '../../messages/hidden/find-hidden.ts';
import { createHiddenCount } from '../../messages/hidden/hidden-count.ts';
import { SPREAD_MESSAGE } from '../../messages/hidden/hidden-words.ts';
import { describeCharacters, describeRuns } from './describe-hidden.ts';
import type { LocatedPart } from './scan-finding.ts';

/** Finds a message in the hidden characters of a whole file, each of which may be harmless on its own. */
export interface HiddenTextFinder {
  addLength(length: number): void;
  add(hidden: HiddenInLine, place: Omit<LocatedPart, 'found'>): void;
  /** Returns the finding if there are enough characters. Its place is that of the first one. */
  end(): LocatedPart[];
}

export function createHiddenTextFinder(): HiddenTextFinder {
  const count = createHiddenCount();
  let first: LocatedPart | null = null;
  let length = 0;
  return {
    addLength(added) {
      length += added;
    },
    add({ counted, firstCounted }, place) {
      count.add(counted);
      if (first || !firstCounted) return;
      const run = { ...firstCounted, rule: 'hidden-text', status: null } as const;
      first = { found: describeRuns(place.text, [run]), ...place };
    },
    end() {
      const status = count.getStatus(length);
      if (!first || !status) return [];
      const evidence = describeCharacters([...count.kinds]);
      const found = { ...first.found, status, message: SPREAD_MESSAGE, evidence };
      return [{ ...first, found }];
    },
  };
}
