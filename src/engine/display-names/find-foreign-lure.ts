// Finds words of other languages that offer a service in the name of someone: README.md

import { compose, decompose } from '../ensip15/normalization-forms.ts';

// Words from other languages that offer a service in someone else's name. Manually reviewed translations of words in
// `../known-names/added-word-lists.ts`, which says how suspicious each word is. Wiktionary lists most of them:
// https://en.wiktionary.org/wiki/support#Translations. The languages are Arabic, Bengali, Chinese, Dutch, French, German,
// Hindi, Indonesian, Italian, Japanese, Korean, Persian, Polish, Portuguese, Russian, Spanish, Thai, Turkish, Ukrainian
// and Vietnamese.

/** Translations of English words. A hyphen joins the words of a phrase. */
export const FOREIGN_LURES: Readonly<Record<string, string>> = {
  support: `
    kundenservice kundendienst kundenbetreuung unterstützung soporte soporte-técnico
    atención-al-cliente servicio-al-cliente asistencia assistance assistance-clientèle
    service-client service-clientèle support-technique dukungan layanan layanan-pelanggan
    assistenza assistenza-clienti servizio-clienti supporto klantenservice ondersteuning wsparcie
    obsługa-klienta biuro-obsługi suporte suporte-técnico atendimento atendimento-ao-cliente
    destek müşteri-hizmetleri hỗ-trợ chăm-sóc-khách-hàng поддержка поддержки саппорт техподдержка
    служба-поддержки підтримка підтримки техпідтримка サポート カスタマーサポート お客様サポート 지원 지원팀 지원센터 고객지원 고객센터
    고객지원센터 고객-지원 고객-센터 서포트 客服 客戶服務 客户服务 支持 支援 技术支持 সহায়তা समर्थन सपोर्ट ग्राहक-सेवा ฝ่ายสนับสนุน
    ซัพพอร์ต
    دعم دعم-فني خدمة-العملاء پشتیبانی`,
  help: `
    hilfe ayuda aide bantuan aiuto hulp pomoc ajuda yardım trợ-giúp помощь допомога ヘルプ 도움말 고객도움
    帮助 幫助 सहायता मदद हेल्प ช่วยเหลือ
    مساعدة`,
  official: `
    offiziell offizielle offizieller offizielles oficial officiel officielle resmi ufficiale
    officieel officiële oficjalny oficjalna oficjalne chính-thức официальный официальная
    официальное официально офіційний офіційна офіційне 公式 공식 공식계정 官方 आधिकारिक ทางการ
    رسمي رسمية رسمی`,
  admin: `
    administrador administrateur yönetici quản-trị-viên админ администратор администрация адмін
    адміністратор 管理者 運営 관리자 운영자 管理员 管理員
    مشرف مدير`,
  airdrop: `
    аирдроп эирдроп эйрдроп ейрдроп エアドロップ エアドロ 에어드랍 에어드롭 空投 एयरड्रॉप
    إيردروب`,
  claim: `
    einfordern reclamar reclama réclamer réclamez klaim resgatar resgate клейм клайм 請求 클레임 领取 領取`,
  gift: `
    geschenk geschenke regalo regalos cadeau cadeaux hadiah regali prezent presente brinde hediye
    hediyesi quà-tặng подарок подарки подарунок プレゼント 선물 이벤트 赠送 礼物
    هدية`,
  giveaway: 'sorteo sorteio çekiliş розыгрыш раздача 抽奖 抽獎',
  recovery: `
    wiederherstellung recuperación récupération recuperação kurtarma восстановление 恢复 找回`,
  refund: 'erstattung rückerstattung reembolso remboursement iade возврат 退款',
  security: 'sicherheit seguridad sécurité sicurezza segurança güvenlik безопасность 安全',
};

/** Marks that people omit when they type (U+0300 to U+036F), and hidden characters. */
const LEFT_OUT = /[\u0300-\u036f\p{Cf}]/gu;

const ASCII = /^[\0-\x7f]*$/;

/** Letters that people replace with an ASCII letter when typing. Unicode does not decompose these letters. */
const TYPED_LETTERS: Readonly<Record<string, string>> = { ı: 'i', ł: 'l', đ: 'd' };

const ARABIC_ARTICLE = /^ال/;

/** Returns a key that is the same with and without accents: `'Yardım' → 'yardim'`. */
function getTypedKey(word: string): string {
  if (ASCII.test(word)) return word.toLowerCase();
  const bare = decompose(word.toLowerCase()).replace(LEFT_OUT, '');
  return bare
    .replace(/[ıłđ]/g, (letter) => TYPED_LETTERS[letter] as string)
    .replace(ARABIC_ARTICLE, '');
}

function getPhraseKey(words: readonly string[]): string {
  return words.map(getTypedKey).join('-');
}

/** Maps the key of each word or phrase to the English word. */
const LURES: ReadonlyMap<string, string> = new Map(
  Object.entries(FOREIGN_LURES).flatMap(([english, lures]) =>
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
  const first = getTypedKey(words[at] as string);
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
