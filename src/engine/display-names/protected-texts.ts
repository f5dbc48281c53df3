// Prepares the texts that display names are compared with: README.md

import { getNativeNames } from '../known-names/add-native-names.ts';
import { getBuiltInNames } from '../known-names/built-in-names.ts';
import type { KnownName } from '../known-names/known-name.ts';
import { TOP } from '../known-names/name-parents.ts';
import { isComparedShort } from '../known-names/watched-names.ts';
import { getLetters } from './display-label.ts';

/** Texts that display names must not imitate. */
export interface ProtectedTexts {
  /** All texts except the built-in ones, converted to names that the rules can compare. */
  readonly names: readonly KnownName[];
  /** Maps the letters of each text to the text: `usdcoin → USD Coin`. Includes the built-in ones. */
  readonly byLetters: ReadonlyMap<string, string>;
  /** Maps the letters of each built-in text to the known name. Leaves out texts that are already on the watchlist. */
  readonly builtIn: ReadonlyMap<string, KnownName>;
  /** Maps the letters of each native name to the name, such as `微信`. */
  readonly native: ReadonlyMap<string, string>;
}

/** Prepares texts. Skips texts without letters and digits. `usesKnownNames` adds the built-in known names. */
export function readProtectedTexts(
  texts: readonly string[],
  usesKnownNames: boolean,
): ProtectedTexts {
  const byLetters = new Map<string, string>();
  const names: KnownName[] = [];
  for (const text of texts) {
    const letters = getLetters(text);
    if (letters === '' || byLetters.has(letters)) continue;
    byLetters.set(letters, text);
    names.push(createProtectedName(letters, text));
  }
  const builtIn = new Map<string, KnownName>();
  for (const known of usesKnownNames ? getBuiltInNames() : []) {
    const { label, title } = known;
    if (byLetters.has(label)) continue;
    byLetters.set(label, getLetters(title) === label ? title : label);
    builtIn.set(label, known);
  }
  const native = usesKnownNames ? getNativeNames() : [];
  return {
    names,
    byLetters,
    builtIn,
    native: new Map(native.map(({ label }) => [getLetters(label), label])),
  };
}

/** Maximum length of a token symbol. Longer labels are token names. */
const MAX_SYMBOL_LENGTH = 5;

/**
 * Returns a protected text in its usual spelling: token symbols in capitals, other texts as given.
 *
 * @param known the built-in known name with this text, if there is one
 */
export function getWrittenText(text: string, known: KnownName | undefined): string {
  const isSymbol = known?.category === 'token' && known.label.length <= MAX_SYMBOL_LENGTH;
  return isSymbol ? known.label.toUpperCase() : text;
}

/**
 * The name is not `isWatched`, because display names often contain a protected text without imitating it: `Coinbase
 * fan`.
 */
function createProtectedName(label: string, title: string): KnownName {
  return {
    name: `${label}.${TOP}`,
    label,
    parent: null,
    title,
    category: 'protected',
    mode: 'near',
    isTarget: false,
    // Short texts such as `DAI` and `日本` are still compared by look.
    isShort: isComparedShort(label),
    isWatched: false,
    isTrusted: false,
  };
}
