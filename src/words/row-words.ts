// The words of rows in a list. The name that the words are about follows some of them.

import { findUnclaimedTitle } from '../contract/imitation-kinds.ts';

/** Findings of a row. */
export const ROW_WORDS = {
  not_inspected: 'Not inspected',
  address: 'An address, not a name',
  too_long: 'Too long to judge',
  hidden_space: 'Contains a space',
  hides_character: 'Hides a character',
  imitates: 'Imitates',
  looks_like: 'Looks like',
  resembles_address: 'Poses as an address',
  keyboard_form: 'Use',
  changed: 'ENS changes this name',
  rejected: 'ENS does not accept this name',
  unknown_label: 'Part of this name is unknown',
  close_to: 'Close to',
  uses_name_of: 'Uses the name of',
  reads_like: 'Reads like',
  reads_like_other: 'Reads like another name',
  outside_ens: 'Not an ENS name',
  other_ending: 'Doesn’t end in “.eth”',
  unusual_writing: 'Unusual writing',
  known: (title: string) => {
    const unclaimed = findUnclaimedTitle(title);
    return unclaimed === null ? `Known name of ${title}` : `Spelled like a name of ${unclaimed}`;
  },
  trusted: 'One of your trusted names',
  subname: 'Subname of a known name',
  first_part: 'Only the first part of',
  no_ending: 'No ending. Check',
  similar_to: 'Similar to',
  contains_name_of: 'Contains the name of',
  known_label: 'Not the same name as',
  written_in: (writing: string) => `Written in ${writing}`,
  nothing_found: 'No problem found',
  accented: 'No problem found. Reads like',
} as const;

/** Words about the address of a row in a list. `finding-words.ts` has those about trusted addresses. */
export const ADDRESS_ROW_WORDS = {
  none: '',
  right: 'Checksum right',
  wrong: 'Checksum wrong',
  absent: 'No checksum',
  invalid: 'Not an address',
} as const;
