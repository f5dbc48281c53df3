import { describe, expect, test } from 'vitest';
import { inspector } from '../testing/test-inspector.ts';

const watchlist = [
  'Vitalik Buterin',
  'USD Coin',
  'DAI',
  'Circle',
  'Maria',
  'LION',
  'Анна Петрова',
  '日本太郎',
  'Trust & Safety',
  "Ann O'Brien",
];

const resembles = (text: string) => inspector.resembles(text, { watchlist });

describe('texts that read the same', () => {
  test.each([
    ['Vitalik Buterin', 'Vitalik Buterin'],
    ['vitalik  buterin', 'Vitalik Buterin'],
    ['@VITALIK_BUTERIN', 'Vitalik Buterin'],
    ['VitalikButerin.eth', 'Vitalik Buterin'],
    ['$USD-Coin', 'USD Coin'],
    ['D.A.I.', 'DAI'],
    ['lion', 'LION'],
    ['АННА ПЕТРОВА', 'Анна Петрова'],
    ['日本 太郎', '日本太郎'],
    ['Ann O’Brien', "Ann O'Brien"],
    ['META MASK', 'MetaMask'],
    ['Coinbase: Wallet', 'Coinbase Wallet'],
    ['微信', '微信'],
    ['Бинанс', 'бинанс'],
  ])('%s is %s', (text, original) => {
    expect(resembles(text)).toMatchObject({ text: original, kind: 'same', status: 'info' });
  });
});

describe('imitations', () => {
  test.each([
    ['VitaIik Buterin', 'Vitalik Buterin', 'alert', '“I” (U+0049) reads as “l”'],
    ['Vitаlik Buterin', 'Vitalik Buterin', 'alert', '“а” (U+0430) reads as “a”'],
    ['V1talik Buterin', 'Vitalik Buterin', 'alert', '“1” reads as “i”'],
    ['Vitalík Buterin', 'Vitalik Buterin', 'alert', '“í” (U+00ED) reads as “i”'],
    ['Vi\u200btalik Buterin', 'Vitalik Buterin', 'alert', 'U+200B is added'],
    ['\u202enireтuB kilatiV', 'Vitalik Buterin', 'alert', '“т” (U+0442) reads as “t”'],
    ['Vitalik Buterine', 'Vitalik Buterin', 'warn', '“e” is added'],
    ['✅ Vitalik Buterin', 'Vitalik Buterin', 'warn', '“✅” is added to “Vitalik Buterin”'],
    ['𝗨SD Coin', 'USD Coin', 'alert', '“𝗨” (U+1D5E8) reads as “u”'],
    ['U$D Coin', 'USD Coin', 'alert', '“$” reads as “s”'],
    ['DAl', 'DAI', 'alert', '“l” reads as “I”'],
    ['DA1', 'DAI', 'alert', '“1” reads as “I”'],
    ['dа1', 'DAI', 'alert', '“а” (U+0430) reads as “a”, “1” reads as “I”'],
    ['UNl', 'uni', 'alert', '“l” reads as “I”'],
    ['C!rcle', 'Circle', 'alert', '“!” (U+0021) reads as “i”'],
    // Accents and edits stay suspicious if the text is protected, long, or beside a service word.
    ['Máriа', 'Maria', 'alert', '“á” (U+00E1) reads as “a”, “а” (U+0430) reads as “a”'],
    ['Dái', 'DAI', 'alert', '“á” (U+00E1) reads as “a”'],
    ['Coinbasé', 'Coinbase', 'alert', '“é” (U+00E9) reads as “e”'],
    ['Éns', 'ENS', 'warn', '“é” (U+00E9) reads as “e”'],
    ['Bináne', 'Binance', 'warn', '“á” (U+00E1) reads as “a”; “c” is missing'],
    ['Alibâba Inc', 'Alibaba', 'warn', '“â” (U+00E2) reads as “a”; “inc” is added to “Alibaba”'],
    ['Basé Support', 'Base', 'alert', '“é” (U+00E9) reads as “e”; “support” is added to “Base”'],
    ['Vitalk', 'vitalik', 'warn', '“i” is missing'],
    [
      'Vitalík Buterin Müller',
      'Vitalik Buterin',
      'warn',
      '“í” (U+00ED) reads as “i”; “Müller” is added to “Vitalik Buterin”',
    ],
    [
      'Віпапсе',
      'Binance',
      'alert',
      '“в” (U+0432) reads as “b”, “і” (U+0456) reads as “i”, “п” (U+043F) reads as “n”, and 3 more',
    ],
    ['LlON', 'LION', 'alert', '“l” reads as “I”'],
    ['Aннa Петрова', 'Анна Петрова', 'alert', '“a” reads as “а”'],
    ['Ann 0’Brien', "Ann O'Brien", 'alert', '“0” reads as “o”'],
    ['PayPaI', 'PayPal', 'alert', '“I” (U+0049) reads as “l”'],
    ['P@yPal', 'PayPal', 'alert', '“@” (U+0040) reads as “a”'],
    ['ⱽitalik Buterin', 'Vitalik Buterin', 'alert', '“ⱽ” (U+2C7D) reads as “v”'],
    ['MetaMask™', 'MetaMask', 'warn', '“™” is added to “MetaMask”'],
    ['$C0INBASE', 'Coinbase', 'alert', '“0” reads as “o”'],
    ['MetaMask Support', 'MetaMask', 'warn', '“support” is added to “MetaMask”'],
    ['Coin base Support', 'Coinbase', 'warn', '“support” is added to “Coinbase”'],
    ['coinbase.com', 'Coinbase', 'warn', '“com” is added to “Coinbase”'],
    // words of other languages
    ['MetaMask 客服', 'MetaMask', 'warn', '“客服” is added to “MetaMask”'],
    ['MetaMask官方客服', 'MetaMask', 'warn', '“官方” and “客服” are added to “MetaMask”'],
    ['Binance サポート', 'Binance', 'warn', '“サポート” is added to “Binance”'],
    ['MetaMask الدعم', 'MetaMask', 'warn', '“الدعم” is added to “MetaMask”'],
    [
      'MetaMask Müşteri Hizmetleri',
      'MetaMask',
      'warn',
      '“Müşteri Hizmetleri” is added to “MetaMask”',
    ],
    [
      'МetaMask 客服',
      'MetaMask',
      'alert',
      '“м” (U+043C) reads as “m”; “客服” is added to “MetaMask”',
    ],
    ['MetaMask 客\u200b服', 'MetaMask', 'warn', '“客‹U+200B›服” is added to “MetaMask”'],
    ['MetaMask\u200b客服', 'MetaMask', 'warn', '“客服” is added to “MetaMask”'],
    ['MetaMask 你好', 'MetaMask', 'info', '“你好” is added to “MetaMask”'],
    ['MetaMask 客服 小王 Anna', 'MetaMask', 'warn', '“客服” is added to “MetaMask”'],
    ['DAI 客服', 'DAI', 'warn', '“客服” is added to “DAI”'],
    ['日本大郎', '日本太郎', 'warn', '“大” (U+5927) reads as “太”'],
    ['日本太郎客服', '日本太郎', 'warn', '“客服” is added to “日本太郎”'],
    ['Анна Петрова поддержка', 'Анна Петрова', 'warn', '“поддержка” is added to “Анна Петрова”'],
    // disguised words
    ['MetaMask HeIp', 'MetaMask', 'alert', '“HeIp” reads as “help”; “help” is added to “MetaMask”'],
    [
      'Supp0rt MetaMask',
      'MetaMask',
      'alert',
      '“Supp0rt” reads as “support”; “support” is added to “MetaMask”',
    ],
    [
      'MetaMask Оfficial',
      'MetaMask',
      'alert',
      '“о” (U+043E) reads as “o”; “official” is added to “MetaMask”',
    ],
    ['Сlaim DAI', 'DAI', 'alert', '“Сlaim” reads as “claim”; “claim” is added to “DAI”'],
    [
      '℠ewards MetaMask',
      'MetaMask',
      'alert',
      '“℠” (U+2120) reads as “r”; “rewards” is added to “MetaMask”',
    ],
  ])('%s imitates %s', (text, original, status, evidence) => {
    expect(resembles(text)).toMatchObject({ text: original, status, evidence });
  });
});

describe('texts that are near a protected text, but harmless', () => {
  test.each([
    ['Coinbase Inc.', 'Coinbase'],
    ['Circles', 'Circle'],
    ['Vitalik Buterin 🦊', 'Vitalik Buterin'],
    ['Níck', 'nick'],
    ['Pépé', 'Pepe'],
    ['Vitalij', 'vitalik'],
    ['Zelie Leannon', 'Zelle'],
    ['Cow Orchid', 'Orchid'],
    ['Coinbase Россия', 'Coinbase'],
    ['Coinbase Zoë', 'Coinbase'],
    ['Vitalik Buterin-Müller', 'Vitalik Buterin'],
    ['DAI Rewards Program', 'DAI'],
    ['Coin base fan', 'Coinbase'],
    ['Get MetaMask', 'MetaMask'],
  ])('%s is near %s', (text, original) => {
    expect(resembles(text)).toMatchObject({ text: original, status: 'info' });
  });
});

describe('texts that resemble no protected text', () => {
  test.each([
    'DAL',
    'Unl',
    'Dai Nguyen',
    'DAI 你好',
    'Base Camp',
    '客服小王',
    'Soporte Técnico García',
    'EUR Coin',
    'Виталик Бутерин',
    'Vitaly Buterin',
    '日本次郎',
    'Juan Pérez',
    'Nguyễn Văn A',
    'John Smith',
    'O’Brien & Sons',
    '🦊🦊',
    '@',
    '',
    '\u200b',
    '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  ])('%s', (text) => {
    expect(resembles(text)).toBeNull();
  });
});

test('protects built-in tokens as their symbols are written', () => {
  expect(inspector.resembles('DAl')).toMatchObject({ text: 'Dai', status: 'alert' });
  // LINK is protected only if it is on a watchlist.
  expect(inspector.resembles('LlNK')).toBeNull();
  expect(inspector.resembles('LlNK', { watchlist: ['LINK'] })?.status).toBe('alert');
});

test('protects watched words of two characters in scripts such as Han', () => {
  const found = inspector.resembles('曰本', { watchlist: ['日本'] });
  expect(found).toMatchObject({ text: '日本', kind: 'similar_look', status: 'warn' });
});

test('compares only the first 200 characters', () => {
  expect(resembles(`PayPaI ${'x'.repeat(300)}`)?.text).toBe('PayPal');
  expect(resembles(`${'x '.repeat(100)}PayPaI`)).toBeNull();
});
