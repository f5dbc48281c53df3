/** Statuses of findings, worst first. */
export const FINDING_STATUSES = ['alert', 'warn', 'info', 'pass'] as const;

export type FindingStatus = (typeof FINDING_STATUSES)[number];

/** What a finding is about. */
export type FindingSubject = 'name' | 'address' | 'link' | 'hidden' | 'chain' | 'secret';

/** Something that was found in a text, as data. `words/` puts findings into sentences. */
export interface Finding {
  readonly subject: FindingSubject;
  readonly status: FindingStatus;
  /** What was found, such as `link_shows_other_name`. */
  readonly code: string;
  /** Names, characters, hosts and counts that the words need. Never phrases. */
  readonly args: Readonly<Record<string, string | number>>;
  /** Index of the first character in the text, in UTF-16 code units. */
  readonly start: number;
  /** Index after the last character. */
  readonly end: number;
}
