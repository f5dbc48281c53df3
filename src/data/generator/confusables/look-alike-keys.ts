import { nfd } from '@adraffy/ens-normalize';
import type { ConfusableFacts } from './confusable-facts.ts';
import { extraPairs } from './extra-pairs.ts';

export type KeyKind = 'itself' | 'uts39' | 'extra' | 'nf' | 'strip' | 'skel' | 'raised' | 'named';

/** A text that a grapheme looks like, and the rule that says so: two graphemes with a common key look alike. */
export interface Key {
  text: string;
  kind: KeyKind;
}

/** The ordered keys of a grapheme, each text once, under the first rule that gives it. */
export function lookAlikeKeys(grapheme: string, facts: ConfusableFacts): Key[] {
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
  for (const pair of extraPairs) if (pair.grapheme === grapheme) add('extra', pair.looksLike);
  add('nf', decomposed);
  if (isSingle) {
    add(
      'strip',
      without(decomposed, (c) => unicode.combiningClasses.has(c)),
    );
    add(
      'strip',
      without(decomposed, (c) => unicode.generalCategory(c) === 'Nonspacing_Mark'),
    );
    if (['Latin', 'Greek', 'Cyrillic'].includes(unicode.script(codePoint))) {
      for (const target of targets) {
        const bare = target && without(target, isMark);
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
export function refusedKeys(character: string, facts: ConfusableFacts): Key[] {
  const raised = facts.raisedForms.get(character);
  const letter = namedLetter(character, facts);
  return [
    ...lookAlikeKeys(character, facts),
    ...(raised === undefined ? [] : [{ text: raised, kind: 'raised' as const }]),
    ...(letter === undefined ? [] : [{ text: letter, kind: 'named' as const }]),
  ];
}

/** The Latin letter that a character's name says it is a variant of. */
export function namedLetter(character: string, { unicode }: ConfusableFacts): string | undefined {
  const name = unicode.names.get(character.codePointAt(0) as number) ?? '';
  return (latinVariant.exec(name) ?? enclosedLetter.exec(name))?.[1]?.toLowerCase();
}

/** Such as `LATIN SMALL LETTER K WITH DESCENDER`, `LATIN SMALL LETTER OPEN E`, `LATIN LETTER SMALL CAPITAL N`. */
const latinVariant =
  /^LATIN (?:SMALL LETTER|CAPITAL LETTER|LETTER SMALL CAPITAL) (?:OPEN |REVERSED |INSULAR )?([A-Z])(?: WITH .+| BAR| PRECEDED BY APOSTROPHE)?$/;

/** Such as `NEGATIVE SQUARED LATIN CAPITAL LETTER T`, `PARENTHESIZED LATIN SMALL LETTER A`. */
const enclosedLetter =
  /^(?:(?:CROSSED )?NEGATIVE (?:CIRCLED|SQUARED)|PARENTHESIZED) LATIN (?:SMALL|CAPITAL) LETTER ([A-Z])$/;

/** NFD by the tables of ens-normalize: the running JavaScript's may be of another Unicode version. */
export function decompose(text: string): string {
  return String.fromCodePoint(...nfd([...text].map((c) => c.codePointAt(0) as number)));
}

function without(text: string, drop: (codePoint: number) => boolean): string {
  return [...text].filter((c) => !drop(c.codePointAt(0) as number)).join('');
}
