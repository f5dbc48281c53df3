import { type Quotable, quoteGrapheme, quoteGraphemes } from '../quoting/quote-grapheme.ts';

/** What a message is about. */
export type CheckSubject = 'character' | 'label' | 'name';

type SubjectArgs = {
  readonly subject: CheckSubject;
};

type GraphemesArgs = {
  readonly graphemes: readonly Quotable[];
};

/** Why the spelling of a label is unusual for its script. */
const UNUSUAL_WORDS = {
  respelled: 'Its characters look the same as the usual spelling',
  mixed_scripts: 'It mixes letters of several scripts',
  latin_letters: 'It has accented letters that no language we know writes this way',
  rare_letters: 'It has letters that no modern language we know uses',
  foreign_letters: 'It has letters that no alphabet we know combines with the others',
  decorated: 'It has marks that ordinary words do not use',
  mixed_digits: 'It mixes digits of several numeral systems',
  digit_twins: 'It has letters that look like digits, or digits that look like letters',
  signs: 'It has signs that look like letters',
  strokes: 'It has characters that look like others in this position',
  reads_as_latin: 'It can be read entirely as Latin letters or digits',
};

export type UnusualReason = keyof typeof UNUSUAL_WORDS;

/** Words of the checks that judge characters. */
export const CHARACTER_CHECK_WORDS = {
  hidden_characters: ({ graphemes }: GraphemesArgs) =>
    `Hidden ${graphemes.length === 1 ? 'character' : 'characters'}: ${quoteGraphemes(graphemes)}`,
  no_hidden_characters: ({ subject }: SubjectArgs) =>
    subject === 'character'
      ? 'This character is visible'
      : `This ${subject} has no hidden characters`,

  character_not_normalized: () => 'Not checked, because this character is not normalized',
  characters_not_normalized: ({ graphemes }: GraphemesArgs) =>
    `Not fully checked, because some characters are not normalized: ${quoteGraphemes(graphemes)}`,
  not_confusable: ({ subject }: SubjectArgs) =>
    subject === 'character'
      ? 'This character is not easily mistaken for another'
      : `This ${subject} has no characters that are easily mistaken for others`,
  rarely_confused: () => 'This character is rarely mistaken for the characters that look like it',
  /** @param other canonical form of the character, or null if it has none */
  confusable_character: ({ grapheme, other }: { grapheme: Quotable; other: string | null }) =>
    `${quoteGrapheme(grapheme)} can be mistaken for ${other === null ? 'other characters' : `“${other}”`}`,
  ordinary_confusables: ({ graphemes }: GraphemesArgs) =>
    `These characters can be mistaken for others, but are ordinary in this spelling: ${quoteGraphemes(graphemes)}`,
  unusual_spelling: ({
    subject,
    reason,
    graphemes,
    usual,
  }: SubjectArgs &
    GraphemesArgs & { readonly reason: UnusualReason; usual?: string | undefined }) =>
    `The spelling of this ${subject} is unusual. ${UNUSUAL_WORDS[reason]}${usual === undefined ? '' : ` “${usual}”`}: ${quoteGraphemes(graphemes)}`,
  confusable_characters: ({ subject, graphemes }: SubjectArgs & GraphemesArgs) =>
    `This ${subject} has characters that can be mistaken for others: ${quoteGraphemes(graphemes)}`,
  not_allowed_together: ({ subject }: SubjectArgs) =>
    `ENSIP-15 does not allow the characters of this ${subject} together`,

  hard_to_type: ({ graphemes }: GraphemesArgs) =>
    `Not on a standard Latin keyboard: ${quoteGraphemes(graphemes)}`,
  unused_on_keyboard: ({ graphemes }: GraphemesArgs) =>
    `On a standard Latin keyboard, but not used in ENS names: ${quoteGraphemes(graphemes)}`,
  easy_to_type: ({ subject }: SubjectArgs) =>
    `${nameEveryCharacter(subject)} is on a standard Latin keyboard`,

  no_font: ({ graphemes }: GraphemesArgs) =>
    `Many systems have no font for ${quoteGraphemes(graphemes)}`,
  fonts_unknown: ({ graphemes }: GraphemesArgs) =>
    `It is not known how many systems have a font for ${quoteGraphemes(graphemes)}`,
  has_font: ({ subject }: SubjectArgs) =>
    `The default fonts of common systems include ${subject === 'character' ? 'this character' : `every character of this ${subject}`}`,
};

function nameEveryCharacter(subject: CheckSubject): string {
  return subject === 'character' ? 'This character' : `Every character of this ${subject}`;
}
