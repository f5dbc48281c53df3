// Lists letters that modern languages use and that no CLDR locale has as an exemplar.

type Letters = readonly [codePoints: string, languages: string];

/**
 * Reviewed ranges. UTS #39 classifies most of these letters as Recommended or Uncommon_Use:
 * https://www.unicode.org/Public/17.0.0/security/IdentifierType.txt. Most of the languages are listed at
 * https://www.omniglot.com/writing/alphabets.htm.
 */
const EXTRA_LETTERS: readonly Letters[] = [
  ['48B 4C6', 'Kildin Sami, without U+048D, U+048F and U+04CE, which look like b, p and m'],
  ['4C4 4C8 4CC 513 529 52F', 'Chukchi, Koryak, Nenets, Khanty, Khakas and Orok'],
  ['4FB 4FD 4FF', 'Nivkh and Itelmen'],
  ['51D', 'Yukaghir'],
  ['5EF-5F1', 'Yiddish; CLDR has only U+05F2'],
  [
    '682-6D3 6EE-6EF 6FA-6FF 750-77D',
    'Arabic script of Saraiki, Persian, Torwali, Hausa and others',
  ],
  ['88F 8A0-8B4 8B6-8C8', 'Arabic script of Punjabi, Wolof, Rohingya and others'],
  ['904 90E 912 929 934 972-977 979-97A', 'Marathi, Kashmiri, Bihari languages and Avestan'],
  ['A8C AF9 B0C BB6 C5A C5D C80 CDD', 'Gujarati, Oriya, Tamil, Telugu and Kannada'],
  ['BD0', 'Tamil Om; CLDR has Om for Devanagari and Gujarati'],
  ['D29 D54-D56', 'Malayalam; CLDR has six other chillus'],
  ['E86 E89 E8C E8E-E93 E98 EA0 EA8-EAC EDE-EDF', 'Pali and Khmu in the Lao script'],
  ['F6B-F6C', 'Balti'],
  ['105B-105D 1061 1066 106E-1070 1079 108E', 'Mon and Karen languages'],
  ['A9E7-A9EF A9FA-A9FE AA60-AA76 AA7A AA7E-AA7F', 'Shan, Khamti, Aiton and Palaung'],
  ['10FD-10FF', 'Laz and Ossetian in the Georgian script'],
  ['13F5', 'Cherokee'],
  ['17D7', 'Khmer repetition sign; CLDR has that of Thai and Lao'],
  ['1843-1878', 'Oirat, Sibe and Manchu'],
  ['2D30-2D67', 'Tuareg languages'],
  ['3094-3096 30F7-30FA', 'Japanese vu, small ka and ke, va to vo'],
  ['AB01-AB2E 1E7E0-1E7FE', 'Gamo, Basketo, Gurage and other languages of Ethiopia'],
];

const ADDED: ReadonlySet<number> = new Set(
  EXTRA_LETTERS.flatMap(([codePoints]) => codePoints.split(' ').flatMap(readRange)),
);

/** Lists the code points of a range: `'5EF-5F1' → [0x5ef, 0x5f0, 0x5f1]`. */
function readRange(range: string): number[] {
  const [first = 0, last = first] = range.split('-').map((hex) => Number.parseInt(hex, 16));
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

export function isExtraLetter(codePoint: number): boolean {
  return ADDED.has(codePoint);
}
