import type { ImitationKind } from '../../../contract/imitation-kinds.ts';
import type { CandidateKind } from '../../../contract/imitations.ts';

/** How one name differs from another that it could pass for, in few words. */
export const KIND_WORDS = {
  look_alike: 'Look-alike character',
  look_alikes: 'Several look-alike characters',
  sequence: 'Letters that look like another',
  transposition: 'Swapped characters',
  repetition: 'Doubled character',
  omission: 'Missing character',
  replacement: 'Another character',
  insertion: 'Extra character inside',
  addition: 'Extra character at the end',
  plural: 'Plural',
  hyphen: 'Extra hyphen',
  bit: 'One bit flipped',
  added_word: 'Added word',
  embedded: 'Part of a longer name',
  emoji: 'Emoji',
  identical_look: 'Looks the same',
  similar_look: 'Looks similar',
  address: 'Poses as an address',
  hyphens: 'Hyphens alone differ',
  one_edit: 'One typo away',
  added_words: 'Added words or digits',
} as const satisfies Record<CandidateKind | ImitationKind, string>;
