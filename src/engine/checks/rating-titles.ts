// The title and subtitle of each rating.

import type { Rating } from '../../contract/rating.ts';
import type { ConsolidatedFields } from '../../contract/reports.ts';

/** The kinds of thing that are rated. */
export type Rated = 'name' | 'label' | 'grapheme';

type Words = Pick<ConsolidatedFields, 'title' | 'subtitle'>;

function createRatingWords(kind: Rated): Readonly<Record<Rating, Words>> {
  return {
    2: {
      title: 'No problem found',
      subtitle: `Only the text of this ${kind} was looked at: not its owner, nor its address.`,
    },
    3: { title: 'Some risk', subtitle: `Look at what was found before you rely on this ${kind}.` },
    4: { title: 'High risk', subtitle: `We advise against relying on this ${kind}.` },
  };
}

export const RATING_WORDS: Readonly<Record<Rated, Readonly<Record<Rating, Words>>>> = {
  name: createRatingWords('name'),
  label: createRatingWords('label'),
  grapheme: createRatingWords('grapheme'),
};
