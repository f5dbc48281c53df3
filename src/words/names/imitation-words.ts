import type { ImitationKind } from '../../contract/imitation-kinds.ts';

/** Codes of the headlines of uncertain imitations. */
export const IMITATION_CODES = {
  identical_look: 'close_to',
  similar_look: 'close_to',
  hyphens: 'close_to',
  one_edit: 'close_to',
  added_words: 'uses_name_of',
  embedded: 'uses_name_of',
  address: 'resembles_address',
} as const satisfies Record<ImitationKind, string>;

/** Words for uncertain imitations. The name that is imitated follows, except after the words for an address. */
export const IMITATION_WORDS = {
  close_to: 'close to',
  uses_name_of: 'uses the name of',
  resembles_address: 'poses as an address',
} as const;

/** Codes of the headlines of imitations that are only info. Omits kinds for which another headline says more. */
export const CALM_CODES: Readonly<Partial<Record<ImitationKind, keyof typeof CALM_WORDS>>> = {
  identical_look: 'similar_to',
  similar_look: 'similar_to',
  hyphens: 'similar_to',
  one_edit: 'similar_to',
  added_words: 'contains_name_of',
};

/** Words for imitations that are only info. */
export const CALM_WORDS = {
  similar_to: 'Similar to',
  contains_name_of: 'Contains the name of',
} as const;
