/** Maximum length of the text of a link that is read, with its markup, in UTF-16 code units. */
export const MAX_LABEL = 2000;

/** Maximum length of a target, and of a tag of HTML. */
export const MAX_TARGET = 2000;

/** A link that is written in a text. */
export interface TextLink {
  readonly start: number;
  readonly end: number;
  /** The text of the link, with its markup. */
  readonly label: string;
  /** The target as it is written. */
  readonly target: string;
}

/** A link of Markdown whose target is written elsewhere: `[text][1]`. */
export interface ReferenceLink extends Omit<TextLink, 'target'> {
  /** Identifies the definition. */
  readonly reference: string;
}

/** The target of reference links: `[1]: https://example.com`. */
export interface LinkDefinition {
  readonly end: number;
  readonly reference: string;
  readonly target: string;
}
