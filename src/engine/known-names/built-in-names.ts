// The built-in list of known names, as the engine has it: reviewed in src/data/known-names.

import { lazy } from '../../primitives/lazy.ts';
import { COMPILED_NAMES, COMPILED_WORDS } from './compiled-list.ts';
import type { KnownName } from './known-name.ts';

/** How a line marks a name that is not compared with its neighbours, and one that is compared though it is short. */
export const MARKS = { exact: '!', short: '~' } as const;

/** The names of the list, in its order. */
export const getBuiltInNames = lazy(() => readCompiledNames(COMPILED_NAMES));

/** Words and given names that have a listed name in their neighbourhood, and imitate none. */
export const getNeighbourWords = lazy(() => new Set(COMPILED_WORDS.split(' ')));

/** Lines of a label with its marks and its title, under a line of `#` and their category. */
export function readCompiledNames(text: string): KnownName[] {
  let category = '';
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('#')) {
      category = line.slice(1);
      return [];
    }
    const [marked = '', ...words] = line.split(' ');
    const label = marked.replace(/[!~]+$/, '');
    return {
      name: `${label}.eth`,
      label,
      parent: null,
      title: words.length > 0 ? words.join(' ') : capitalize(label),
      category,
      isNear: !marked.includes(MARKS.exact),
      isShort: marked.includes(MARKS.short),
      isWatched: false,
    };
  });
}

export function capitalize(label: string): string {
  return label.slice(0, 1).toUpperCase() + label.slice(1);
}
