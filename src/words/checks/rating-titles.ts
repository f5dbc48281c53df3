// Titles and subtitles of ratings.

import type { Rating } from '../../contract/rating.ts';
import type { ConsolidatedFields } from '../../contract/reports.ts';

/** Kinds of reports that have a rating. */
export type Rated = 'name' | 'label' | 'grapheme';

type Words = Pick<ConsolidatedFields, 'title' | 'subtitle'>;

function createRatingWords(kind: Rated): Readonly<Record<Rating, Words>> {
  return {
    2: {
      title: 'No problem found',
      subtitle: `Only the text of this ${kind} was checked, not its owner or its address.`,
    },
    3: { title: 'Some risk', subtitle: `Check the findings before you rely on this ${kind}.` },
    4: { title: 'High risk', subtitle: `We advise against relying on this ${kind}.` },
  };
}

export const RATING_WORDS: Readonly<Record<Rated, Readonly<Record<Rating, Words>>>> = {
  name: createRatingWords('name'),
  label: createRatingWords('label'),
  grapheme: createRatingWords('grapheme'),
};

/** Replaces the subtitle of a name without risks whose facts on the chain were read. */
export const READ_SUBTITLE =
  'The text of this name was checked, and what the blockchain knows about it.';
