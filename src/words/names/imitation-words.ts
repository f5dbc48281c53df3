import type { ImitationKind } from '../../contract/imitation-kinds.ts';

/** Headlines of uncertain imitations. The name that is imitated follows, except after the headline for an address. */
export const IMITATION_WORDS = {
  identical_look: 'Close to',
  similar_look: 'Close to',
  hyphens: 'Close to',
  one_edit: 'Close to',
  added_words: 'Uses the name of',
  embedded: 'Uses the name of',
  address: 'Poses as an address',
} as const satisfies Record<ImitationKind, string>;

/** Headlines of imitations that are only info. Omits kinds for which another headline says more. */
export const CALM_WORDS: Readonly<Partial<Record<ImitationKind, string>>> = {
  identical_look: 'Similar to',
  similar_look: 'Similar to',
  hyphens: 'Similar to',
  one_edit: 'Similar to',
  added_words: 'Contains the name of',
};
