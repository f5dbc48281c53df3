// The words of headlines about names, and of the evidence below them.

import type { ImitationKind } from '../../contract/imitation-kinds.ts';
import { dontSend, lookClosely } from '../advice-words.ts';
import { always, around, type Parts, type Statement } from '../statement.ts';

export const alert = (reason: string) => always(dontSend(`. ${reason}`));
const warn = (finding: string) => always(lookClosely(finding));

/** Headlines that need no full report. Most alerts say not to send, and most warnings to look closely. */
export const HEADLINE_WORDS = {
  root: always('This is the root of all names.'),
  too_long: alert('This name is too long to check.'),
  address: always('This is an address, not a name.'),
  hidden_space: alert('This name contains a space.'),
  hides_character: alert('This name hides a character.'),
  not_this: around(dontSend('. This is not ')),
  imitates: around(dontSend('. This imitates ')),
  poses_as_address: alert('This name poses as an address.'),
  resembles_address: warn('this name poses as an address.'),
  keyboard_form: around('Use '),
  changed_to: around(dontSend('. ENS changes this name to ')),
  not_used: alert('ENS doesn’t use this spelling.'),
  unknown_label: alert('Part of this name is unknown.'),
  close_to: around(lookClosely('close to ')),
  uses_name_of: around(lookClosely('uses the name of ')),
  uses_label_of: (args: LabelArgs): Parts => sayKnownLabel(args, lookClosely('')),
  reads_like: around(lookClosely('reads like ')),
  reads_like_other: warn('reads like another name.'),
  other_ending: around(lookClosely('this name doesn’t end in “.eth”. Check ')),
  outside_ens: always('Not an ENS name.'),
  can_be_taken: warn('someone else can take this name.'),
  unusual_writing: warn('the writing is unusual.'),
  unclaimed_label: ({
    label,
    title,
  }: {
    readonly label: string;
    readonly title: string;
  }): Parts => [`“${label}” is a name of ${title}. No ENS name of ${title} is known.`],
  known_label: (args: LabelArgs): Parts => sayKnownLabel(args, ''),
  subname: around('This is a subname of '),
  first_part: around('This is only the first part of '),
  trusted: always('This is a name you trust.'),
  company: ({ title }: { readonly title: string }): Parts => [`This is spelled like ${title}.`],
  unclaimed: ({ title }: { readonly title: string }): Parts => [
    `This is spelled like a name of ${title}.`,
  ],
  known: (known: KnownArgs): Parts => [`This is ${describeKnown(known)}`],
  no_ending: around('This name has no ending. Check '),
  similar_to: around('Similar to ', ', but is another name.'),
  contains_name_of: around('Contains the name of ', ', but is another name.'),
  nothing_found: always('No problem found in the spelling.'),
} as const;

type KnownArgs = { readonly title: string; readonly category: string };

/** `label`: a label that the name shares with a known name. */
type LabelArgs = { readonly label: string; readonly name: string };

/** Says which known name has the label. */
function sayKnownLabel({ label, name }: LabelArgs, advice: string): Parts {
  return [`${advice}“${label}” is known as `, { name }, '. This is a different name.'];
}

/** A headline of a consolidated report, as data. */
export type FirstStatement = Statement<typeof HEADLINE_WORDS>;

/** Evidence that the report does not contain as a sentence. */
export const EVIDENCE_WORDS = {
  same_name: 'It is the same name as ENS writes it.',
  trusted: 'It is a name you trust.',
  read_as: (normalForm: string) => `ENS reads this name as “${normalForm}”.`,
  reads_like: (name: string) => `Reads like ${name}, which is another name.`,
  known: (known: KnownArgs) => `It is ${describeKnown(known)}`,
  unknown_owner: (name: string) => `Namescope doesn’t know who owns “${name}”.`,
  naming_system: (ending: string, owner: string) => `“.${ending}” belongs to ${owner}.`,
} as const;

function describeKnown({ title, category }: KnownArgs): string {
  return `the known name of ${title} (${category}).`;
}

/** Returns the code of the headline of an uncertain imitation. */
export function getImitationCode(kind: ImitationKind): 'uses_name_of' | 'close_to' {
  return kind === 'added_words' || kind === 'embedded' ? 'uses_name_of' : 'close_to';
}

/**
 * Returns the code of the headline of an imitation that is only info. Returns null for kinds for which another headline
 * says more.
 */
export function findCalmCode(kind: ImitationKind): 'contains_name_of' | 'similar_to' | null {
  if (kind === 'added_words') return 'contains_name_of';
  return kind === 'embedded' || kind === 'address' ? null : 'similar_to';
}
