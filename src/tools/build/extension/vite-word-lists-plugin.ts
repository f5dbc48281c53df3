import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { foldWord } from '../../../secrets/fold-word.ts';
import { packCharacters, packWords } from './pack-words.ts';

const IMPORT = /import\('(@scure\/bip39\/wordlists\/[a-z-]+\.js)'\)/gu;

/** The module belongs to the package of the words, so that the licence of the package is listed. */
const MODULE = '\0node_modules/@scure/bip39/word-lists';

const UNPACKER = fileURLToPath(
  new URL('../../../extension/words/unpack-words.ts', import.meta.url),
);

/** Returns the code that unpacks a list. */
function formatList(words: readonly string[]): string {
  if (words.every((word) => [...word].length === 1)) {
    return `unpackCharacters(${JSON.stringify(packCharacters(words))})`;
  }
  const { letters, packed } = packWords(words);
  return `unpackWords(${JSON.stringify(letters)}, ${JSON.stringify(packed)})`;
}

/**
 * Packs the seed-phrase word lists into one module, which halves their size in a zip file. Folds words the same way
 * `word-lists.ts` does on load, then sorts them; their original order has no meaning.
 */
export function viteWordListsPlugin(): Plugin {
  const lists = new Set<string>();
  return {
    name: 'namescope-word-lists',
    enforce: 'pre',
    transform(code) {
      if (!code.includes('@scure/bip39/wordlists')) return null;
      const changed = code.replace(IMPORT, (_, list: string) => {
        lists.add(list);
        return `import('virtual:word-lists').then((lists) => lists.default['${list}'])`;
      });
      return { code: changed, map: null };
    },
    resolveId: (id) => (id === 'virtual:word-lists' ? MODULE : undefined),
    async load(id) {
      if (id !== MODULE) return null;
      const entries = await Promise.all(
        [...lists].map(async (list) => {
          const { wordlist } = (await import(list)) as { wordlist: string[] };
          const unpacking = formatList(wordlist.map(foldWord));
          return `${JSON.stringify(list)}: { get wordlist() { return ${unpacking} } }`;
        }),
      );
      const unpacker = JSON.stringify(UNPACKER);
      return `import { unpackCharacters, unpackWords } from ${unpacker};\nexport default { ${entries.join(',\n')} };`;
    },
  };
}
