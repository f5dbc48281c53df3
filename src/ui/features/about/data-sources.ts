/** Sources of the data in the tables. */
export const DATA_SOURCES = [
  {
    name: 'Unicode Character Database 17.0, Unihan, emoji data',
    licence: 'Unicode-3.0',
    link: 'https://www.unicode.org/ucd/',
  },
  {
    name: 'Confusables of UTS #39',
    licence: 'Unicode-3.0',
    link: 'https://www.unicode.org/reports/tr39/',
  },
  {
    name: 'CLDR: letters of languages, names of emoji',
    licence: 'Unicode-3.0',
    link: 'https://cldr.unicode.org/',
  },
  { name: 'emojibase-data', licence: 'MIT', link: 'https://github.com/milesj/emojibase' },
  { name: 'unhomoglyph', licence: 'MIT', link: 'https://github.com/nodeca/unhomoglyph' },
  {
    name: 'tlds, from the root zone of IANA',
    licence: 'MIT',
    link: 'https://github.com/stephenmathieson/node-tlds',
  },
  {
    name: 'simple-icons and cryptocurrency-icons: names of brands',
    licence: 'CC0-1.0',
    link: 'https://github.com/simple-icons/simple-icons',
  },
  {
    name: 'Hunspell dictionaries: letters that occur next to accented letters',
    licence: 'various',
    link: 'https://github.com/wooorm/dictionaries',
  },
  {
    name: 'FrequencyWords: everyday words similar to known names',
    licence: 'CC-BY-SA-4.0',
    link: 'https://github.com/hermitdave/FrequencyWords',
  },
  {
    name: '@cspell/dict-cryptocurrencies',
    licence: 'MIT',
    link: 'https://github.com/streetsidesoftware/cspell-dicts',
  },
] as const;
