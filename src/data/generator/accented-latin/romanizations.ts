// Lists the syllables of languages that people also write in accented Latin letters. No dictionary has these spellings.

/** Syllables of a romanization: every onset with every vowel and every coda. */
export interface Romanization {
  name: string;
  source: string;
  /** Consonants before the vowel, separated by spaces. A syllable can also start with its vowel. */
  onsets: string;
  vowels: string;
  /** Consonants after the vowel. A syllable can also end with its vowel. */
  codas: string;
}

/** Reviewed romanizations. Letters that ENSIP-15 rejects, such as ī with a macron in Hepburn, are left out later. */
export const ROMANIZATIONS: readonly Romanization[] = [
  {
    name: 'Japanese in Hepburn',
    source: 'https://en.wikipedia.org/wiki/Hepburn_romanization',
    onsets:
      'k s t n h m y r w g z d b p sh ch ts f j ky gy ny hy by py my ry kk ss tt pp ssh tch tts kky ppy',
    vowels: 'a i u e o ā ī ū ē ō',
    codas: 'n m',
  },
  {
    name: 'Māori',
    source: 'https://en.wikipedia.org/wiki/M%C4%81ori_phonology',
    onsets: 'h k m n ng p r t w wh',
    vowels: 'a e i o u ā ē ī ō ū',
    codas: '',
  },
  {
    name: 'Sanskrit in IAST',
    source: 'https://en.wikipedia.org/wiki/International_Alphabet_of_Sanskrit_Transliteration',
    onsets:
      'k kh g gh c ch j jh ñ t th d dh n p ph b bh m y r l v ś s h kr gr tr dr pr br śr kl gl pl śl kv tv dv śv sv jñ ' +
      'ky gy ty dy ny py my vy śy sy hy st sth sn sm sp sk śc nt nth nd ndh ñc ñj mb mp tm dm tn tt dd ddh cch kt gn ' +
      'ghn pt bd bdh rk rg rj rt rth rd rdh rn rp rb rm ry rv rś rh ll',
    vowels: 'a ā i ī u ū ṛ e ai o au',
    codas: 'm n r t',
  },
];
