/** Kinds of imitations, most deceptive first. */
export const IMITATION_KINDS = [
  'identical_look',
  'similar_look',
  'address',
  'hyphens',
  'one_edit',
  'added_words',
  'embedded',
] as const;

/**
 * How a name imitates another one. `identical_look` and `similar_look`: its characters look alike. `hyphens`: only the
 * hyphens differ. `one_edit`: the names differ by one typing mistake. `added_words`: words such as `support` are added
 * to a known name. `embedded`: a longer name contains a known name, or its label under a different parent. `address`: the
 * name looks like an address.
 */
export type ImitationKind = (typeof IMITATION_KINDS)[number];

/** Statuses of an imitation, worst first. */
export const IMITATION_STATUSES = ['alert', 'warn', 'info'] as const;

/** How strongly the imitation counts against the name. */
export type ImitationStatus = (typeof IMITATION_STATUSES)[number];

/** The known name or address that a name imitates, and how. */
export interface Imitation {
  /** The known name that is imitated, or a parent of a watched subname. Null if the name imitates an address. */
  name: string | null;
  kind: ImitationKind;
  status: ImitationStatus;
  /** What makes the two names similar, such as `“rn” reads as “m”`. */
  evidence: string;
}

/**
 * Categories of companies. The source of such a known name proves who the company is, but not that the company owns the
 * name.
 */
export const COMPANIES: ReadonlySet<string> = new Set(['brand', 'payment']);

/** Note after the title of a known name if no ENS name is known to belong to whom the title names. */
const NO_NAME_NOTE = ' (no ENS name known to be theirs)';

export function addNoNameNote(title: string): string {
  return title + NO_NAME_NOTE;
}

/** Returns the title of a known name. Titles of companies get the note, too. */
export function getOwnerTitle({ title, category }: Pick<Known, 'title' | 'category'>): string {
  const isNoted = !COMPANIES.has(category) || findUnclaimedTitle(title) !== null;
  return isNoted ? title : addNoNameNote(title);
}

/** Returns a title without its note that no ENS name is known. Returns null if the title has no such note. */
export function findUnclaimedTitle(title: string): string | null {
  return title.endsWith(NO_NAME_NOTE) ? title.slice(0, -NO_NAME_NOTE.length) : null;
}

/** The known name that an inspected name is equal to or a subname of. */
export interface Known {
  /** The known name, such as `metamask.eth`. */
  name: string;
  /** Title of the known name as its owner writes it, such as `MetaMask`. */
  title: string;
  /** Category of the known name, such as `wallet`. `watchlist` for a name from the user's watchlist. */
  category: string;
}

/**
 * Which labels are imitations of a known name.
 *
 * - `near`: look-alikes, labels one edit away, and the name with a service word (`metamasksupport`).
 * - `common`: the same for an everyday word or a shared name such as `phantom`, but one edit counts only for labels of
 *   six characters or more, and a service word counts only after a hyphen or if it is a strong one (`phantomsupport`).
 * - `crowded`: not labels one edit away, because many ordinary labels are close to the name.
 * - `defunct`: not labels one edit away, because the project has ended.
 */
export const MATCH_MODES = ['near', 'common', 'crowded', 'defunct'] as const;

export type MatchMode = (typeof MATCH_MODES)[number];

/** Which imitations of a watched name are detected: names that look similar, or also names one edit away. */
export type WatchReach = 'looks' | 'near';
