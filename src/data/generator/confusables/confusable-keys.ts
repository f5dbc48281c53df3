import { nfd } from '@adraffy/ens-normalize';
import {
  fromCodePoints,
  removeCodePoints,
  toCodePoints,
} from '../../../engine/text/code-points.ts';
import type { ConfusableFacts } from './confusable-facts.ts';
import { EXTRA_PAIRS } from './extra-pairs.ts';

export type KeyKind = 'itself' | 'uts39' | 'extra' | 'nf' | 'strip' | 'skel' | 'raised' | 'named';

/** A text that a grapheme can be mistaken for, and the rule that says so: graphemes with a common key are confusable. */
export interface Key {
  text: string;
  kind: KeyKind;
}

/** The ordered keys of a grapheme, each text once, under the first rule that gives it. */
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
  for (const pair of EXTRA_PAIRS) if (pair.grapheme === grapheme) add('extra', pair.confusableWith);
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
 * Keys of a character that ENSIP-15 refuses: those of any other, what it is a small form of, and the Latin
 * letter that its name says it is a variant of. ENSIP-15 maps most of their kind to the same.
 */
export function createRefusedKeys(character: string, facts: ConfusableFacts): Key[] {
  const raised = facts.raisedForms.get(character);
  const letter = findNamedLetter(character, facts);
  return [
    ...createConfusableKeys(character, facts),
    ...(raised === undefined ? [] : [{ text: raised, kind: 'raised' as const }]),
    ...(letter === undefined ? [] : [{ text: letter, kind: 'named' as const }]),
  ];
}

/** The Latin letter that a character's name says it is a variant of. */
export function findNamedLetter(
  character: string,
  { unicode }: ConfusableFacts,
): string | undefined {
  const name = unicode.names.get(character.codePointAt(0) as number) ?? '';
  return (LATIN_VARIANT.exec(name) ?? ENCLOSED_LETTER.exec(name))?.[1]?.toLowerCase();
}

/** Such as `LATIN SMALL LETTER K WITH DESCENDER`, `LATIN SMALL LETTER OPEN E`, `LATIN LETTER SMALL CAPITAL N`. */
const LATIN_VARIANT =
  /^LATIN (?:SMALL LETTER|CAPITAL LETTER|LETTER SMALL CAPITAL) (?:OPEN |REVERSED |INSULAR )?([A-Z])(?: WITH .+| BAR| PRECEDED BY APOSTROPHE)?$/;

/** Such as `NEGATIVE SQUARED LATIN CAPITAL LETTER T`, `PARENTHESIZED LATIN SMALL LETTER A`. */
const ENCLOSED_LETTER =
  /^(?:(?:CROSSED )?NEGATIVE (?:CIRCLED|SQUARED)|PARENTHESIZED) LATIN (?:SMALL|CAPITAL) LETTER ([A-Z])$/;

/** NFD by the tables of ens-normalize: the running JavaScript's may be of another Unicode version. */
export function decompose(text: string): string {
  return fromCodePoints(nfd(toCodePoints(text)));
}
