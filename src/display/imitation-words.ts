import type { ImitationKind } from '../contract/imitation-kinds.ts';

/** What is said of an imitation that is not certain, before the name that is imitated; of an address it says all. */
export const IMITATION_WORDS = {
  identical_look: 'Close to',
  similar_look: 'Close to',
  hyphens: 'Close to',
  one_edit: 'Close to',
  added_words: 'Uses the name of',
  embedded: 'Uses the name of',
  address: 'Poses as an address',
} as const satisfies Record<ImitationKind, string>;
