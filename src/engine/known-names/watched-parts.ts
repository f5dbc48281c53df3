// Finds the parts of watched subnames that are compared with other names.

import { ADDED_WORDS } from './added-word-lists.ts';
import type { KnownName } from './known-name.ts';
import { isSharedParent } from './shared-parents.ts';
import { isComparedShort } from './watched-names.ts';

/**
 * Lists the parts of watched subnames that are compared too. These are the parents, unless they are watched or give out
 * names, and the labels before the top-level domain as one text. Someone who watches `pay.alice.eth` gets a warning
 * about `pay.a1ice.eth` and `pay-alice.eth`.
 */
export function listWatchedParts(names: readonly KnownName[]): KnownName[] {
  const found = new Set(names.map(({ name }) => name));
  return names.flatMap((known) => {
    if (known.parent === null) return [];
    const labels = known.name.split('.');
    const top = labels.pop();
    const part = { ...known, isPart: true };
    // Only looks of the joined labels are compared, because edits would double the size of the index.
    const parts: KnownName[] = [
      { ...part, label: labels.join('.'), parent: null, isShort: false, mode: 'crowded' },
    ];
    for (let at = 1; at < labels.length; at++) {
      const [label = '', ...parents] = labels.slice(at);
      const own = [label, ...parents, top].join('.');
      if (isSharedParent(own)) break;
      if (found.has(own) || ADDED_WORDS.has(label)) continue;
      found.add(own);
      const parent = parents.length === 0 ? null : [...parents, top].join('.');
      parts.push({
        ...part,
        name: own,
        mode: 'common',
        label,
        parent,
        isShort: isComparedShort(label),
      });
    }
    return parts;
  });
}
