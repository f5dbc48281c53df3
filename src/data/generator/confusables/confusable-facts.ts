import type { ConfusableSources } from '../confusable-sources.ts';
import type { Unicode } from '../unicode.ts';

/** What the confusable rules are fed. */
export interface ConfusableFacts {
  readonly sources: ConfusableSources;
  readonly unicode: Unicode;
  /** Plain texts of superscripts and subscripts. */
  readonly raisedForms: ReadonlyMap<string, string>;
}
