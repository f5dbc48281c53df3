import type { CandidateVerdict } from '../../../client/imitations/candidate-verdict.ts';
import type { ImitationKind } from '../../../contract/imitation-kinds.ts';
import type { CandidateKind } from '../../../contract/imitations.ts';
import type { Tone } from '../../../words/names/rating-words.ts';

/** Labels for the ways in which a candidate differs from the name that it imitates. */
export const KIND_WORDS = {
  look_alike: 'Look-alike character',
  look_alikes: 'Several look-alike characters',
  sequence: 'Letters that look like another letter',
  transposition: 'Swapped characters',
  repetition: 'Doubled character',
  omission: 'Missing character',
  replacement: 'Different character',
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
  hyphens: 'Only hyphens differ',
  one_edit: 'One typo away',
  added_words: 'Added words or digits',
} as const satisfies Record<CandidateKind | ImitationKind, string>;

/** Tone and words of each verdict. `all` labels the filter. */
export const VERDICT_WORDS = {
  alert: { tone: 'alert', word: 'Imitates', all: 'Imitates' },
  warn: { tone: 'warn', word: 'Worth checking', all: 'Worth checking' },
  info: { tone: 'info', word: 'Worth knowing', all: 'Worth knowing' },
  // Not a pass, because the name can deceive although no check warns about it.
  none: { tone: 'skip', word: 'No warning', all: 'No warning' },
  watched: { tone: 'info', word: 'Trusted', all: 'Trusted' },
  known: { tone: 'info', word: 'Known name', all: 'Known names' },
  subname: { tone: 'info', word: 'Under a known name', all: 'Under known names' },
} as const satisfies Record<CandidateVerdict, { tone: Tone; word: string; all: string }>;
