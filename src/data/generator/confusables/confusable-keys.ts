// Lists the reviewed pairs of confusables that no source contains.

import { nfd } from '@adraffy/ens-normalize';
import {
  fromCodePoints,
  removeCodePoints,
  toCodePoints,
} from '../../../engine/text/code-points.ts';
import type { ConfusableSources } from '../confusable-sources.ts';
import type { Unicode } from '../unicode.ts';

/** Input of the rules for confusables. */
export interface ConfusableFacts {
  readonly sources: ConfusableSources;
  readonly unicode: Unicode;
  /** Superscript and subscript characters, and the plain text of each. */
  readonly raisedForms: ReadonlyMap<string, string>;
}

type ExtraPair = readonly [grapheme: string, confusableWith: string, reason: string];

/** Confusables that are in neither source. Readers must mistake them for each other at text size. */
const EXTRA_PAIRS: readonly ExtraPair[] = [
  ['\u{df}', 'b', 'U+00DF (ß): a stem and two bowls; b with a gap at the bottom'],
  ['\u{df}', 'B', 'U+00DF (ß): a stem and two bowls; common in old spoofs'],
  ['\u{43b}', 'n', 'U+043B (л): two stems joined at the top; n in italics and sans-serif fonts'],
  ['\u{43a}', 'k', 'U+043A (к): k without an ascender; the sources only have U+0138 (ĸ)'],
  ['\u{138}', 'k', 'U+0138 (ĸ): k without an ascender'],
  ['\u{43c}', 'm', 'U+043C (м): m with pointed arches; the sources only have U+028D (ʍ)'],
  ['\u{442}', 't', 'U+0442 (т): a small capital T; the sources only have U+1D1B (ᴛ)'],
  ['\u{44c}', 'b', 'U+044C (ь): b without an ascender; the sources only have U+0185 (ƅ)'],
  ['\u{185}', 'b', 'U+0185 (ƅ): b with a hook at the top'],
  ['\u{1dd}', 'e', 'U+01DD (ǝ): an upside-down e; reads as e inside a word'],
  ['\u{454}', 'e', 'U+0454 (є): e with a short bar; the sources only have U+A793 (ꞓ)'],
  ['\u{237}', 'j', 'U+0237 (ȷ): j without a dot'],
  ['\u{3b5}', 'e', 'U+03B5 (ε): e in many handwritings; the sources only have U+A793 (ꞓ)'],
  ['\u{3c7}', 'x', 'U+03C7 (χ): two crossing strokes; the sources only have U+AB53 (ꭓ)'],
  ['\u{3c9}', 'w', 'U+03C9 (ω): w with a round bottom'],
  ['\u{7c0}', 'o', 'U+07C0 (߀): a ring; the sources only have capital O'],
  ['\u{2690}', '\u{1f3f3}', 'U+2690 (⚐): a white flag, like the emoji U+1F3F3'],
  ['\u{2691}', '\u{1f3f4}', 'U+2691 (⚑): a black flag, like the emoji U+1F3F4'],
];

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
