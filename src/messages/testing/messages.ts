// Messages as people write them, in twelve languages. Each line is a message, `=>`, and the names and addresses in it.
// `{A}` is an address and `{T}` a transaction hash.

const ENGLISH = `
Pay 0.5 ETH to vitaIik.eth please => vitaIik.eth
gm 👋 rnetamask.eth! => rnetamask.eth
My ENS is nick.eth, what's yours? => nick.eth
Vitalik Buterin <vitalik.eth> => vitalik.eth
Send it to "alice.eth" (not 'bob.eth'). => alice.eth bob.eth
I don't have an ENS name yet, e.g. something under .eth. =>
It works.So we shipped v1.2 at 10.30 for $0.50. =>
See report.pdf and notes.md before you pay dao.eth. => dao.eth
Is vitalik.eth's wallet {A}? => vitalik.eth {A}
He sent 3.5 ETH from 0xd8dA…6045 to me => 0xd8dA…6045
Docs are at https://docs.ens.domains/learn, ping me@example.com =>
tx: https://etherscan.io/tx/{T} by treasury.uniswap.eth => {T} treasury.uniswap.eth
Try uniswap.org, not unlswap.com! => uniswap.org unlswap.com
My base name is jesse.base.eth, and cb.id one is jesse.cb.id => jesse.base.eth cb.id jesse.cb.id
Please use alice.eth@base or alice.eth:optimism => alice.eth alice.eth
donate → givewell.eth ← thanks => givewell.eth
**Winner:** _lucky.eth_ gets 1.000 USDC => lucky.eth
[my site](https://me.eth.limo) and [vitalik.eth](https://evil.com) => me.eth vitalik.eth evil.com
Names: a1.eth; b2.eth; c3.eth. => a1.eth b2.eth c3.eth
foo.sol and x.crypto are not ENS names, foo.eth is. => foo.sol x.crypto foo.eth
It's the U.S. price, i.e. approx. 2.50 per unit etc. =>
Hidden: vita\u200blik.eth, look out => vita\u200blik.eth
ALERT: VITALIK.ETH IS NOT vitalik.eth => VITALIK.ETH vitalik.eth
scan ethereum:shop.eth@1?value=1e18 to pay => shop.eth
I'd rather wait...nick.eth is asleep => nick.eth
`;

const SPANISH = `
¿Me envías 0,5 ETH a maria.eth? => maria.eth
¡Hola! Mi nombre es jose.eth. => jose.eth
Paga a «tienda.eth», por favor => tienda.eth
Ojo: vitaIik.eth no es vitalik.eth => vitaIik.eth vitalik.eth
Son 1.500,75 euros, p. ej. para gastos varios. =>
Escríbeme a ana@ejemplo.es o a ana.eth => ana.eth
¿Cuál es tu ENS?¡Dímelo ya! =>
Transfiere a pedro.eth… gracias => pedro.eth
La versión v2.0 sale el 3.5.2026 =>
Visita https://app.ens.domains/sofia.eth hoy => sofia.eth
El monedero de niño.eth está vacío => niño.eth
lucía.eth y carlos.eth, los dos => lucía.eth carlos.eth
Sr. Pérez (perez.eth) pidió 0.25 => perez.eth
En uniswap.org/swap puedes cambiarlo =>
No confíes en metamask-soporte.eth. => metamask-soporte.eth
Manda todo a dao.eth/tesoro ya => dao.eth
Nombre:ana.eth => ana.eth
“juan.eth”, “luis.eth” => juan.eth luis.eth
¿luna.eth? ¡luna.eth! => luna.eth luna.eth
Ya pagué a EE.UU. y a la UE, etc. =>
Va en base: laura.base.eth => laura.base.eth
`;

const PORTUGUESE = `
Pode mandar 0,1 ETH para joao.eth? => joao.eth
Meu ENS é conceição.eth, valeu! => conceição.eth
Obrigado, maria.eth! => maria.eth
Cuidado com rnetamask.eth, é golpe => rnetamask.eth
Custa R$ 1.250,00 no total, ok? =>
Fale com a Ana (ana@exemplo.com.br) =>
Envie p/ loja.eth até 18.30 => loja.eth
Use o site mercado.com.br ou loja.eth => mercado.com.br loja.eth
pedro.eth e lucas.eth dividem a conta => pedro.eth lucas.eth
A versão 3.2.1 corrige isso. Abraço =>
https://opensea.io/coracao.eth tá lindo => coracao.eth
“bia.eth” é dela => bia.eth
Pix não, só tio.eth :) => tio.eth
Quem é o dono de café.eth?Me diz => café.eth
É isso aí, etc. e tal =>
gustavo.base.eth na rede Base => gustavo.base.eth
para: rui.eth | valor: 2 => rui.eth
Tô usando foo.sol também => foo.sol
Olha só: vitalìk.eth!! => vitalìk.eth
Transferi pra dao.eth, tx {T} => dao.eth {T}
`;

const FRENCH = `
Envoie 0,5 ETH à claire.eth, merci => claire.eth
Bonjour\u00a0! Mon ENS est «\u00a0élodie.eth\u00a0». => élodie.eth
C'est l'adresse d'alice.eth\u202f? => d'alice.eth alice.eth
Payez marc.eth\u00a0; pas mark.eth\u00a0! => marc.eth mark.eth
L’adresse\u00a0: {A} => {A}
Ça fait 1 200,50 € TTC, c.-à-d. trop cher =>
Écris à jean@exemple.fr ou jean.eth => jean.eth
Attention à vitaIik.eth (faux) => vitaIik.eth
M. Dupont (dupont.eth) a payé => dupont.eth
Le site https://zoe.eth.limo est en ligne => zoe.eth
La v1.4 sort à 14.30 =>
paul.eth et luc.eth aussi => paul.eth luc.eth
Rendez-vous sur wikipedia.fr ou ethereum.org => wikipedia.fr ethereum.org
C’est fini.Merci =>
N’importe quoi, p. ex. rien =>
« bob.eth », « eve.eth » => bob.eth eve.eth
Sur Optimism : léa.eth@optimism => léa.eth
Tout pour dao.eth… => dao.eth
bisous, maman.eth => maman.eth
Clique [ici](https://app.ens.domains/noé.eth) => noé.eth
Remboursez-moi sur hugo.eth svp => hugo.eth
`;

const GERMAN = `
Bitte 0,5 ETH an müller.eth senden => müller.eth
Mein ENS-Name ist „jürgen.eth“. => jürgen.eth
Die vitalik.eth-Adresse ist {A} => vitalik.eth {A}
Das kostet 1.234,56 €, z.B. pro Monat =>
u.a. auch d.h. usw. gilt das =>
Schreib an info@beispiel.de oder info.eth => info.eth
Achtung: rnetamask.eth! => rnetamask.eth
Am 24.12. um 18.30 Uhr, v2.1 =>
Zahle an »laden.eth« => laden.eth
Herr Groß (groß.eth) wartet => groß.eth
anna.eth/bernd.eth => anna.eth bernd.eth
Geht auf uniswap.org, nicht auf uniswap.com.de => uniswap.org uniswap.com.de
Überweise an: kasse.verein.eth => kasse.verein.eth
Fertig.Danke =>
https://app.ens.domains/k%C3%A4se.eth => käse.eth
Tx {T} an dao.eth => {T} dao.eth
Nimm anna.eth; nicht ana.eth => anna.eth ana.eth
peter.base.eth, bitte auf Base => peter.base.eth
ab 0.5 bis 1.5 geht es =>
Nr. 3: otto.eth => otto.eth
Frag klaus.eth... => klaus.eth
`;

const RUSSIAN = `
Отправь 0,5 ETH на vitalik.eth, пожалуйста => vitalik.eth
Мой ENS — иван.eth => иван.eth
Перевод на «магазин.eth» => магазин.eth
Осторожно, vit\u0430lik.eth подделка! => vit\u0430lik.eth
Это стоит 1 200,50 руб., т.е. дорого =>
т.к. и т.д. и т.п. =>
Смотри отчёт.pdf во вложении =>
Пиши на ivan@example.ru или ivan.eth => ivan.eth
Версия v1.2 вышла в 10.30 =>
Сайт: яндекс.рф и ya.ru => яндекс.рф ya.ru
nick.eth и alice.eth => nick.eth alice.eth
Готово.Спасибо =>
https://etherscan.io/tx/{T} => {T}
Кошелёк (olga.eth) пуст => olga.eth
Платите только на dao.eth!!! => dao.eth
Держи ссылку https://anna.eth.limo => anna.eth
Сеть Base: petr.base.eth => petr.base.eth
„sergey.eth“ или sergei.eth? => sergey.eth sergei.eth
Сумма:2.5;кому:misha.eth => misha.eth
Переведи misha.eth-у сотню => misha.eth
Всё на vitalik.\u0435th => vitalik.\u0435th
`;

const TURKISH = `
0,5 ETH'yi vitalik.eth'e gönder => vitalik.eth
Benim ENS'im ayşe.eth. => ayşe.eth
mehmet.eth’in cüzdanı {A} => mehmet.eth {A}
Dikkat: rnetamask.eth sahte! => rnetamask.eth
Fiyat 1.250,50 TL, vb. masraflar =>
Bana yaz: ali@ornek.com.tr =>
ali.eth ve veli.eth'ten iste => ali.eth veli.eth
Saat 18.30'da v2.0 çıkıyor =>
“dükkan.eth” doğru mu? => dükkan.eth
0xd8dA…6045'ten geldi => 0xd8dA…6045
Sitemiz uniswap.org'da => uniswap.org
Bitti.Teşekkürler =>
https://app.ens.domains/çiğdem.eth => çiğdem.eth
can.eth'i ekle, cem.eth'i sil => can.eth cem.eth
Para dao.eth'de duruyor => dao.eth
ışık.eth! => ışık.eth
Ödeme: 3 ETH → kasa.eth => kasa.eth
Base ağında deniz.base.eth => deniz.base.eth
(zeynep.eth) ile konuş => zeynep.eth
Örn. bir şey yaz, vs. =>
vitalik.eth@base kullan => vitalik.eth
`;

const ARABIC_AND_HEBREW = `
أرسل 0.5 ETH إلى vitalik.eth من فضلك => vitalik.eth
اسمي على ENS هو أحمد.eth => أحمد.eth
هل هذا sara.eth؟ => sara.eth
ادفع إلى dao.eth، شكرا => dao.eth
\u200fالاسم: \u202avitalik.eth\u202c، انتبه => vitalik.eth
السعر ١٫٥ أو 1.5 تقريبا =>
راسلني على ali@example.com =>
«متجر.eth» و nick.eth => متجر.eth nick.eth
احذر من rnetamask.eth! => rnetamask.eth
لا يوجد اسم هنا أبدا =>
الرابط https://app.ens.domains/noor.eth => noor.eth
إلىvitalik.eth مباشرة => vitalik.eth
שלח 0.5 ETH ל-vitalik.eth בבקשה => vitalik.eth
השם שלי הוא דוד.eth => דוד.eth
זה "noa.eth" או 'dan.eth'? => noa.eth dan.eth
\u200fתשלם ל\u200evitalik.eth\u200e! => vitalik.eth
אין כאן שם בכלל =>
כתוב ל me@example.co.il =>
האתר uniswap.org עובד => uniswap.org
גרסה v1.2 ב 10.30 =>
`;

const CHINESE = `
请转给vitalik.eth谢谢 => vitalik.eth
我的ENS是nick.eth。 => nick.eth
请转0.5ETH给alice.eth，不是bob.eth！ => alice.eth bob.eth
地址是{A}，请核对 => {A}
小心假冒的vitaIik.eth！ => vitaIik.eth
价格是1.5万元，版本v1.2 =>
请看附件报告.pdf =>
邮箱：me@example.com =>
打开https://app.ens.domains/vitalik.eth看看 => vitalik.eth
从0xd8dA…6045转来的 => 0xd8dA…6045
“王小明.eth”是我的名字 => 王小明.eth
（收款人：dao.eth） => dao.eth
vitalik.eth和nick.eth都可以 => vitalik.eth nick.eth
【重要】请勿相信rnetamask.eth => rnetamask.eth
网站：uniswap.org、ethereum.org => uniswap.org ethereum.org
交易{T}已完成 => {T}
我用的是foo.sol => foo.sol
转账给「小店.eth」 => 小店.eth
今天10.30开会，别忘了 =>
收款：jesse.base.eth谢谢 => jesse.base.eth
《vitalik.eth》 => vitalik.eth
谢谢！nick.eth？ => nick.eth
請付款到dao.eth；感恩 => dao.eth
`;

const JAPANESE = `
vitalik.ethに0.5ETHを送ってください => vitalik.eth
送金先はnick.ethです。 => nick.eth
私のENSは「さくら.eth」です => さくら.eth
アドレスは{A}です => {A}
vitaIik.ethは偽物です！ => vitaIik.eth
資料.pdfを見てください =>
alice.ethさんとbob.ethさんへ => alice.eth bob.eth
価格は1.5万円、v1.2です =>
メールはme@example.jpまで =>
https://app.ens.domains/nick.eth を確認 => nick.eth
0xd8dA…6045から届きました => 0xd8dA…6045
（宛先：dao.eth） => dao.eth
『たろう.eth』へ => たろう.eth
サイトはuniswap.orgです => uniswap.org
rnetamask.ethに注意。 => rnetamask.eth
ありがとう、nick.eth！ => nick.eth
トランザクション{T} => {T}
jesse.base.ethを使います => jesse.base.eth
10.30に集合 お願い します =>
foo.solではなくfoo.ethです => foo.sol foo.eth
vitalik.eth、nick.eth、brantly.eth => vitalik.eth nick.eth brantly.eth
「vitalik.eth」？ => vitalik.eth
支払いはshop.ethまで => shop.eth
`;

const HINDI = `
कृपया 0.5 ETH vitalik.eth को भेजें => vitalik.eth
मेरा ENS nick.eth है। => nick.eth
पता {A} है => {A}
सावधान: rnetamask.eth नकली है! => rnetamask.eth
कीमत 1,500.50 रुपये है =>
"राम.eth" और sita.eth => राम.eth sita.eth
ईमेल me@example.in है =>
vitalik.ethको भेजो अभी => vitalik.eth
0xd8dA…6045 से आया => 0xd8dA…6045
लिंक https://app.ens.domains/asha.eth => asha.eth
क्या यह dao.eth है? => dao.eth
संस्करण v1.2 आज 10.30 बजे =>
(anil.eth) को धन्यवाद => anil.eth
साइट uniswap.org खोलो => uniswap.org
ravi.base.eth पर भेजो => ravi.base.eth
alice.eth, bob.eth दोनों => alice.eth bob.eth
foo.sol नहीं चलेगा => foo.sol
नमस्ते nick.eth! => nick.eth
भेजो: shop.eth। => shop.eth
vitalik.eth@base पर => vitalik.eth
`;

const KOREAN = `
vitalik.eth에게 0.5 ETH를 보내주세요 => vitalik.eth
제 ENS는 nick.eth입니다. => nick.eth
주소는 {A}입니다 => {A}
rnetamask.eth는 가짜예요! => rnetamask.eth
가격은 1.5만원, 버전 v1.2 =>
보고서.pdf 확인 부탁 드려요 =>
"철수.eth"로 보내 => 철수.eth
alice.eth와 bob.eth => alice.eth bob.eth
메일은 me@example.kr 입니다 =>
0xd8dA…6045에서 왔어요 => 0xd8dA…6045
https://app.ens.domains/nick.eth 확인 => nick.eth
(받는 사람: dao.eth) => dao.eth
사이트 uniswap.org에서 => uniswap.org
jesse.base.eth님 안녕하세요 => jesse.base.eth
오늘 10.30에 만나요 꼭 =>
거래 {T} 완료 => {T}
「shop.eth」로 => shop.eth
foo.sol 말고 foo.eth => foo.sol foo.eth
감사합니다 nick.eth! => nick.eth
vitalik.eth, nick.eth에 송금 => vitalik.eth nick.eth
영희.eth 맞나요? => 영희.eth
vitaIik.eth 조심하세요 => vitaIik.eth
돈은 kim.eth한테 줘 => kim.eth
`;

const ADDRESS = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const TRANSACTION = `0x${'8f'.repeat(32)}`;

/** A message with the names, addresses and hashes that a person finds in it, in order. */
export interface Message {
  readonly language: string;
  readonly text: string;
  readonly expected: readonly string[];
}

const LANGUAGES = {
  English: ENGLISH,
  Spanish: SPANISH,
  Portuguese: PORTUGUESE,
  French: FRENCH,
  German: GERMAN,
  Russian: RUSSIAN,
  Turkish: TURKISH,
  'Arabic and Hebrew': ARABIC_AND_HEBREW,
  Chinese: CHINESE,
  Japanese: JAPANESE,
  Hindi: HINDI,
  Korean: KOREAN,
};

export const MESSAGES: readonly Message[] = Object.entries(LANGUAGES).flatMap(([language, lines]) =>
  lines
    .replaceAll('{A}', ADDRESS)
    .replaceAll('{T}', TRANSACTION)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [text = '', values = ''] = line.split(/ =>(?: |$)/u);
      return { language, text, expected: values.split(' ').filter((value) => value !== '') };
    }),
);
