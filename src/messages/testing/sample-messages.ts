// Messages as people write them, in twelve languages. Each line is a message, `=>`, and the names and addresses in it.
// `{A}` is an address and `{T}` a transaction hash.

const TEXT = `
# English
Pay 0.5 ETH to vitaIik.eth please => vitaIik.eth
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
foo.sol and x.crypto are not ENS names, foo.eth is. => foo.sol x.crypto foo.eth
Hidden: vita\u200blik.eth, look out => vita\u200blik.eth
ALERT: VITALIK.ETH IS NOT vitalik.eth => VITALIK.ETH vitalik.eth
scan ethereum:shop.eth@1?value=1e18 to pay => shop.eth
I'd rather wait...nick.eth is asleep => nick.eth
# Spanish
¿Me envías 0,5 ETH a maria.eth? => maria.eth
¡Hola! Mi nombre es jose.eth. => jose.eth
Son 1.500,75 euros, p. ej. para gastos varios. =>
¿Cuál es tu ENS?¡Dímelo ya! =>
La versión v2.0 sale el 3.5.2026 =>
lucía.eth y carlos.eth, los dos => lucía.eth carlos.eth
En uniswap.org/swap puedes cambiarlo =>
Manda todo a dao.eth/tesoro ya => dao.eth
Nombre:ana.eth => ana.eth
¿luna.eth? ¡luna.eth! => luna.eth luna.eth
# Portuguese
Pode mandar 0,1 ETH para joao.eth? => joao.eth
Meu ENS é conceição.eth, valeu! => conceição.eth
Custa R$ 1.250,00 no total, ok? =>
Envie p/ loja.eth até 18.30 => loja.eth
Use o site mercado.com.br ou loja.eth => mercado.com.br loja.eth
https://opensea.io/coracao.eth tá lindo => coracao.eth
Pix não, só tio.eth :) => tio.eth
É isso aí, etc. e tal =>
para: rui.eth | valor: 2 => rui.eth
# French
Envoie 0,5 ETH à claire.eth, merci => claire.eth
Bonjour\u00a0! Mon ENS est «\u00a0élodie.eth\u00a0». => élodie.eth
C'est l'adresse d'alice.eth\u202f? => d'alice.eth alice.eth
Payez marc.eth\u00a0; pas mark.eth\u00a0! => marc.eth mark.eth
L’adresse\u00a0: {A} => {A}
Ça fait 1 200,50 € TTC, c.-à-d. trop cher =>
Rendez-vous sur wikipedia.fr ou ethereum.org => wikipedia.fr ethereum.org
N’importe quoi, p. ex. rien =>
« bob.eth », « eve.eth » => bob.eth eve.eth
Sur Optimism : léa.eth@optimism => léa.eth
Clique [ici](https://app.ens.domains/noé.eth) => noé.eth
# German
Bitte 0,5 ETH an müller.eth senden => müller.eth
Mein ENS-Name ist „jürgen.eth“. => jürgen.eth
Die vitalik.eth-Adresse ist {A} => vitalik.eth {A}
Das kostet 1.234,56 €, z.B. pro Monat =>
u.a. auch d.h. usw. gilt das =>
Zahle an »laden.eth« => laden.eth
anna.eth/bernd.eth => anna.eth bernd.eth
Geht auf uniswap.org, nicht auf uniswap.com.de => uniswap.org uniswap.com.de
https://app.ens.domains/k%C3%A4se.eth => käse.eth
Nr. 3: otto.eth => otto.eth
# Russian
Отправь 0,5 ETH на vitalik.eth, пожалуйста => vitalik.eth
Перевод на «магазин.eth» => магазин.eth
Это стоит 1 200,50 руб., т.е. дорого =>
т.к. и т.д. и т.п. =>
Смотри отчёт.pdf во вложении =>
Сайт: яндекс.рф и ya.ru => яндекс.рф ya.ru
nick.eth и alice.eth => nick.eth alice.eth
https://etherscan.io/tx/{T} => {T}
„sergey.eth“ или sergei.eth? => sergey.eth sergei.eth
Сумма:2.5;кому:misha.eth => misha.eth
Переведи misha.eth-у сотню => misha.eth
Всё на vitalik.\u0435th => vitalik.\u0435th
# Turkish
0,5 ETH'yi vitalik.eth'e gönder => vitalik.eth
mehmet.eth’in cüzdanı {A} => mehmet.eth {A}
Fiyat 1.250,50 TL, vb. masraflar =>
ali.eth ve veli.eth'ten iste => ali.eth veli.eth
“dükkan.eth” doğru mu? => dükkan.eth
0xd8dA…6045'ten geldi => 0xd8dA…6045
Sitemiz uniswap.org'da => uniswap.org
https://app.ens.domains/çiğdem.eth => çiğdem.eth
can.eth'i ekle, cem.eth'i sil => can.eth cem.eth
Ödeme: 3 ETH → kasa.eth => kasa.eth
Örn. bir şey yaz, vs. =>
# Arabic and Hebrew
أرسل 0.5 ETH إلى vitalik.eth من فضلك => vitalik.eth
اسمي على ENS هو أحمد.eth => أحمد.eth
ادفع إلى dao.eth، شكرا => dao.eth
\u200fالاسم: \u202avitalik.eth\u202c، انتبه => vitalik.eth
«متجر.eth» و nick.eth => متجر.eth nick.eth
الرابط https://app.ens.domains/noor.eth => noor.eth
إلىvitalik.eth مباشرة => vitalik.eth
שלח 0.5 ETH ל-vitalik.eth בבקשה => vitalik.eth
זה "noa.eth" או 'dan.eth'? => noa.eth dan.eth
\u200fתשלם ל\u200evitalik.eth\u200e! => vitalik.eth
כתוב ל me@example.co.il =>
# Chinese
请转给vitalik.eth谢谢 => vitalik.eth
我的ENS是nick.eth。 => nick.eth
请转0.5ETH给alice.eth，不是bob.eth！ => alice.eth bob.eth
地址是{A}，请核对 => {A}
打开https://app.ens.domains/vitalik.eth看看 => vitalik.eth
从0xd8dA…6045转来的 => 0xd8dA…6045
“王小明.eth”是我的名字 => 王小明.eth
（收款人：dao.eth） => dao.eth
vitalik.eth和nick.eth都可以 => vitalik.eth nick.eth
【重要】请勿相信rnetamask.eth => rnetamask.eth
网站：uniswap.org、ethereum.org => uniswap.org ethereum.org
我用的是foo.sol => foo.sol
請付款到dao.eth；感恩 => dao.eth
# Japanese
vitalik.ethに0.5ETHを送ってください => vitalik.eth
送金先はnick.ethです。 => nick.eth
私のENSは「さくら.eth」です => さくら.eth
アドレスは{A}です => {A}
alice.ethさんとbob.ethさんへ => alice.eth bob.eth
メールはme@example.jpまで =>
0xd8dA…6045から届きました => 0xd8dA…6045
『たろう.eth』へ => たろう.eth
サイトはuniswap.orgです => uniswap.org
トランザクション{T} => {T}
foo.solではなくfoo.ethです => foo.sol foo.eth
vitalik.eth、nick.eth、brantly.eth => vitalik.eth nick.eth brantly.eth
# Hindi
कृपया 0.5 ETH vitalik.eth को भेजें => vitalik.eth
पता {A} है => {A}
कीमत 1,500.50 रुपये है =>
"राम.eth" और sita.eth => राम.eth sita.eth
vitalik.ethको भेजो अभी => vitalik.eth
0xd8dA…6045 से आया => 0xd8dA…6045
संस्करण v1.2 आज 10.30 बजे =>
alice.eth, bob.eth दोनों => alice.eth bob.eth
भेजो: shop.eth। => shop.eth
vitalik.eth@base पर => vitalik.eth
# Korean
vitalik.eth에게 0.5 ETH를 보내주세요 => vitalik.eth
제 ENS는 nick.eth입니다. => nick.eth
주소는 {A}입니다 => {A}
가격은 1.5만원, 버전 v1.2 =>
"철수.eth"로 보내 => 철수.eth
alice.eth와 bob.eth => alice.eth bob.eth
0xd8dA…6045에서 왔어요 => 0xd8dA…6045
사이트 uniswap.org에서 => uniswap.org
「shop.eth」로 => shop.eth
foo.sol 말고 foo.eth => foo.sol foo.eth
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

export const MESSAGES: readonly Message[] = TEXT.replaceAll('{A}', ADDRESS)
  .replaceAll('{T}', TRANSACTION)
  .split('\n# ')
  .slice(1)
  .flatMap((part) => {
    const [language = '', ...lines] = part.trim().split('\n');
    return lines.map((line) => {
      const [text = '', values = ''] = line.split(/ =>(?: |$)/u);
      return { language, text, expected: values.split(' ').filter((value) => value !== '') };
    });
  });
