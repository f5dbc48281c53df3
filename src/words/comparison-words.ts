// The words of comparisons: of two names, and of two addresses.

import { formatCount } from '../primitives/format-count.ts';
import { always, type Parts } from './statement.ts';

type Pair = {
  /** The name that the headline is about, such as the imitation. */
  readonly name: string;
  readonly other: string;
  /** The name whose parent is the other name. */
  readonly child?: string;
};

const between =
  (words: string, end = '') =>
  ({ name, other, child }: Pair): Parts => [
    { name },
    words,
    { name: other },
    ...(child ? [', the parent of ', { name: child }] : []),
    end,
  ];

/** Which of the two names looks identical to the other, because users can’t tell the names apart. */
const nameOrdinal =
  (words: (ordinal: string, other: string) => string, end = '') =>
  ({ at, other }: { readonly at: 0 | 1; readonly other: string }): Parts => [
    at === 0 ? words('first', 'second') : words('second', 'first'),
    { name: other },
    end,
  ];

const IMITATES = ', and imitates it';
const identical = (which: string, other: string) =>
  `The ${which} name looks identical to the ${other}, `;

/** Headlines of the comparison of two names. */
export const COMPARISON_WORDS = {
  same_text: always('The same text'),
  same_name: always('Two spellings of one name'),
  too_long: always('Different texts that are too long to compare visually'),
  one_place: always('They differ in one place: look closely'),
  first_no_name: always('The first text is not a name'),
  second_no_name: always('The second text is not a name'),
  no_names: always('Neither text is a name'),
  identical: always('They look identical, but are not the same'),
  but_for_capitals: always('They look identical apart from capital letters, but are not the same'),
  near_identical: always('They look almost identical, but are not the same'),
  alike: always('They look alike, but are not the same'),
  different: always('They look different'),
  close: always('They are close to each other'),
  subname: between(' is a subname of '),
  looks_identical: nameOrdinal(identical),
  imitates_identical: nameOrdinal(identical, IMITATES),
  looks_but_for_capitals: between(' looks identical to ', ' apart from capital letters'),
  imitates_but_for_capitals: between(
    ' looks identical to ',
    ` apart from capital letters${IMITATES}`,
  ),
  looks_like: between(' looks like '),
  imitates: between(' looks like ', IMITATES),
  imitates_name: between(' imitates '),
  uses_name_of: between(' uses the name of '),
  close_to: between(' is close to '),
} as const;

/** Evidence for the headlines of a comparison. */
export const COMPARISON_EVIDENCE = {
  same_characters: 'All characters are the same.',
  same_characters_with_risks: 'All characters are the same. The findings are below.',
  same_namehash: 'They have the same namehash.',
  same_normal_form: 'ENS normalizes both names to the same name.',
  drawn_identically: 'This device draws both names identically.',
  places: (count: number) => `They differ in ${formatCount(count, 'place')}.`,
} as const;

/** Headlines and evidence of the comparison of two addresses. */
export const ADDRESS_COMPARISON_WORDS = {
  equal: 'The same address',
  poisoned: 'Two different addresses that look alike',
  similar: 'Two different addresses that start and end alike',
  different: 'Two different addresses',
} as const;

export const ADDRESS_COMPARISON_EVIDENCE = {
  same: 'All 40 digits are the same.',
  same_but_for_capitals:
    'All 40 digits are the same. Only capital letters or spaces differ, and these don’t change the address.',
  poisoned: (differing: number) =>
    `${differing} of 40 digits differ. Wallets shorten addresses, so compare all digits.`,
  differ: (differing: number) => `${differing} of 40 digits differ.`,
} as const;

/** Normalization status of a name. */
export const ENS_FORM_WORDS = {
  too_long: always('Spelling not checked: too long'),
  valid: always('Valid ENS spelling'),
  unknown: always('Unknown: one label is given only as a hash'),
  rejected: always('ENS doesn’t accept this name'),
  changed: ({ name }: { readonly name: string }): Parts => ['Normalized form: ', { name }],
} as const;
