import { nfd } from '@adraffy/ens-normalize';
import {
  fromCodePoints,
  removeCodePoints,
  toCodePoints,
} from '../../../engine/text/code-points.ts';
import type { ConfusableSources } from '../confusable-sources.ts';
import type { Unicode } from '../unicode.ts';
import { EXTRA_PAIRS } from './extra-pairs.ts';

/** Input of the rules for confusables. */
export interface ConfusableFacts {
  readonly sources: ConfusableSources;
  readonly unicode: Unicode;
  /** Superscript and subscript characters, and the plain text of each. */
  readonly raisedForms: ReadonlyMap<string, string>;
}

export type KeyKind = 'itself' | 'uts39' | 'extra' | 'nf' | 'strip' | 'skel' | 'raised' | 'named';

/** Text that a grapheme can be mistaken for, and the rule that finds it. Graphemes with a common key are confusable. */
export interface Key {
  text: string;
  kind: KeyKind;
}

/** Returns the keys of a grapheme in the order of the rules. Each text has only its first key. */
export function createConfusableKeys(grapheme: string, facts: ConfusableFacts): Key[] {
  const { sources, unicode } = facts;
  const codePoint = grapheme.codePointAt(0) as number;
  const targets = [sources.uts39.get(codePoint), sources.unhomoglyph.get(codePoint)];
  const isSingle = String.fromCodePoint(codePoint) === grapheme;
  const isMark = (c: number) => unicode.combiningClasses.has(c);
  const decomposed = decompose(grapheme);
  const candidates: Key[] = [{ text: grapheme, kind: 'itself' }];
  const add = (kind: KeyKind, text: string | undefined) => {
    if (text) candidates.push({ text, kind });
  };

  if (isSingle) for (const target of targets) add('uts39', target);
  for (const [own, other] of EXTRA_PAIRS) if (own === grapheme) add('extra', other);
  add('nf', decomposed);
  if (isSingle) {
    add('strip', removeCodePoints(decomposed, isMark));
    add(
      'strip',
      removeCodePoints(decomposed, (c) => unicode.generalCategory(c) === 'Nonspacing_Mark'),
    );
    if (['Latin', 'Greek', 'Cyrillic'].includes(unicode.script(codePoint))) {
      for (const target of targets) {
        const bare = target && removeCodePoints(target, isMark);
        if (bare && /^[a-z0-9]$/.test(bare)) add('skel', bare);
      }
    }
  }

  const seen = new Set<string>();
  return candidates.filter(({ text }) => !seen.has(text) && seen.add(text));
}

/**
 * Returns the keys of a character that ENSIP-15 rejects. It has additional keys if it is a superscript or subscript, or
 * if its name says that it is a form of a Latin letter. ENSIP-15 maps most such characters to the same text.
 */
export function createRejectedKeys(character: string, facts: ConfusableFacts): Key[] {
  const raised = facts.raisedForms.get(character);
  const letter = findNamedLetter(character, facts);
  return [
    ...createConfusableKeys(character, facts),
    ...(raised === undefined ? [] : [{ text: raised, kind: 'raised' as const }]),
    ...(letter === undefined ? [] : [{ text: letter, kind: 'named' as const }]),
  ];
}

/** Finds the Latin letter in the name of a character: `LATIN SMALL LETTER K WITH DESCENDER → k`. */
export function findNamedLetter(
  character: string,
  { unicode }: ConfusableFacts,
): string | undefined {
  const name = unicode.names.get(character.codePointAt(0) as number) ?? '';
  return (LATIN_VARIANT.exec(name) ?? ENCLOSED_LETTER.exec(name))?.[1]?.toLowerCase();
}

/** Matches `LATIN SMALL LETTER K WITH DESCENDER`, `LATIN SMALL LETTER OPEN E` or `LATIN LETTER SMALL CAPITAL N`. */
const LATIN_VARIANT =
  /^LATIN (?:SMALL LETTER|CAPITAL LETTER|LETTER SMALL CAPITAL) (?:OPEN |REVERSED |INSULAR )?([A-Z])(?: WITH .+| BAR| PRECEDED BY APOSTROPHE)?$/;

/** Matches `NEGATIVE SQUARED LATIN CAPITAL LETTER T` or `PARENTHESIZED LATIN SMALL LETTER A`. */
const ENCLOSED_LETTER =
  /^(?:(?:CROSSED )?NEGATIVE (?:CIRCLED|SQUARED)|PARENTHESIZED) LATIN (?:SMALL|CAPITAL) LETTER ([A-Z])$/;

/** Returns the NFD of a text with the tables of ens-normalize, because Node may have another Unicode version. */
export function decompose(text: string): string {
  return fromCodePoints(nfd(toCodePoints(text)));
}
