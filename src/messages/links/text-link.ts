/** Maximum length of the link text that is read, including its markup, in UTF-16 code units. */
export const MAX_LABEL = 2000;

/** Maximum length of a link target or an HTML tag. */
export const MAX_TARGET = 2000;

/** A link that is written out in a text. */
export interface TextLink {
  readonly start: number;
  readonly end: number;
  /** The link text, including its markup. */
  readonly label: string;
  /** The target as it is written. */
  readonly target: string;
}

/** A Markdown link whose target is defined elsewhere: `[text][1]`. */
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
