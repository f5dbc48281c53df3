// Words of other scripts that offer a service in someone else's name. `added-word-lists.ts` has the words of languages
// that are written in Latin letters.

import { lazy } from '../../primitives/lazy.ts';
import { decompose } from '../ensip15/normalization-forms.ts';

/**
 * Translations of English words about accounts, money and support. Reviewed by hand:
 * https://en.wiktionary.org/wiki/support#Translations. The languages are Arabic, Bengali, Bulgarian, Chinese, Greek,
 * Hebrew, Hindi, Japanese, Korean, Persian, Russian, Serbian, Thai and Ukrainian. For support, help and wallet, there are
 * also words of 18 more languages, from Amharic to Urdu.
 */
export const FOREIGN_WORDS: Readonly<Record<string, string>> = {
  support: `
    поддержка поддержки саппорт техподдержка підтримка підтримки техпідтримка поддръжка подршка υποστήριξη תמיכה دعم
    پشتیبانی सहायता समर्थन सपोर्ट সহায়তা সাপোর্ট ฝ่ายสนับสนุน สนับสนุน ซัพพอร์ต サポート カスタマーサポート お客様サポート
    お客様 問い合わせ 지원 지원팀 지원센터 고객지원 고객센터 고객지원센터 고객 센터 서포트 客服 客服中心 客戶服務
    客户服务 客戶 客户 支持 支援 技术支持 技術支援 服务 服務 人工客服 在线客服 線上客服 人工服务
    ஆதரவு మద్దతు ಬೆಂಬಲ പിന്തുണ સપોર્ટ સહાય ਸਹਾਇਤਾ සහාය ສະຫນັບສະຫນູນ គាំទ្រ ပံ့ပိုး მხარდაჭერა աջակցություն ድጋፍ سپورٹ қолдау дэмжлэг
    падтрымка поддршка`,
  help: `
    помощь допомога помощ помоћ βοήθεια עזרה مساعدة کمک راهنما मदद हेल्प সাহায্য ช่วยเหลือ ความช่วยเหลือ ヘルプ 도움말
    도움 고객도움 帮助 幫助 協助 协助 உதவி సహాయం ಸಹಾಯ സഹായം મદદ ਮਦਦ උදව් ຊ່ວຍເຫຼືອ ជំនួយ အကူအညီ დახმარება օգնություն እርዳታ مدد
    көмек тусламж дапамога помош`,
  official: `
    официальный официальная официальное официально официален офіційний офіційна офіційне званичан званични επίσημο
    επίσημη επίσημος רשמי רשמית رسمي رسمية رسمی आधिकारिक অফিসিয়াল সরকারি ทางการ เป็นทางการ 公式 공식 공식계정 官方 官网
    官網 官方网站`,
  admin: `
    админ администратор администрация адмін адміністратор διαχειριστής מנהל مشرف مدير مدیر प्रशासक व्यवस्थापक
    ผู้ดูแล 管理者 運営 관리자 운영자 管理员 管理員`,
  airdrop: `
    аирдроп эирдроп эйрдроп ейрдроп エアドロップ エアドロ 에어드랍 에어드롭 空投 एयरड्रॉप แอร์ดรอป إيردروب ایردراپ`,
  claim: 'клейм клайм получить отримати مطالبة दावा 請求 受け取り 클레임 수령 领取 領取',
  gift: `
    подарок подарки подарунок подарунки подарък поклон δώρο מתנה هدية هدیه उपहार উপহার ของขวัญ プレゼント ギフト 贈り物
    선물 이벤트 赠送 礼物 禮物 礼品 禮品 红包 紅包`,
  giveaway:
    'розыгрыш раздача розіграш бонус جائزة جایزه इनाम पुरस्कार পুরস্কার รางวัล 懸賞 抽選 경품 상금 抽奖 抽獎 奖励 獎勵',
  recovery: `
    восстановление відновлення възстановяване опоравак ανάκτηση שחזור استعادة استرداد بازیابی वसूली पुनर्प्राप्ति
    পুনরুদ্ধার กู้คืน 復旧 復元 回復 복구 복원 恢复 恢復 找回`,
  refund: `
    возврат повернення връщане повраћај поврат επιστροφή החזר بازپرداخت रिफंड वापसी ফেরত คืนเงิน 返金 払い戻し 환불 退款`,
  security: `
    безопасность безпека сигурност безбедност защита захист ασφάλεια אבטחה أمان امنیت सुरक्षा নিরাপত্তা
    ความปลอดภัย ปลอดภัย セキュリティ 安全性 安全 보안 안전`,
  verify: `
    верификация подтвердить подтверждение проверка верифікація підтвердити підтвердження перевірка потвърди потврди
    провера επαλήθευση επιβεβαίωση אימות לאמת تحقق تأكيد تایید تأیید सत्यापन सत्यापित पुष्टि যাচাই ยืนยัน ตรวจสอบ 認証
    確認 検証 인증 확인 검증 认证 認證 验证 驗證 确认 確認する`,
  account: `
    аккаунт акаунт счет счёт рахунок сметка налог профил профиль профіль обліковий λογαριασμός חשבון حساب खाता অ্যাকাউন্ট
    হিসাব บัญชี アカウント 口座 계정 계좌 账户 帳戶 账号 帳號 賬戶`,
  wallet: `
    кошелек кошелёк гаманець портфейл новчаник πορτοφόλι ארנק محفظة کیف वॉलेट बटुआ ওয়ালেট กระเป๋าเงิน กระเป๋า
    ウォレット 財布 지갑 钱包 錢包 பணப்பை ವ್ಯಾಲೆಟ್ વૉલેટ საფულე դրամապանակ әмиян паричник`,
  payment: `
    оплата платеж платежи платёж выплата оплати платіж платежі плащане плащания плаћање πληρωμή πληρωμές תשלום תשלומים
    دفع الدفعات مدفوعات پرداخت भुगतान পেমেন্ট ชำระเงิน การชำระเงิน ชําระเงิน การชําระเงิน 支払い 決済 お支払い 결제 입금 출금 支付 付款 提现 提現 充值
    出金 入金 提币 提幣 充币 充幣 转账 轉帳 вывод депозит سحب إيداع برداشت واریز ถอนเงิน ฝากเงิน`,
  login: `
    вход войти вхід увійти пријава σύνδεση כניסה התחברות دخول ورود लॉगिन লগইন เข้าสู่ระบบ ログイン 로그인 登录 登入 登錄
    注册 註冊`,
  bank: 'банк τράπεζα בנק بنك بانک बैंक ব্যাংক ธนาคาร 銀行 은행 银行',
  contact: '售后 窓口 相談 상담',
  download: 'скачать 下载 下載 ダウンロード 다운로드',
  exchange: 'биржа біржа обменник صرافی 交易所 取引所 거래소',
  invest: '理财 理財',
  network: '智能链 智能鏈',
  team: 'команда 团队 團隊 チーム',
  web: 'сайт 网站 網站 网址 網址',
};

const ASCII = /^[\0-\x7f]*$/;

/** Marks that people omit when they type (U+0300 to U+036F), and hidden characters. */
const LEFT_OUT = /[\u0300-\u036f\p{Cf}]/gu;

/** Letters that people replace with an ASCII letter when typing. Unicode does not decompose these letters. */
const TYPED_LETTERS: Readonly<Record<string, string>> = { ı: 'i', ł: 'l', đ: 'd', ø: 'o' };

/** Returns a key that is the same with and without accents: `'Yardım' → 'yardim'`. */
export function getTypedKey(word: string): string {
  if (ASCII.test(word)) return word.toLowerCase();
  const bare = decompose(word.toLowerCase()).replace(LEFT_OUT, '');
  return bare.replace(/[ıłđø]/g, (letter) => TYPED_LETTERS[letter] as string);
}

/** Maps each word, as Unicode normalizes it, to the English word. */
export const getForeignWords = lazy(
  () =>
    new Map(
      Object.entries(FOREIGN_WORDS).flatMap(([english, words]) =>
        words
          .trim()
          .split(/\s+/)
          .map((word) => [word.normalize(), english] as const),
      ),
    ),
);

/** Matches two letters in the scripts of the words: Greek to Ethiopic, Khmer, kana, Han and Hangul. */
const HAS_LETTERS = /[\u0370-\u13ff\u1780-\u17ff\u3040-\ud7a3]{2}/;

/** Matches any word, with the Arabic article. Prefers long words. */
const getPattern = lazy(() => {
  const words = [...getForeignWords().keys()].sort((a, b) => b.length - a.length);
  return new RegExp(`(?:ال)?(${words.join('|')})`, 'gu');
});

/** First two code units of each word, and of the Arabic article. As numbers, which are found faster than strings. */
const getStarts = lazy(() => {
  const words = ['ال', ...getForeignWords().keys()];
  return new Set(words.map((word) => joinUnits(word, 0)));
});

function mayHaveWord(label: string): boolean {
  const starts = getStarts();
  for (let at = 1; at < label.length; at++) {
    if (starts.has(joinUnits(label, at - 1))) return true;
  }
  return false;
}

function joinUnits(text: string, at: number): number {
  return (text.charCodeAt(at) << 16) | text.charCodeAt(at + 1);
}

/** Matches text of scripts that write no spaces between words: `客服小王`. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{M}ー]+/gu;

/** ASCII text that replaces a word that has no English word in the table. */
const OTHER_WORD = 'zqx';

/** A label in which English words replace words of other scripts. */
export interface ForeignReading {
  /** The label with hyphens around the English words. */
  readonly text: string;
  /** The text in ASCII only. Words that have no English word are removed or replaced. */
  readonly ascii: string;
  /** Maps each English word to the word that it replaces. */
  readonly written: ReadonlyMap<string, string>;
}

/**
 * Replaces words of other scripts with English words. Returns null if the label has no such word.
 *
 * @param isKept whether the text between two positions is not replaced
 *
 * @example readForeignWords('metamask客服') // text: 'metamask-support'
 */
export function readForeignWords(
  label: string,
  isKept: (start: number, end: number) => boolean = () => false,
): ForeignReading | null {
  if (!HAS_LETTERS.test(label) || !mayHaveWord(label)) return null;
  const written = new Map<string, string>();
  const text = label.replace(getPattern(), (found, word: string, at: number) => {
    if (isKept(at, at + found.length)) return found;
    const english = getForeignWords().get(word) as string;
    written.set(english, found);
    return `-${english}-`;
  });
  if (written.size === 0) return null;
  const ascii = text.replace(UNSPACED, '').replace(/[^\0-\x7f]+/g, OTHER_WORD);
  return { text: trimHyphens(text), ascii: trimHyphens(ascii), written };
}

/** Matches a word that is written only in letters and marks of other scripts than Latin. */
const OTHER_SCRIPT = /^(?:(?!\p{Script=Latin})[\p{L}\p{M}])+$/u;

/** Replaces any words of other scripts between hyphens. Returns null if the rest is not ASCII or no word is replaced. */
export function readSetOffWords(label: string): ForeignReading | null {
  const written = new Map<string, string>();
  const words = label.split('-').map((word) => {
    if (!OTHER_SCRIPT.test(word)) return word;
    const other = OTHER_WORD + 'x'.repeat(written.size);
    written.set(other, word);
    return other;
  });
  const text = words.join('-');
  return written.size > 0 && words.length > 1 && ASCII.test(text)
    ? { text, ascii: text, written }
    : null;
}

function trimHyphens(text: string): string {
  return text.replace(/-{2,}/g, '-').replace(/^-|-$/g, '');
}
