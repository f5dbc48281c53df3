/** BIP-39 lists of all languages. */
export const WORD_LISTS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  await Promise.all(
    'czech english french italian japanese korean portuguese simplified-chinese spanish traditional-chinese'
      .split(' ')
      .map(async (language) => {
        const file = `@scure/bip39/wordlists/${language}.js`;
        const { wordlist } = await import(/* @vite-ignore */ file);
        return [language, wordlist];
      }),
  ),
);

/** Returns words of a language from all parts of its list, unsorted. */
export function pickWords(language: string, count: number): string[] {
  const list = WORD_LISTS[language] ?? [];
  return Array.from({ length: count }, (_, at) => list[(at * 797 + 131) % list.length] ?? '');
}

/** A private key that no account uses. */
export const PRIVATE_KEY = '4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318';

/** A private key in wallet import format: https://en.bitcoin.it/wiki/Wallet_import_format */
export const WIF_KEY = '5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ';
