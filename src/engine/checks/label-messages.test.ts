// Tests every message about graphemes and labels, for each check, status and reason.

import { expect, test } from 'vitest';
import { findResult } from '../testing/find-result.ts';
import { listMessageCases, type Messages } from '../testing/list-message-cases.ts';
import { inspectGrapheme, inspectName } from '../testing/test-inspector.ts';
import { UNKNOWN } from '../testing/unknown-label-example.ts';

const GRAPHEME_MESSAGES: Messages = {
  'normalized pass': {
    'Valid ENS spelling: ENSIP-15 accepts this character unchanged.': 'a',
  },
  'normalized alert': {
    'ENSIP-15 rejects or replaces “A” (U+0041).': 'A',
  },
  'invisible pass': {
    'This character is visible.': 'a',
  },
  'invisible alert': {
    'Hidden character: zero-width joiner (U+200D).': '\u200d',
    'Hidden character: U+2800.': '\u2800',
    'Hidden character: U+13441.': '\u{13441}',
    'Hidden character: U+16FE4.': '\u{16fe4}',
    'Hidden character: U+1D159.': '\u{1d159}',
  },
  'confusables pass': {
    'This character is not easily mistaken for another.': 'a',
  },
  'confusables skip': {
    'Not checked, because this character is not normalized.': 'Ö',
  },
  'confusables warn': {
    '“é” (U+00E9) can be mistaken for “e”.': 'é',
    '“カ” (U+30AB) can be mistaken for other characters.': 'カ',
    '“а” (U+0430) can be mistaken for other characters.': 'а',
  },
  'typing_difficulty pass': {
    'This character is on a standard Latin keyboard.': 'a',
  },
  'typing_difficulty warn': {
    'Not on a standard Latin keyboard: “é” (U+00E9).': 'é',
    'Not on a standard Latin keyboard: “◌\u0301” (U+0301).': '\u0301',
  },
  'font_support pass': {
    'The default fonts of common systems include this character.': 'a',
  },
  'font_support warn': {
    'Many systems have no font for “🫐” (U+1FAD0).': '🫐',
  },
  'font_support skip': {
    'It is not known how many systems have a font for “🫩” (U+1FAE9).': '🫩',
  },
};

test.each(listMessageCases(GRAPHEME_MESSAGES))(
  '$check of the grapheme $text is $status: $message',
  ({ check, status, text, message }) => {
    expect(findResult(inspectGrapheme(text).checks, check)).toEqual([status, message]);
  },
);

const LABEL_MESSAGES: Messages = {
  'normalized pass': {
    'Valid ENS spelling: ENSIP-15 accepts this label unchanged.': 'nick',
  },
  'normalized skip': {
    'Only the hash of this label is known, so this can’t be checked.': UNKNOWN,
  },
  'normalized alert': {
    'ENS changes this label to “nick”.': 'NICK',
    'ENSIP-15 rejects this label, because it is empty.': '',
    'ENSIP-15 rejects this label.': 'a b',
  },
  'invisible pass': {
    'This label has no hidden characters.': ['nick', UNKNOWN],
  },
  'invisible alert': {
    'Hidden character: zero-width joiner (U+200D).': 'ni\u200dck',
  },
  'mixed_scripts pass': {
    'The characters of this label share a script.': [
      'nick',
      'café',
      '日本のカタカナ',
      '漢ㄅ',
      'x\u0338y',
    ],
    'This label mixes scripts that are commonly written together: Latin and Hangul.': 'k드라마',
    'This label mixes scripts that are commonly written together: Latin and Han.': 'timi王者荣耀',
  },
  'mixed_scripts skip': {
    'Only the hash of this label is known, so this can’t be checked.': UNKNOWN,
  },
  'mixed_scripts info': {
    'Among the Latin letters of this label, “ξ” (U+03BE) is the symbol of ether.': 'mitchξll',
  },
  'mixed_scripts warn': {
    'This label mixes scripts: Latin and Greek.': 'jusπn',
    'This label mixes scripts: Cyrillic and Hiragana or Katakana.': 'жー',
    'This label mixes scripts: Bopomofo and Katakana.': 'ㄅカ',
    'This label mixes scripts: Latin and Han.': 'café王',
  },
  'unknown_label pass': {
    'The text of this label is known.': 'nick',
  },
  'unknown_label alert': {
    'Only the hash of this label is known. Its text could be anything.': UNKNOWN,
  },
  'typing_difficulty pass': {
    'Every character of this label is on a standard Latin keyboard.': 'nick',
  },
  'typing_difficulty info': {
    'Not on a standard Latin keyboard: “é” (U+00E9).': 'é',
  },
  'namewrapper_compatible pass': {
    'The NameWrapper can wrap this label.': 'nick',
  },
  'namewrapper_compatible skip': {
    'Only the hash of this label is known, so this can’t be checked.': UNKNOWN,
  },
  'namewrapper_compatible info': {
    'The NameWrapper accepts labels of at most 255 bytes. This label has 256.': 'é'.repeat(128),
  },
  'font_support pass': {
    'The default fonts of common systems include every character of this label.': ['nick', UNKNOWN],
  },
  'font_support info': {
    'Many systems have no font for “🫐” (U+1FAD0).': '🫐',
  },
  'font_support skip': {
    'It is not known how many systems have a font for “🫩” (U+1FAE9).': '🫩',
  },
  'punycode_compatible_label pass': {
    'This label can be written in DNS. It has 4 of at most 63 characters.': 'nick',
  },
  'punycode_compatible_label skip': {
    'Only the hash of this label is known, so this can’t be checked.': UNKNOWN,
  },
  'punycode_compatible_label info': {
    'This label is empty.': '',
    'This label has capital letters, which DNS treats as lower case.': 'A',
    'This label already starts with “xn--”, the prefix of an encoded label.': 'xn--a',
    'This label has hyphens in positions 3 and 4, which DNS reserves for encoded labels.': 'ab--c',
    'This label has characters that DNS host names do not allow.': 'a_b',
    'This label is longer than 63 characters when encoded.': 'a'.repeat(64),
  },
  'confusables pass': {
    'This label has no characters that are easily mistaken for others.': [
      'nick',
      'vitalik',
      '_a$b',
      'жжж',
      '한국어',
      '',
      UNKNOWN,
    ],
  },
  'confusables skip': {
    'Not fully checked, because ENSIP-15 does not allow “Ö” (U+00D6).': 'Öl',
    'Not fully checked, because ENSIP-15 does not allow “N” (U+004E), “I” (U+0049), “C” (U+0043) and 1 more.':
      'NICK',
    'Not fully checked, because ENSIP-15 does not allow space (U+0020).': 'a b',
  },
  'confusables info': {
    'These characters can be mistaken for others, but are ordinary in this spelling: “а” (U+0430), “в” (U+0432), “т” (U+0442) and 2 more.':
      'автор',
    'These characters can be mistaken for others, but are ordinary in this spelling: “👨\u200d👩\u200d👦” (U+1F468 U+200D U+1F469 U+200D …, 5 characters).':
      '👨‍👩‍👦',
    'These characters can be mistaken for others, but are ordinary in this spelling: “👍” (U+1F44D).':
      ['fox👍', '👍_'],
    'These characters can be mistaken for others, but are ordinary in this spelling: “ñ” (U+00F1).':
      'jalapeño',
  },
  'confusables warn': {
    'This label has characters that can be mistaken for others: “ì” (U+00EC).': ['vitalìk', 'ìÖ'],
    'ENSIP-15 does not allow the characters of this label together.': 'זa',
    'The spelling of this label is unusual. It can be read entirely as Latin letters or digits: “ш” (U+0448), “а” (U+0430) and “г” (U+0433).':
      'шаг',
    'The spelling of this label is unusual. It has characters that look like others in this position: “丁” (U+4E01).':
      '丁est',
    'The spelling of this label is unusual. It mixes letters of several scripts: “j” (U+006A), “u” (U+0075), “s” (U+0073) and 2 more.':
      'jusπn',
    'The spelling of this label is unusual. It has letters that no alphabet combines with the others: “ѕ” (U+0455).':
      'кеуьаѕе',
    'The spelling of this label is unusual. It mixes digits of several numeral systems: “၁” (U+1041) and “႑” (U+1091).':
      '၁႑',
    'The spelling of this label is unusual. It has signs that look like letters: “®” (U+00AE).':
      'bill®smith',
    'This label has characters that can be mistaken for others: “ก̃” (U+0E01 U+0303).': 'ก̃',
    'The spelling of this label is unusual. It has letters that no modern language uses: “ㄧ” (U+3127).':
      'ㄧ猫',
    'This label has characters that can be mistaken for others: “î” (U+00EE).': 'gîrl',
    'This label has characters that can be mistaken for others: “р” (U+0440).': 'рaypal',
  },
};

test.each(listMessageCases(LABEL_MESSAGES))(
  '$check of the label $text is $status: $message',
  ({ check, status, text, message }) => {
    const [label] = inspectName(`${text}.eth`).labels ?? [];
    expect(findResult(label?.checks, check)).toEqual([status, message]);
  },
);
