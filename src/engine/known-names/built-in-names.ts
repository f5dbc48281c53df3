// Reads the built-in list of known names, which is compiled from src/data/known-names.

import { MATCH_MODES } from '../../contract/imitation-kinds.ts';
import { lazy } from '../../primitives/lazy.ts';
import { COMPILED_NAMES, COMPILED_WORDS } from './compiled-list.ts';
import type { KnownName } from './known-name.ts';

/** Marks after a label, for its match mode and for labels that are compared although they are short. */
export const MARKS = { near: '', common: '!', crowded: '*', defunct: '+', short: '~' } as const;

/** Match modes that have a mark. */
const GUARDED_LESS = MATCH_MODES.filter((mode) => mode !== 'near');

/** Returns the built-in names in the order of the list. */
export const getBuiltInNames = lazy(() => readCompiledNames(COMPILED_NAMES));

/** Returns ordinary words and given names that are close to a built-in name but do not imitate it. */
export const getNeighbourWords = lazy(() => new Set(COMPILED_WORDS.split(' ')));

/**
 * Reads names from a compiled list. A line `#wallet` starts a category. Every other line has a label, its marks and, if
 * it differs from the capitalized label, its title: `gmx!~ GMX`.
 */
export function readCompiledNames(text: string): KnownName[] {
  let category = '';
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('#')) {
      category = line.slice(1);
      return [];
    }
    const [marked = '', ...words] = line.split(' ');
    const label = marked.replace(/[!*+~]+$/, '');
    return {
      name: `${label}.eth`,
      label,
      parent: null,
      title: words.length > 0 ? words.join(' ') : capitalize(label),
      category,
      mode: GUARDED_LESS.find((mode) => marked.includes(MARKS[mode])) ?? 'near',
      isShort: marked.includes(MARKS.short),
      isWatched: false,
    };
  });
}

export function capitalize(label: string): string {
  return label.slice(0, 1).toUpperCase() + label.slice(1);
}
