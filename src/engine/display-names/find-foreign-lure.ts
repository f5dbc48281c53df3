// Finds words of other languages that offer a service in the name of someone: README.md

import { compose } from '../ensip15/normalization-forms.ts';
import { FOREIGN_WORDS, getTypedKey } from '../known-names/foreign-words.ts';

// Words and phrases that offer a service in someone else's name. Manually reviewed translations of words in
// `../known-names/added-word-lists.ts`, which says how suspicious each word is. Wiktionary lists most of them:
// https://en.wiktionary.org/wiki/support#Translations. Single words of other scripts are in
// `../known-names/foreign-words.ts`.

/** Translations of English words, in Latin letters or of more than one word. A hyphen joins the words of a phrase. */
export const FOREIGN_LURES: Readonly<Record<string, string>> = {
  support: `
    kundenservice kundendienst kundenbetreuung unterstützung soporte soporte-técnico
    atención-al-cliente servicio-al-cliente asistencia assistance assistance-clientèle
    service-client service-clientèle support-technique dukungan layanan layanan-pelanggan assistenza
    assistenza-clienti servizio-clienti supporto klantenservice ondersteuning wsparcie
    obsługa-klienta biuro-obsługi suporte suporte-técnico atendimento atendimento-ao-cliente destek
    müşteri-hizmetleri hỗ-trợ chăm-sóc-khách-hàng служба-поддержки 고객-지원 고객-센터 ग्राहक-सेवा دعم-فني
    خدمة-العملاء`,
  help: `
    hilfe ayuda aide bantuan aiuto hulp pomoc ajuda yardım trợ-giúp`,
  official: `
    offiziell offizielle offizieller offizielles oficial officiel officielle resmi ufficiale
    officieel officiële oficjalny oficjalna oficjalne chính-thức`,
  admin: `
    administrador administrateur yönetici quản-trị-viên`,
  claim: `
    einfordern reclamar reclama réclamer réclamez klaim resgatar resgate`,
  gift: `
    geschenk geschenke regalo regalos cadeau cadeaux hadiah regali prezent presente brinde hediye
    hediyesi quà-tặng`,
  giveaway: `
    sorteo sorteio çekiliş`,
  recovery: `
    wiederherstellung recuperación récupération recuperação kurtarma`,
  refund: `
    erstattung rückerstattung reembolso remboursement iade`,
  security: `
    sicherheit seguridad sécurité sicurezza segurança güvenlik`,
};

const ARABIC_ARTICLE = /^ال/;

function getPhraseKey(words: readonly string[]): string {
  return words.map((word) => getTypedKey(word).replace(ARABIC_ARTICLE, '')).join('-');
}

/** Maps the key of each word or phrase to the English word. */
const LURES: ReadonlyMap<string, string> = new Map(
  [FOREIGN_LURES, FOREIGN_WORDS].flatMap(Object.entries<string>).flatMap(([english, lures]) =>
    lures
      .trim()
      .split(/\s+/)
      .map((lure) => [getPhraseKey(lure.split('-')), english] as const),
  ),
);

/** Maximum number of words in a phrase. */
const MAX_WORDS = Math.max(...[...LURES.keys()].map((key) => key.split('-').length));

/** First words of phrases. Most other words do not start a phrase, so the search can stop early. */
const PHRASE_STARTS = new Set(
  [...LURES.keys()].filter((key) => key.includes('-')).map((key) => key.split('-', 1)[0]),
);

/** Checks whether {@link findForeignLure} may find a lure that starts with an ASCII word. Faster than a search. */
export function mayStartLure(word: string): boolean {
  const key = word.toLowerCase();
  return LURES.has(key) || PHRASE_STARTS.has(key);
}

/** A word or phrase in another language, and the English word that it stands for. */
export interface ForeignLure {
  readonly english: string;
  /** Number of words that the phrase spans. */
  readonly count: number;
}

/**
 * Finds the longest lure that starts at a word, with or without its accents.
 *
 * @example findForeignLure(['Müşteri', 'Hizmetleri'], 0) // { english: 'support', count: 2 }
 */
export function findForeignLure(words: readonly string[], at: number): ForeignLure | null {
  const first = getPhraseKey([words[at] as string]);
  if (PHRASE_STARTS.has(first)) {
    for (let count = Math.min(MAX_WORDS, words.length - at); count > 1; count--) {
      const english = LURES.get(getPhraseKey(words.slice(at, at + count)));
      if (english !== undefined) return { english, count };
    }
  }
  const english = LURES.get(first);
  return english === undefined ? null : { english, count: 1 };
}

/** Matches scripts that do not separate words with spaces. Korean uses spaces, and some Korean lures are also names. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ー]/u;

const UNSPACED_LURES = new RegExp(
  `(${[...LURES.keys()]
    .filter((key) => UNSPACED.test(key))
    .sort((a, b) => b.length - a.length)
    .join('|')})`,
);

/**
 * Splits a word of a script without spaces into lures and the remaining text. Returns null if the text contains no
 * lure.
 *
 * @example splitUnspacedWord('官方客服小王') // official for 官方, support for 客服, null for 小王
 */
export function splitUnspacedWord(word: string): { text: string; english: string | null }[] | null {
  if (!UNSPACED.test(word)) return null;
  const parts = getTypedKey(word).split(UNSPACED_LURES);
  if (parts.length === 1) return null;
  return parts
    .filter((part) => part !== '')
    .map((part) => ({ text: compose(part), english: LURES.get(part) ?? null }));
}
