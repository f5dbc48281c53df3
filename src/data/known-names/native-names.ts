import type { NativeName, ReviewedName } from './reviewed-name.ts';

/**
 * Names that companies, currencies and chains have in other scripts, such as 币安 for Binance. No ENS name with such a
 * label is known to belong to the company. The source is a page of the company in the language, or a page of Wikipedia
 * whose list of languages leads to the native names.
 */
const NATIVE_NAMES: readonly NativeName[] = [
  ['Arbitrum', 'network', 'near', 'https://arbitrum.io', 'アービトラム 아비트럼'],
  [
    'Avalanche',
    'network',
    'near',
    'https://en.wikipedia.org/wiki/Avalanche_(blockchain_platform)',
    'アバランチ 아발란체',
  ],
  [
    'Bitcoin',
    'network',
    'near',
    'https://en.wikipedia.org/wiki/Bitcoin',
    '比特币 比特幣 ビットコイン 비트코인 بيتكوين بیتکوین बिटकॉइन บิทคอยน์ บิตคอยน์',
  ],
  [
    'Bitcoin',
    'network',
    'common',
    'https://ru.wikipedia.org/wiki/Биткойн',
    'биткоин биткойн біткоїн біткойн ביטקוין',
  ],
  [
    'Cardano',
    'network',
    'near',
    'https://en.wikipedia.org/wiki/Cardano_(blockchain_platform)',
    '艾达币 艾達幣 カルダノ 카르다노',
  ],
  [
    'Ethereum',
    'network',
    'near',
    'https://en.wikipedia.org/wiki/Ethereum',
    '以太坊 以太币 以太幣 イーサリアム 이더리움 إيثيريوم إيثريوم اتریوم इथेरियम एथेरियम อีเธอเรียม อีเทอเรียม אתריום',
  ],
  [
    'Ethereum',
    'network',
    'common',
    'https://ru.wikipedia.org/wiki/Ethereum',
    'эфириум етеріум ефіріум',
  ],
  ['Klaytn', 'network', 'near', 'https://ko.wikipedia.org/wiki/클레이튼_(암호화폐)', '클레이튼'],
  [
    'Litecoin',
    'network',
    'near',
    'https://en.wikipedia.org/wiki/Litecoin',
    '莱特币 萊特幣 ライトコイン 라이트코인',
  ],
  [
    'Polkadot',
    'network',
    'near',
    'https://en.wikipedia.org/wiki/Polkadot_(blockchain_platform)',
    '波卡 ポルカドット 폴카닷',
  ],
  [
    'Polygon',
    'network',
    'common',
    'https://en.wikipedia.org/wiki/Polygon_(blockchain)',
    'ポリゴン 폴리곤',
  ],
  ['Ripple', 'network', 'near', 'https://en.wikipedia.org/wiki/XRP_Ledger', '瑞波币 瑞波幣'],
  ['Ripple', 'network', 'common', 'https://en.wikipedia.org/wiki/XRP_Ledger', 'リップル 리플'],
  [
    'Solana',
    'network',
    'near',
    'https://en.wikipedia.org/wiki/Solana_(blockchain_platform)',
    '索拉纳 ソラナ 솔라나 солана',
  ],
  ['TRON', 'network', 'near', 'https://en.wikipedia.org/wiki/Tron_(blockchain)', '波场 波場'],
  ['WEMIX', 'network', 'near', 'https://www.wemix.com', '위믹스'],

  ['Bitpie', 'wallet', 'near', 'https://bitpie.com', '比特派'],
  [
    'MetaMask',
    'wallet',
    'near',
    'https://en.wikipedia.org/wiki/MetaMask',
    '小狐狸钱包 小狐狸錢包 メタマスク 메타마스크 ميتاماسك متامسک متاماسک मेटामास्क เมตามาสก์ метамаск',
  ],
  ['MetaMask', 'wallet', 'common', 'https://zh.wikipedia.org/wiki/MetaMask', '小狐狸'],
  ['Phantom', 'wallet', 'common', 'https://phantom.com', 'ファントム 팬텀'],
  [
    'Trust Wallet',
    'wallet',
    'near',
    'https://trustwallet.com',
    'トラストウォレット 트러스트월렛 трастволлет',
  ],

  [
    'Binance',
    'exchange',
    'near',
    'https://en.wikipedia.org/wiki/Binance',
    '币安 幣安 バイナンス 바이낸스 بينانس باينانس بایننس बाइनेंस बिनेंस בינאנס',
  ],
  [
    'Binance',
    'exchange',
    'common',
    'https://ru.wikipedia.org/wiki/Binance',
    'бинанс бінанс байнанс ไบแนนซ์',
  ],
  ['bitbank', 'exchange', 'near', 'https://bitbank.cc', 'ビットバンク'],
  ['bitFlyer', 'exchange', 'near', 'https://bitflyer.com/ja-jp', 'ビットフライヤー'],
  ['Bitget', 'exchange', 'near', 'https://www.bitget.com', 'ビットゲット 비트겟'],
  ['Bithumb', 'exchange', 'near', 'https://www.bithumb.com', '빗썸'],
  ['Bitkub', 'exchange', 'near', 'https://www.bitkub.com/th', 'บิทคับ'],
  ['Bybit', 'exchange', 'near', 'https://www.bybit.com', 'バイビット 바이비트 байбит'],
  [
    'Coinbase',
    'exchange',
    'near',
    'https://en.wikipedia.org/wiki/Coinbase',
    'コインベース 코인베이스 كوينبيس कॉइनबेस коинбейс',
  ],
  ['Coincheck', 'exchange', 'near', 'https://coincheck.com/ja', 'コインチェック'],
  ['CoinDCX', 'exchange', 'near', 'https://coindcx.com', 'कॉइनडीसीएक्स'],
  ['Coinone', 'exchange', 'near', 'https://coinone.co.kr', '코인원'],
  ['Gate', 'exchange', 'common', 'https://www.gate.com/zh', '芝麻开门 芝麻開門'],
  ['GOPAX', 'exchange', 'near', 'https://www.gopax.co.kr', '고팍스'],
  ['HTX', 'exchange', 'near', 'https://www.htx.com/zh-cn', '火币 火幣 火必 フォビ 후오비'],
  ['Korbit', 'exchange', 'near', 'https://www.korbit.co.kr', '코빗'],
  ['Kraken', 'exchange', 'common', 'https://www.kraken.com/ja', 'クラーケン 크라켄 кракен'],
  [
    'KuCoin',
    'exchange',
    'near',
    'https://www.kucoin.com/zh-hant',
    '库币 庫幣 クーコイン 쿠코인 кукоин',
  ],
  ['MEXC', 'exchange', 'common', 'https://www.mexc.com/zh-CN', '抹茶'],
  ['Nobitex', 'exchange', 'near', 'https://nobitex.ir', 'نوبیتکس'],
  ['OKX', 'exchange', 'near', 'https://www.okx.com/zh-hans', '欧易 歐易 欧易钱包'],
  ['Upbit', 'exchange', 'near', 'https://upbit.com', '업비트 アップビット'],
  ['Wallex', 'exchange', 'near', 'https://wallex.ir', 'والکس'],
  ['WazirX', 'exchange', 'near', 'https://wazirx.com', 'वज़ीरएक्स'],

  [
    'Dogecoin',
    'token',
    'near',
    'https://en.wikipedia.org/wiki/Dogecoin',
    '狗狗币 狗狗幣 ドージコイン 도지코인',
  ],
  [
    'Shiba Inu',
    'token',
    'near',
    'https://en.wikipedia.org/wiki/Shiba_Inu_(cryptocurrency)',
    '柴犬币 柴犬幣 シバイヌ 시바이누',
  ],
  [
    'Tether',
    'token',
    'near',
    'https://en.wikipedia.org/wiki/Tether_(cryptocurrency)',
    '泰达币 泰達幣 テザー 테더',
  ],

  ['OpenSea', 'market', 'near', 'https://en.wikipedia.org/wiki/OpenSea', 'オープンシー 오픈씨'],
  ['Uniswap', 'protocol', 'near', 'https://en.wikipedia.org/wiki/Uniswap', 'ユニスワップ 유니스왑'],

  [
    'Adidas',
    'brand',
    'near',
    'https://en.wikipedia.org/wiki/Adidas',
    '阿迪达斯 愛迪達 アディダス 아디다스',
  ],
  ['Alibaba', 'brand', 'near', 'https://zh.wikipedia.org/wiki/阿里巴巴集团', '阿里巴巴'],
  [
    'Amazon',
    'brand',
    'near',
    'https://en.wikipedia.org/wiki/Amazon_(company)',
    '亚马逊 亞馬遜 أمازون',
  ],
  [
    'Amazon',
    'brand',
    'common',
    'https://en.wikipedia.org/wiki/Amazon_(company)',
    'アマゾン 아마존',
  ],
  [
    'Apple',
    'brand',
    'common',
    'https://en.wikipedia.org/wiki/Apple_Inc.',
    '苹果 蘋果 アップル 애플',
  ],
  ['Coupang', 'brand', 'near', 'https://ko.wikipedia.org/wiki/쿠팡', '쿠팡'],
  ['Danggeun', 'brand', 'near', 'https://ko.wikipedia.org/wiki/당근마켓', '당근마켓'],
  ['Douyin', 'brand', 'near', 'https://zh.wikipedia.org/wiki/抖音', '抖音'],
  [
    'Facebook',
    'brand',
    'near',
    'https://en.wikipedia.org/wiki/Facebook',
    '脸书 臉書 フェイスブック 페이스북 فيسبوك फेसबुक เฟซบุ๊ก фейсбук',
  ],
  [
    'Google',
    'brand',
    'near',
    'https://en.wikipedia.org/wiki/Google',
    '谷歌 グーグル 구글 جوجل گوگل गूगल กูเกิล גוגל гугл',
  ],
  ['Gucci', 'brand', 'near', 'https://en.wikipedia.org/wiki/Gucci', '古驰 古馳 グッチ 구찌'],
  ['Huawei', 'brand', 'near', 'https://zh.wikipedia.org/wiki/华为', '华为 華為'],
  [
    'Instagram',
    'brand',
    'near',
    'https://en.wikipedia.org/wiki/Instagram',
    'インスタグラム 인스타그램 инстаграм',
  ],
  ['JD.com', 'brand', 'near', 'https://zh.wikipedia.org/wiki/京东', '京东 京東'],
  ['Kakao', 'brand', 'near', 'https://ko.wikipedia.org/wiki/카카오_(기업)', '카카오 카카오톡'],
  [
    'LINE',
    'brand',
    'common',
    'https://ja.wikipedia.org/wiki/LINE_(アプリケーション)',
    'ライン 라인 ไลน์',
  ],
  ['Mercari', 'brand', 'near', 'https://ja.wikipedia.org/wiki/メルカリ', 'メルカリ'],
  [
    'Microsoft',
    'brand',
    'near',
    'https://en.wikipedia.org/wiki/Microsoft',
    '微软 微軟 マイクロソフト 마이크로소프트 майкрософт',
  ],
  ['Naver', 'brand', 'near', 'https://ko.wikipedia.org/wiki/네이버', '네이버'],
  [
    'Netflix',
    'brand',
    'near',
    'https://en.wikipedia.org/wiki/Netflix',
    '奈飞 網飛 ネットフリックス 넷플릭스',
  ],
  ['Nike', 'brand', 'near', 'https://en.wikipedia.org/wiki/Nike,_Inc.', '耐克 ナイキ 나이키'],
  [
    'Nintendo',
    'brand',
    'near',
    'https://ja.wikipedia.org/wiki/任天堂',
    '任天堂 ニンテンドー 닌텐도',
  ],
  ['Rakuten', 'brand', 'near', 'https://ja.wikipedia.org/wiki/楽天グループ', '楽天 楽天市場'],
  ['Samsung', 'brand', 'near', 'https://en.wikipedia.org/wiki/Samsung', 'サムスン 삼성전자 삼성'],
  ['Samsung', 'brand', 'common', 'https://en.wikipedia.org/wiki/Samsung', '三星'],
  ['Sony', 'brand', 'near', 'https://en.wikipedia.org/wiki/Sony', '索尼 ソニー 소니'],
  [
    'Starbucks',
    'brand',
    'near',
    'https://en.wikipedia.org/wiki/Starbucks',
    '星巴克 スターバックス 스타벅스',
  ],
  ['Taobao', 'brand', 'near', 'https://zh.wikipedia.org/wiki/淘宝网', '淘宝 淘寶'],
  [
    'Telegram',
    'brand',
    'near',
    'https://en.wikipedia.org/wiki/Telegram_(platform)',
    '텔레그램 テレグラム تلغرام تيليجرام تلگرام टेलीग्राम เทเลแกรม',
  ],
  ['Telegram', 'brand', 'common', 'https://ru.wikipedia.org/wiki/Telegram', 'телеграм телеграмм'],
  ['Tencent', 'brand', 'near', 'https://zh.wikipedia.org/wiki/腾讯', '腾讯 騰訊'],
  ['Tesla', 'brand', 'near', 'https://en.wikipedia.org/wiki/Tesla,_Inc.', '特斯拉 テスラ 테슬라'],
  ['Toyota', 'brand', 'near', 'https://en.wikipedia.org/wiki/Toyota', '丰田 豐田 トヨタ 도요타'],
  [
    'Twitter',
    'brand',
    'near',
    'https://en.wikipedia.org/wiki/Twitter',
    '推特 ツイッター 트위터 твиттер',
  ],
  ['VK', 'brand', 'common', 'https://ru.wikipedia.org/wiki/ВКонтакте', 'вконтакте'],
  [
    'WhatsApp',
    'brand',
    'near',
    'https://en.wikipedia.org/wiki/WhatsApp',
    'ワッツアップ 왓츠앱 واتساب व्हाट्सएप ватсап',
  ],
  ['Xiaomi', 'brand', 'common', 'https://zh.wikipedia.org/wiki/小米集团', '小米 샤오미'],
  ['Yandex', 'brand', 'common', 'https://ru.wikipedia.org/wiki/Яндекс', 'яндекс'],

  ['Alipay', 'payment', 'near', 'https://www.alipay.com', '支付宝 支付寶 アリペイ 알리페이'],
  ['Bank of China', 'payment', 'near', 'https://www.boc.cn', '中国银行 中國銀行'],
  ['Hana Bank', 'payment', 'near', 'https://www.kebhana.com', '하나은행'],
  ['HSBC', 'payment', 'near', 'https://www.hsbc.com.hk/zh-hk', '汇丰 滙豐 匯豐 汇丰银行 滙豐銀行'],
  ['ICBC', 'payment', 'near', 'https://www.icbc.com.cn', '工商银行 中国工商银行'],
  ['Japan Post Bank', 'payment', 'near', 'https://www.jp-bank.japanpost.jp', 'ゆうちょ銀行'],
  ['KakaoBank', 'payment', 'near', 'https://www.kakaobank.com', '카카오뱅크'],
  ['KakaoPay', 'payment', 'near', 'https://www.kakaopay.com', '카카오페이'],
  ['KB Kookmin Bank', 'payment', 'near', 'https://www.kbstar.com', '국민은행'],
  [
    'Mastercard',
    'payment',
    'near',
    'https://en.wikipedia.org/wiki/Mastercard',
    '万事达 萬事達 マスターカード 마스터카드',
  ],
  ['Mitsubishi UFJ', 'payment', 'near', 'https://www.bk.mufg.jp', '三菱ufj銀行'],
  ['Naver Pay', 'payment', 'near', 'https://pay.naver.com', '네이버페이'],
  [
    'PayPal',
    'payment',
    'near',
    'https://en.wikipedia.org/wiki/PayPal',
    '贝宝 貝寶 ペイパル 페이팔 بايبال пейпал',
  ],
  ['PayPay', 'payment', 'near', 'https://paypay.ne.jp', 'ペイペイ'],
  ['Paytm', 'payment', 'near', 'https://paytm.com', 'पेटीएम'],
  ['PhonePe', 'payment', 'near', 'https://www.phonepe.com', 'फोनपे'],
  ['PrivatBank', 'payment', 'common', 'https://uk.wikipedia.org/wiki/ПриватБанк', 'приватбанк'],
  ['PromptPay', 'payment', 'near', 'https://th.wikipedia.org/wiki/พร้อมเพย์', 'พร้อมเพย์'],
  ['Sber', 'payment', 'common', 'https://ru.wikipedia.org/wiki/Сбер', 'сбербанк'],
  ['Shinhan Bank', 'payment', 'near', 'https://www.shinhan.com', '신한은행'],
  ['Sumitomo Mitsui', 'payment', 'near', 'https://www.smbc.co.jp', '三井住友銀行'],
  ['T-Bank', 'payment', 'common', 'https://ru.wikipedia.org/wiki/Т-Банк', 'тинькофф'],
  ['Toss', 'payment', 'common', 'https://toss.im', '토스'],
  ['Toss Bank', 'payment', 'near', 'https://www.tossbank.com', '토스뱅크'],
  ['TrueMoney', 'payment', 'near', 'https://www.truemoney.com', 'ทรูมันนี่'],
  ['UnionPay', 'payment', 'near', 'https://cn.unionpay.com', '银联 銀聯 云闪付'],
  ['WeChat', 'payment', 'near', 'https://weixin.qq.com', '微信 ウィーチャット 위챗'],
  ['WeChat Pay', 'payment', 'near', 'https://pay.weixin.qq.com', '微信支付'],
  ['Woori Bank', 'payment', 'near', 'https://www.wooribank.com', '우리은행'],
];

/**
 * Lists an entry for each native name. Marks short names so that they are compared too, because most Chinese names are
 * short. Names in Cyrillic are `common`, because a letter is added to them in sentences: `инстаграма`.
 */
export function listNativeNames(): ReviewedName[] {
  return NATIVE_NAMES.flatMap(([title, category, mode, source, labels]) =>
    Array.from(listSpellings(labels), (label): ReviewedName => {
      const ownMode = /\p{Script=Cyrillic}/u.test(label) ? 'common' : mode;
      const entry = [label, title, category, ownMode, source] as const;
      return label.length < MIN_LENGTH ? [...entry, 'short', 'unclaimed'] : [...entry, 'unclaimed'];
    }),
  );
}

/** Lists the labels. Labels of Arabic letters are listed in Arabic and in Persian spelling: `بينانس`, `بینانس`. */
function listSpellings(labels: string): ReadonlySet<string> {
  const arabic = labels.replaceAll('ی', 'ي').replaceAll('ک', 'ك');
  const persian = labels.replaceAll('ي', 'ی').replaceAll('ك', 'ک');
  return new Set([labels, arabic, persian].join(' ').split(' '));
}

/** Minimum length of a label that is compared by look without the mark `short`. */
const MIN_LENGTH = 4;
