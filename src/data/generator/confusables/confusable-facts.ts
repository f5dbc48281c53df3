import type { ConfusableSources } from '../confusable-sources.ts';
import type { Unicode } from '../unicode.ts';

/** Input of the rules for confusables. */
export interface ConfusableFacts {
  readonly sources: ConfusableSources;
  readonly unicode: Unicode;
  /** Superscript and subscript characters, and the plain text of each. */
  readonly raisedForms: ReadonlyMap<string, string>;
}
