/** One package in the site, with the terms that its own package.json states. */
export interface LicensedPackage {
  name: string;
  licence: string;
  link: string;
}

/** Everything whose code reaches the visitor's browser. */
export const LICENSED_PACKAGES: readonly LicensedPackage[] = [
  {
    name: '@adraffy/ens-normalize',
    licence: 'MIT',
    link: 'https://github.com/adraffy/ens-normalize.js',
  },
  { name: '@noble/hashes', licence: 'MIT', link: 'https://github.com/paulmillr/noble-hashes' },
  { name: '@tanstack/react-query', licence: 'MIT', link: 'https://github.com/TanStack/query' },
  { name: 'comlink', licence: 'Apache-2.0', link: 'https://github.com/GoogleChromeLabs/comlink' },
  { name: 'fflate', licence: 'MIT', link: 'https://github.com/101arrowz/fflate' },
  { name: 'hash-wasm', licence: 'MIT', link: 'https://github.com/Daninet/hash-wasm' },
  { name: 'punycode', licence: 'MIT', link: 'https://github.com/mathiasbynens/punycode.js' },
  { name: 'react', licence: 'MIT', link: 'https://github.com/react/react' },
  { name: 'react-dom', licence: 'MIT', link: 'https://github.com/react/react' },
  {
    name: 'unicode-segmenter',
    licence: 'MIT',
    link: 'https://github.com/cometkim/unicode-segmenter',
  },
  { name: 'valibot', licence: 'MIT', link: 'https://github.com/open-circle/valibot' },
];

/** What the tables are made from. */
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
    name: '@cspell/dict-cryptocurrencies',
    licence: 'MIT',
    link: 'https://github.com/streetsidesoftware/cspell-dicts',
  },
] as const;
