// Finds words of other languages that offer a service in the name of someone: README.md

import { compose, decompose } from '../ensip15/normalization-forms.ts';

// Words from other languages that offer a service in someone else's name. Manually reviewed translations of words in
// `../known-names/added-word-lists.ts`, which says how suspicious each word is. Wiktionary lists most of them:
// https://en.wiktionary.org/wiki/support#Translations

/** Translations of English words, by language. A hyphen joins the words of a phrase. */
export const FOREIGN_LURES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  support: {
    ar: 'دعم دعم-فني خدمة-العملاء',
    bn: 'সহায়তা',
    de: 'kundenservice kundendienst kundenbetreuung unterstützung',
    es: 'soporte soporte-técnico atención-al-cliente servicio-al-cliente asistencia',
    fa: 'پشتیبانی',
    fr: 'assistance assistance-clientèle service-client service-clientèle support-technique',
    hi: 'समर्थन सपोर्ट ग्राहक-सेवा',
    id: 'dukungan layanan layanan-pelanggan',
    it: 'assistenza assistenza-clienti servizio-clienti supporto',
    ja: 'サポート カスタマーサポート お客様サポート',
    ko: '지원 지원팀 지원센터 고객지원 고객센터 고객지원센터 고객-지원 고객-센터 서포트',
    nl: 'klantenservice ondersteuning',
    pl: 'wsparcie obsługa-klienta biuro-obsługi',
    pt: 'suporte suporte-técnico atendimento atendimento-ao-cliente',
    ru: 'поддержка поддержки саппорт техподдержка служба-поддержки',
    th: 'ฝ่ายสนับสนุน ซัพพอร์ต',
    tr: 'destek müşteri-hizmetleri',
    uk: 'підтримка підтримки техпідтримка',
    vi: 'hỗ-trợ chăm-sóc-khách-hàng',
    zh: '客服 客戶服務 客户服务 支持 支援 技术支持',
  },
  help: {
    ar: 'مساعدة',
    de: 'hilfe',
    es: 'ayuda',
    fr: 'aide',
    hi: 'सहायता मदद हेल्प',
    id: 'bantuan',
    it: 'aiuto',
    ja: 'ヘルプ',
    ko: '도움말 고객도움',
    nl: 'hulp',
    pl: 'pomoc',
    pt: 'ajuda',
    ru: 'помощь',
    th: 'ช่วยเหลือ',
    tr: 'yardım',
    uk: 'допомога',
    vi: 'trợ-giúp',
    zh: '帮助 幫助',
  },
  official: {
    ar: 'رسمي رسمية',
    de: 'offiziell offizielle offizieller offizielles',
    es: 'oficial',
    fa: 'رسمی',
    fr: 'officiel officielle',
    hi: 'आधिकारिक',
    id: 'resmi',
    it: 'ufficiale',
    ja: '公式',
    ko: '공식 공식계정',
    nl: 'officieel officiële',
    pl: 'oficjalny oficjalna oficjalne',
    ru: 'официальный официальная официальное официально',
    th: 'ทางการ',
    uk: 'офіційний офіційна офіційне',
    vi: 'chính-thức',
    zh: '官方',
  },
  admin: {
    ar: 'مشرف مدير',
    es: 'administrador',
    fr: 'administrateur',
    ja: '管理者 運営',
    ko: '관리자 운영자',
    ru: 'админ администратор администрация',
    tr: 'yönetici',
    uk: 'адмін адміністратор',
    vi: 'quản-trị-viên',
    zh: '管理员 管理員',
  },
  airdrop: {
    ar: 'إيردروب',
    hi: 'एयरड्रॉप',
    ja: 'エアドロップ エアドロ',
    ko: '에어드랍 에어드롭',
    ru: 'аирдроп эирдроп эйрдроп',
    uk: 'ейрдроп',
    zh: '空投',
  },
  claim: {
    de: 'einfordern',
    es: 'reclamar reclama',
    fr: 'réclamer réclamez',
    id: 'klaim',
    ja: '請求',
    ko: '클레임',
    pt: 'resgatar resgate',
    ru: 'клейм клайм',
    zh: '领取 領取',
  },
  gift: {
    ar: 'هدية',
    de: 'geschenk geschenke',
    es: 'regalo regalos',
    fr: 'cadeau cadeaux',
    id: 'hadiah',
    it: 'regali',
    ja: 'プレゼント',
    ko: '선물 이벤트',
    nl: 'cadeau',
    pl: 'prezent',
    pt: 'presente brinde',
    ru: 'подарок подарки',
    tr: 'hediye hediyesi',
    uk: 'подарунок',
    vi: 'quà-tặng',
    zh: '赠送 礼物',
  },
  giveaway: { es: 'sorteo', pt: 'sorteio', ru: 'розыгрыш раздача', tr: 'çekiliş', zh: '抽奖 抽獎' },
  recovery: {
    de: 'wiederherstellung',
    es: 'recuperación',
    fr: 'récupération',
    pt: 'recuperação',
    ru: 'восстановление',
    tr: 'kurtarma',
    zh: '恢复 找回',
  },
  refund: {
    de: 'erstattung rückerstattung',
    es: 'reembolso',
    fr: 'remboursement',
    pt: 'reembolso',
    ru: 'возврат',
    tr: 'iade',
    zh: '退款',
  },
  security: {
    de: 'sicherheit',
    es: 'seguridad',
    fr: 'sécurité',
    it: 'sicurezza',
    pt: 'segurança',
    ru: 'безопасность',
    tr: 'güvenlik',
    zh: '安全',
  },
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
  Object.entries(FOREIGN_LURES).flatMap(([english, languages]) =>
    Object.values(languages).flatMap((words) =>
      words.split(' ').map((lure) => [getPhraseKey(lure.split('-')), english] as const),
    ),
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
