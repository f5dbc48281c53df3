import { describe, expect, test } from 'vitest';
import type { CheckCode } from '../../contract/checks.ts';
import type { ImitationKind, ImitationStatus } from '../../contract/imitation-kinds.ts';
import { listPairs, listRows, listTexts } from '../testing/list-rows.ts';
import {
  inspector as builtIn,
  findResult,
  inspectName,
  unwrap,
} from '../testing/test-inspector.ts';
import { UNKNOWN } from '../testing/unknown-label-example.ts';

/** Returns an inspector that knows only the given watched names. */
const watching = (...watchlist: string[]) =>
  builtIn.withWatchlist({ watchlist, usesKnownNames: false });

type Found = readonly [target: string | null, kind: ImitationKind, status: ImitationStatus] | null;

type FoundRow = [
  name: string,
  target: string | null,
  kind?: ImitationKind,
  status?: ImitationStatus,
];

function findImitation(name: string, inspector = builtIn): Found {
  const { imitates } = inspectName(name, inspector);
  // Bulk inspection uses the first filter but must have the same result.
  expect(unwrap(inspector.bulkInspectNames([name])[0]).imitates).toEqual(imitates);
  return imitates && [imitates.name, imitates.kind, imitates.status];
}

const getStatus = (name: string, code: CheckCode) => findResult(inspectName(name).checks, code)[0];

describe('known names', () => {
  test.each([
    ...listPairs(`
      vitalik.eth:vitalik.eth VITALIK.eth:vitalik.eth vitalik:vitalik.eth
      pay.vitalik.eth:vitalik.eth a.b.vitalik.eth:vitalik.eth`),
    ...listTexts(null, 'vitalik.eth. hello.eth google.com vitalik.sol eth'),
    ['', null],
  ])('recognizes %j as %j', (name, known) => {
    expect(inspectName(name).known?.name ?? null).toBe(known);
    expect(findImitation(name)).toBeNull();
  });

  test.each(['constructor.eth', '__proto__.eth', 'tostring.eth', 'valueof.__proto__'])(
    'does not find a known name for %s, a key of Object.prototype',
    (name) => {
      expect(inspectName(name)).toMatchObject({ known: null, imitates: null });
    },
  );
});

describe('rules for whole names', () => {
  test.each<FoundRow>([
    // typed_look: looks like a known name before normalization
    ...listRows(
      ['identical_look', 'alert'],
      `vitaIik.eth:vitalik.eth metama\u202esk.eth:metamask.eth`,
    ),
    ['VITAIIK.eth', 'vitalik.eth', 'similar_look', 'alert'],
    // ENSIP-15 removes the character, so the name is the known name itself
    ['metama\u200bsk.eth', null],
    // embedded
    ...listRows(
      ['embedded', 'warn'],
      `vitalik.eth.claim.eth:vitalik.eth nobody.eth.claim.eth:nobody.eth
      vitalik-eth.pay.eth:vitalik.eth vitalik.eth-pay.eth:vitalik.eth vitalik.org.eth:vitalik.eth
      vitalik-eth.evil.eth:vitalik.eth vitalik.eth-flower.eth:vitalik.eth
      nobody-eth.pay.eth:nobody.eth nobody.eth-pay.eth:nobody.eth nobody.ethh.eth:nobody.eth
      nobody.eht.eth:nobody.eth nobody.etheth.eth:nobody.eth nobody.e7h.eth:nobody.eth
      nobody.ëth.eth:nobody.eth nobody.eth.pay.base.eth:nobody.eth
      nobody.eth-com.eth:nobody.eth nobody.eth-my-name.eth:nobody.eth nobody.eth-2.eth:nobody.eth
      nobody.eth-eth.eth:nobody.eth nobody.eth🔒.eth:nobody.eth nobody.eth🌊🌊.eth:nobody.eth
      nobody.ethwallet.eth:nobody.eth nobody.eth客服.eth:nobody.eth nobody.eth-support.com:nobody.eth`,
    ),
    ...listTexts(
      null,
      `nobody-eth.evil.eth nobody.eth-flower.eth nobody.org.eth nobody.beth.eth nobody.ethh.xyz
      nobody-eth.wallet.com nobody.eth-dao.eth nobody.eth-flower🌊.eth nobody.ethbank.eth
      nobody.ethid.eth nobody.ethereum.eth www.eth-support.com docs.eth-wallet.io
      nobody.eth-staking.com nobody.eth🔒.com`,
    ),
    // same_label: under another parent, but not below the known name, and not the DNS name of a company
    ...listRows(
      ['embedded', 'info'],
      `vitalik.com:vitalik.eth vitalik.evil.eth:vitalik.eth pay.vitalik.evil.eth:vitalik.eth
      vitalik.base.eth:vitalik.eth vitalik.nick.eth:vitalik.eth vitalik.ethflower.eth:vitalik.eth
      币安.xyz:币安.eth сбербанк.xyz:сбербанк.eth`,
    ),
    ...listTexts(null, 'vitalik.vitalik.eth google.com google.co.uk vitalik.nowhere'),
    // service_parent
    ...listRows(
      ['added_words', 'warn'],
      `vitalik.support.eth:vitalik.eth vitalik.my-support.pay.eth:vitalik.eth
      vitalik.support.base.eth:vitalik.eth vitalik.support.cb.id:vitalik.eth vitalik.support.eth.limo:vitalik.eth
      support.vitalik.evil.eth:vitalik.eth`,
    ),
    ['vitalik.ethpay.eth', 'vitalik.eth', 'added_words', 'warn'],
    ...listRows(
      ['added_words', 'warn'],
      'safe.vip.eth:safe.eth metamask.vip.my-name.eth:metamask.eth',
    ),
    // an everyday word under a name of somebody else
    ['safe.vip.my-name.eth', 'safe.eth', 'embedded', 'info'],
    // an ordinary word
    ['apple.org.eth', 'apple.eth', 'embedded', 'info'],
    ...listRows(['embedded', 'info'], 'vitalik.eth.limo:vitalik.eth vitalik.eth.link:vitalik.eth'),
    // names with the same owner
    ...listTexts(null, 'vitalik.eth.vitalik.eth eth.nobody.eth'),
  ])('inspecting %j finds %s, %s, %s', (name, ...found) => {
    expect(findImitation(name)).toEqual(found[0] === null ? null : found);
  });

  test.each([
    ...listPairs(`
      vitalik.com:info vitalik.nobody.eth:info vitalik.vitalik.eth:pass vita1ik.com:alert
      vita1ik.vitalik.eth:alert pay.vitalik.eth:pass`),
  ])('the status of %s is %s', (name, status) => {
    expect(getStatus(name, 'impersonation_risk')).toBe(status);
  });

  test.each([
    [
      'warn',
      'vitalik.etn vitalik.eht vitalik.ethh vitalik.ëth vitalik.test vitalik.sol vitalik.reversed',
    ],
    [
      'info',
      `vitalik.xyz vitalik.et vitalik.foo vitalik.addr.reverse vitalik.reverse vitalik. vitalik.${UNKNOWN} sol etn`,
    ],
    ['pass', 'vitalik.ETH vitalik.eth'],
  ])('the status of decentralized_name is %s for %s', (status, names) => {
    for (const name of names.split(' ')) {
      expect([name, getStatus(name, 'decentralized_name')]).toEqual([name, status]);
    }
  });
});

describe('rules for labels, on both sides of each minimum length', () => {
  test.each<[watched: string, name: string, kind: ImitationKind | null, status?: ImitationStatus]>([
    // look: labels of any length
    ...listRows(
      ['identical_look', 'alert'],
      'maab:rnaab mab:rnab ma:rna c1:cl ы:ьі မ၀:မဝ cobl:cob1 автор:aвтop',
    ),
    ...listRows(['similar_look', 'alert'], 'doab:cloab saab:sáab x:χ'),
    ...listRows([null], 'c1:ci x:y zo:zoo zo:z-o zo:zo-wallet'),
    // the same picture with other code points
    ...listRows(
      ['identical_look', 'alert'],
      'मोदी:माेदी ខ្មែរ:ខែ្មរ แฟน:เเฟน সোনা:সােনা ស្ត្រី:ស្រ្តី 🇺🇸america:🇺🇲america 🇧🇻oslo:🇸🇯oslo',
    ),
    ...listRows(['similar_look', 'alert'], '👍great:👍🏻great 👩🏽‍🚀orbit:👨‍🚀orbit'),
    // labels of one or two emoji
    ...listRows(['identical_look', 'alert'], '🇺🇸:🇺🇲 🇳🇴🇳🇴:🇧🇻🇳🇴'),
    ...listRows(['similar_look', 'alert'], '👍:👍🏻 👍🏻:👍🏿 🧙:🧙‍♂ 👩:👨 💪🐱:💪🏽🐱'),
    ...listRows([null], '👍:👎 🇺🇸:🇫🇷 🐱:🐶 👍:👍👍'),
    // look with equal tight folds: at least 5 characters. Shorter labels are only easily confused
    ...listRows(['similar_look', 'alert'], 'nixab:nlxab nosab:no5ab cidab:c1clab'),
    ...listRows(['similar_look', 'warn'], 'nixa:nlxa nosa:no5a nix:nlx nos:no5'),
    ...listRows([null], 'ni:nl nix:n-l-x sis:5i5'),
    // separators: at least 4 characters
    ...listRows(['hyphens', 'warn'], 'abcd:ab-cd abcd:_abcd ab’cd:abcd abcd:ab’cd abcd:__abcd'),
    ...listRows([null], 'abc:ab-c a’b:ab 12345:123-45 abcd:ab$cd'),
    // short labels beyond ASCII say as much as longer ASCII labels
    ...listRows(['hyphens', 'warn'], 'жиз:жи-з 中文:中-文 업비:업-비'),
    ['abcd', '$abcd', 'hyphens', 'info'],
    // glance: at least 5 characters for the wide fold, or 4 with one digit; 7 for the coarse fold, or 5 for watched names
    ...listRows(['similar_look', 'warn'], 'stone:s7one stone:s7on3 tone:7one abcve:abcue'),
    ...listRows([null], 'tone:7on3 ton:7on bcve:bcue'),
    // added_words: at least 5 characters, or 4 if spelled exactly between hyphens
    ...listRows(
      ['added_words', 'warn'],
      `abxyz:abxyzwallet abxz:abxz-wallet abxz:claim-my-abxz abx:abx-wallet abxyz:support-abxyz
      abxyz:getmyabxyzwallet abxyz:abxyzcom abxyz:abxyzdotcom abxyz:ethabxyz abxyz:abxyzdao
      abxyz:myabxyz abxyz:abxyz99 abxyz:abxyz-flower abxyz:abxyz-support-flower abxz:abxz-ens
      $abxyz:support-$abxyz $abxyz:support$abxyz`,
    ),
    ...listRows(
      [null],
      `abxz:abxzwallet abxz:abxz-mywallet-x abxz:abxz-flower soxz:s0xz-flower ab:ab-wallet
      abxyz:abxyzflower abxyz:supportflower`,
    ),
    ['soxz', 's0xz-wallet', 'identical_look', 'alert'],
    // look-alikes of one script
    ...listRows(
      ['similar_look', 'warn'],
      `日本:曰本 戸口:户口 未来:末来 戊土:戍士 シソ屋:ツン屋 ぬるで:めろで דוד:רור หผาน:หฝาน धाम:दाम 바이낸:뱌이냰
      دار:ذار বিবরণ:বিরবণ 山本:山木 高山:髙山 陈家:陳家 吿門:告問 ❤❤:♥❤ 🌍:🌎 🇷🇴love:🇹🇩love 🇲🇨:🇮🇩
      қазақ:казак ҷаҳонгир:чахонгир ника:ниќа νυξη:υνξη հիմա:իհմա ใจดี:ไจดี リンソン:ソンリン ばなな:はなな
      メタマスク:メダマズク விளை:விலை គិត:គីត`,
    ),
    ...listRows([null], '日本:目本 王木:主未 未来:木来 หผาน:หาน 바이:부이 ヒロシ:ヒコシ さえ:ちえ'),
    // one_edit: at least 5 characters, or 4 for slips. one-edit.test.ts tests each kind of edit
    ...listRows(
      ['one_edit', 'warn'],
      'abxyz:baxyz abxyz:abxyzz abxyz:abkyz abxyz:abyz abxyzt:abxyztp abxyzthpqrs:kbxyzthpqrs',
    ),
    ...listRows(['one_edit', 'warn'], 'abxz:baxz abxz:abzx abxz:abbxz abxz:abxzz жизн:жиизн'),
    ...listRows([null], 'abxz:abx abxz:abxs abxz:abcxz abx:bax abxz:bá-xz'),
    // a hyphen that replaces a character is one edit; any other hyphen is a second edit
    ...listRows(['one_edit', 'warn'], 'abxyzt:ab-yzt abxyzt:abx-yt ab-xyzt:ab-xyt'),
    // a watched name with ’ is compared without it
    ...listRows(['one_edit', 'warn'], 'abx’yzt:abxzyt abx’yzt:abx’zyt'),
    // names that do not read as ASCII are compared as written
    ...listRows(
      ['one_edit', 'warn'],
      `жизнь:жиизнь жизнь:жинзь жизнь:жизни жизнь:жиз-ннь жизнь:жиинь`,
    ),
    ...listRows(['hyphens', 'warn'], 'жизнь:жиз-нь жи-знь:жизнь жизн:жи-зн'),
    // one letter of a syllable in labels of at least six letters
    ...listRows(
      ['one_edit', 'warn'],
      `남궁세훈:남궁세훙 정다은집:정다운집 한지호:한지오 남궁한지:남궁하지 정나리아:정나리안 솔잎차:솔-입차 솔잎차:솔입차🍵 sol은하수:sol은하주`,
    ),
    // a letter with its marks counts as one letter if it is doubled, missing or transposed, but not if it is replaced
    ...listRows(
      ['one_edit', 'warn'],
      `नईदिल्लीवाला:नईदिदिल्लीवाला नईदिल्लीवाला:नईल्लीवाला नईदिल्लीवाला:नदिईल्लीवाला 𞤨𞤵𞤤𞤢𞤪:𞤨𞤵𞤤𞤪𞤢 𞤨𞤵𞤤𞤢𞤪:𞤨𞤵𞤤𞤣𞤪`,
    ),
    ...listRows([null], 'नईदिल्लीवाला:नईकोल्लीवाला नेहा:हाने ⚽abxyz:⚾abxyz'),
    ...listRows([null], '정다은:장다운 한지호:최지호 나라:나리 강물:감울 토리:도리'),
    ...listRows([null], 'жизнь:жиинн жизн:жинн 🐶🐱🐭🐹🐰:🐶🐱🐭🐹🐻'),
    // a number of the same series is another name, but not with transposed or missing digits, or a look-alike
    ...listRows([null], 'abxyz1:abxyz2 abx2023:abx2024 ab-xy-01:ab-xy-02 жизнь1:жизнь2'),
    ...listRows(['one_edit', 'warn'], 'abxyz12:abxyz21 abxyz12:abxyz1 abx2yz:abx3yz 1abxyz:2abxyz'),
    ...listRows(['identical_look', 'alert'], 'abxyz1:abxyzl abxyz20:abxyz2o'),
    // emoji inside a label
    ...listRows(['added_words', 'warn'], 'abcd:ab🦊cd ab:a🦊b'),
    // the letters beside emoji are compared as a label of their own
    ...listRows(
      ['similar_look', 'alert'],
      `👍abxyz:👍ábxyz great🔥:g厂eat🔥 👩‍🚀moon:👩‍🚀爪oon 🌊moon🌙:🌊mロon🌙 mo🔥on:mロ🔥on 🏳‍🌈→abx:🏳‍🌈→âbx
      lucky🍀star:lucky🍀sta®`,
    ),
    ...listRows(['similar_look', 'warn'], '👍stone:👍s7one 🐇日本:🐇曰本'),
    ...listRows(
      ['one_edit', 'warn'],
      '👍abxyz:👍baxyz 🇳🇿abxyz:🇳🇿baxyz 👍abxyz:👍🏻abxyzz abx👍yz:axb👍yz 🌊жизнь🌙:🌊жиизнь🌙 abxz🐇:abbxz🐇',
    ),
    ...listRows(['hyphens', 'warn'], '👍abxyz:👍-abxyz 👍abxyz:👍ab-xyz'),
    ...listRows(['added_words', 'warn'], '👍abxyz:👍abxyz🔒 👍abxyz:✅👍abxyz 👍abxyz:👍abxyz©'),
    ...listRows(
      [null],
      '👍abxyz:abxyz 👍abxyz:baxyz 👍abxyz:🔥baxyz 👍abxyz:baxyz👍 👍abxyz:👍bayxz 👍abx:👍bax 🌊🌙:🌊',
    ),
    // foreign_letter: one letter in at least 5 characters, or two letters in at least 6; at the ends two characters
    // more
    ...listRows(['one_edit', 'warn'], 'abxyz:ab中yz abxyzt:ab中y国t abxyzt:ab中國zt'),
    ...listRows(['one_edit', 'warn'], 'abxyztp:한bxyztp abxyztpq:abxyzt中国'),
    ...listRows([null], 'abxz:ab中z abxyz:ab中国z abxyzt:ab中国語t abxyz:ab中yzt abxyzt:ab中y🦊t'),
    ...listRows([null], 'abxyzt:한bxyzt abxyztp:abxyz中国 abxyztp:中bxyzt国'),
    // added words next to names beyond ASCII
    ...listRows(
      ['added_words', 'warn'],
      `中文名字:中文名字-wallet 中文名字:my中文名字wallet 中文名字:中文名字com 中文名:中文名-wallet 中文:中文-wallet coolcats🐱:coolcats🐱-support
      web3中文名字:my-web3中文名字 中文名字dao:中文名字dao-wallet fox🦊hunter:my-fox🦊hunter-wallet
      🦊🦊🦊🦊:🦊🦊🦊🦊-support`,
    ),
    // a watched name that is a service word
    ...listRows(['added_words', 'warn'], 'payroll:payroll7 payroll:my-payroll'),
    // words of other scripts next to names of any script
    ...listRows(
      ['added_words', 'warn'],
      `中文名字:中文名字客服 中文名字:官方-中文名字 жизнь:жизнь-поддержка жизнь:поддержкажизнь
      abxyz:abxyz客服 abxyz:abxyz你好客服 abxyz:abxyz-你好 abxyz:привет-abxyz
      მზესუმზირა:მზესუმზირადახმარება թիթեռնիկ:թիթեռնիկօգնություն`,
    ),
    ['abxyz', 'abxyz你好', null],
    ['中文名字', '中文名字22', 'added_words', 'info'],
    ['中文名字', '中文名字a', null],
    // a digit at the end is a numbered variant
    ['abxyzthpq', 'abxyzthpq2', 'added_words', 'warn'],
    // a word with $ is already a look-alike, so one more edit is not a typing mistake
    ['asxyzthpq', 'a$xzythpq', 'one_edit', 'alert'],
    // two edits, and edits of numbers
    ...listRows([null], 'abxyzthpq:bayxzthpq 1234567:1234667 १२३४५:१२३४६ มวล๔๕:มวล๔๖'),
    // ß in a word
    ['strasse', 'straße', 'similar_look', 'alert'],
    // another first or last letter next to an ordinary accent, and an accent on the only other letter
    ...listRows(['one_edit', 'warn'], 'ramona:ramón garcia:márcia landa:šanda'),
  ])('watching %s, %s is %s %s', (watched, label, kind, status) => {
    const found = kind === null ? null : [`${watched}.eth`, kind, status];
    expect(findImitation(`${label}.eth`, watching(watched))).toEqual(found);
  });

  test.each<FoundRow>([
    // exact names
    ['app1e', 'apple', 'identical_look', 'alert'],
    ...listTexts(null, 'appel applesupport myapple-support'),
    ...listRows(
      ['added_words', 'warn'],
      `apple-mysupport:apple apple-support:apple
      coin-base-support:coinbase`,
    ),
    // common names: a strong word without a hyphen needs a name of at least 6 characters
    ['orchidsupport', 'orchid', 'added_words', 'warn'],
    ['renzosupport', null],
    // short names
    ['0kx', 'okx', 'identical_look', 'alert'],
    ['okx-login', 'okx', 'added_words', 'warn'],
    ...listTexts(null, 'okxlogin okx-fan'),
    // an ordinary word close to a known name
    ['venom', 'venmo', 'one_edit', 'info'],
    // words of two letters, people and characters that are close to a known name
    ...listRows(
      ['one_edit', 'info'],
      `aiswap:airswap michaeltaylor:michaelsaylor porygon:polygon
      garyfee:garyvee swapchat:snapchat`,
    ),
    // the first letter of a later word of the title, and a different letter in the name of a person
    ...listRows(['one_edit', 'info'], `jefftezos:jeffbezos garinwood:gavinwood`),
    ['gacinwood', 'gavinwood', 'one_edit', 'warn'],
    // four characters
    ...listRows(['one_edit', 'warn'], `usdcc:usdc aaev:aave`),
    ...listRows(['similar_look', 'warn'], `m4yc:mayc su1:sui`),
    ['gucc1', 'gucci', 'similar_look', 'alert'],
    // limits for built-in names
    ...listRows(
      ['one_edit', 'warn'],
      `trezro:trezor vipalik:vitalik vitalil:vitalik
      metamasq:metamask`,
    ),
    ...listRows(['one_edit', 'info'], `trebor:trezor minero:monero monera:monero vitalig:vitalik`),
    ...listTexts(null, 'moreno netamasks'),
    // added words that say nothing, and phrases
    ...listRows(
      ['added_words', 'info'],
      `ethereumnetwork:ethereum ethereumbroker:ethereum binancenews:binance solanadev:solana satoshipay:satoshi mycryptovault:mycrypto
      my-cryptowallet:mycrypto garyvee-vault:garyvee`,
    ),
    ...listRows(
      ['added_words', 'warn'],
      `huobinetwork:huobi huobibroker:huobi realsatoshi:satoshi mycrypto-vault:mycrypto`,
    ),
    ['ens-vault', null],
    // a piece that was cut from other words or numbers
    ...listTexts(null, 'totalko cryptopunk5150 airdropclaim012345'),
    ...listRows(['added_words', 'warn'], `to-ta1ko:taiko g00gle5:google`),
    ['talko-support', 'taiko', 'added_words', 'alert'],
    // brands
    ...listRows(['similar_look', 'warn'], 'drópbox:dropbox dr0pbóx:dropbox'),
    ...listTexts(null, 'dropbò dropbox dropbax'),
    // emoji
    ...listRows(
      ['added_words', 'warn'],
      `metamask🔒:metamask ✅metamask:metamask metamask®:metamask`,
    ),
    ...listRows(['added_words', 'info'], `🦊metamask:metamask 🦊🦊metamask🔥🔥:metamask`),
    ['🦊metamsak🦊', 'metamask', 'one_edit', 'warn'],
    ['🦊', null],
    // emoji and signs that look like letters
    ...listRows(
      ['similar_look', 'alert'],
      `🅱inance:binance 1⃣inch:1inch ◯pensea:opensea
      🅱inance🔒:binance 🔥🅱inance:binance`,
    ),
    ['m◯◯n-metamask', 'metamask', 'added_words', 'warn'],
    // pairs of regional indicators
    ['🇨🇴inbase', 'coinbase', 'similar_look', 'alert'],
    ['🇫🇷inbase', null],
    ['🇨🇴inbase-support', 'coinbase', 'added_words', 'alert'],
    ['coinbase🇮🇴', 'coinbase', 'added_words', 'info'],
    // round emoji, but no squares
    ...listTexts(null, 'b🔵se d⬜🟧dles'),
    ...listRows(['similar_look', 'alert'], 'c⭕inbase:coinbase d⚪🟠dles:doodles'),
    ['coinbase🔵', 'coinbase', 'added_words', 'info'],
    // emoji with more than one letter
    ...listRows(['similar_look', 'alert'], '🆒cats:coolcats 🆗x:okx'),
    ...listTexts(null, '🆕cats 🆗xfan'),
    // other emoji and signs
    ...listRows(
      ['similar_look', 'alert'],
      `binanc📧:binance ✔italik:vitalik op✝imism:optimism
      p♄antom:phantom ₮ether:tether`,
    ),
    ['₪ether', 'tether', 'one_edit', 'info'],
    // whole names in other scripts
    ...listRows(
      ['similar_look', 'alert'],
      `ⲣⲏⲁⲛⲧⲟⲙ:phantom ⲃⲓⲛⲁⲛⲥⲉ:binance レエナ卂丨エズ:vitalik 几工匚长:nick`,
    ),
    ['日本人', null],
    // emoji inside a label: around letters, in place of a letter, and between words
    ...listRows(
      ['added_words', 'warn'],
      `vita💎lik:vitalik bl👑ur:blur en👑s:ens base🔵support:base`,
    ),
    ['metam🔥sk', 'metamask', 'one_edit', 'warn'],
    ['i❤apple', 'apple', 'added_words', 'info'],
    ['database🔵support', null],
    // signs that read as no letter
    ['metamask★', 'metamask', 'added_words', 'info'],
    ['mètamask★', 'metamask', 'similar_look', 'alert'],
    ...listRows(['added_words', 'warn'], `meta•mask:metamask metamask⁄support:metamask`),
    ['m★tamask', 'metamask', 'one_edit', 'warn'],
    ...listTexts(null, 'database★support'),
    ...listRows(['embedded', 'info'], 'vitalik.ethos:vitalik vitalik.comics:vitalik'),
    ...listRows(['embedded', 'warn'], `vitalik.eth⁄claim:vitalik vitalik.com-claim:vitalik`),
    // strong words beside a label that imitates
    ...listRows(
      ['one_edit', 'warn'],
      `metamsak-support:metamask mètamsak-support:metamask metamsaksupport:metamask
      phantmclaim:phantom officialbnance:binance`,
    ),
    ['login-coinbas3', 'coinbase', 'similar_look', 'warn'],
    ...listTexts(null, 'metamsak-stake metamsakstake moreno-support morenosupport'),
    // $ inside a word
    ...listRows(['similar_look', 'alert'], `ba$e:base tru$twallet:trustwallet en$:ens €₦$:ens`),
    ['ba$$', null],
    ['ba$e-support', 'base', 'added_words', 'alert'],
    // $ at the start is a ticker if a known name follows
    ['$base', 'base', 'hyphens', 'info'],
    ['$ens', null],
    ...listRows(['added_words', 'warn'], `vitalik-ens:vitalik phantom-ens:phantom`),
    ...listRows(['similar_look', 'alert'], `$ba$e:base $olana:solana`),
    ...listRows(['added_words', 'warn'], `$metamask-support:metamask _metamask-support:metamask`),
    // ordinary words close to a known name, spelled with digits or $
    ...listRows(['similar_look', 'info'], `boobies:doodles b00b1e5:doodles boobie$:doodles`),
    ['d00d1e5', 'doodles', 'similar_look', 'alert'],
    // an everyday word or a shared name with at least five characters, spelled with digits
    ...listRows(['similar_look', 'info'], 'm4ker:maker h4yden:hayden'),
    ['m3tamask', 'metamask', 'similar_look', 'warn'],
    // words of other languages, before and after a name, with and without a hyphen
    ...listRows(
      ['added_words', 'warn'],
      `metamask-soporte:metamask metamasksoporte:metamask destekbinance:binance
      metamask-pomoc:metamask metamask-supp0rt:metamask metamask.supp0rt:metamask metamask客服:metamask 客服-metamask:metamask metamask客服小王:metamask
      コインcoinbaseサポート:coinbase metamask고객센터:metamask coinbase-payroll:coinbase
      metamask-podderzhka:metamask guanfangbinance:binance coinbase下载:coinbase
      coinbaseescrow:coinbase`,
    ),
    ...listTexts(null, 'metamask你好 客服中心 soporte-tecnico pomoc-domowa'),
    // words of other languages as parents
    ...listRows(
      ['added_words', 'warn'],
      `metamask.soporte:metamask metamask.поддержка:metamask metamask.الدعم:metamask
      metamask.müşteri-hizmetleri:metamask metamask.官方客服:metamask`,
    ),
    ...listRows(['embedded', 'info'], 'metamask.你好:metamask metamask.жизнь:metamask'),
    // claims before a hyphen
    ...listRows(['added_words', 'warn'], 'get-metamask:metamask mr-vitalik:vitalik'),
    ...listRows(['added_words', 'info'], 'getmetamask:metamask the-metamask-dao:metamask'),
    ['the-apple', 'apple', 'added_words', 'info'],
    // a known name that is also a service word
    ['ledger-support', 'ledger', 'added_words', 'warn'],
    // words of other languages: info without accents, a warning with accents
    ...listRows(['one_edit', 'info'], `steht:steth telegrama:telegram tresor:trezor`),
    ...listRows(['similar_look', 'info'], `wifi:wlfi wi-fi:wlfi этого:etoro волк:bonk`),
    ...listRows(['one_edit', 'warn'], `trésor:trezor Trésor:trezor læger:ledger`),
    ...listRows(['similar_look', 'warn'], `línea:linea čelo:celo blåst:blast $bàse:base`),
    // a known name with a hyphen is not a word, although `linch` is a word
    ['1-inch', '1inch', 'hyphens', 'warn'],
    // accented spellings of a common name, even if they are not words
    ...listRows(['similar_look', 'warn'], `rōnin:ronin optîmism:optimism`),
    // no words
    ...listRows(['one_edit', 'alert'], `trézr:trezor tresør:trezor`),
    ...listRows(['similar_look', 'alert'], `mètamask:metamask optïmism:optimism`),
    // only readers of Latin read another alphabet as a known name
    ['ьіпапсе', 'binance', 'similar_look', 'warn'],
    // an English word is not a misspelled name
    ...listTexts(null, 'æther èther'),
    // separators: not also reported as one edit away from another name
    ['$uniswap', 'uniswap', 'hyphens', 'info'],
  ])('inspecting %s finds %s, %s, %s', (label, target, ...found) => {
    const expected = target === null ? null : [`${target}.eth`, ...found];
    expect(findImitation(`${label}.eth`)).toEqual(expected);
  });
});

test.each(['🔒', '🔐', '🔏', '🔓', '🔑', '🗝', '✅', '✔', '☑', '®', '©', '🛡'])(
  'warns about %s next to a known name, because it looks official',
  (seal) => {
    const found = ['metamask.eth', 'added_words', 'warn'];
    for (const label of [`metamask${seal}`, `${seal}metamask`, `🦊metamask🦊${seal}`]) {
      expect(findImitation(`${label}.eth`)).toEqual(found);
    }
  },
);

describe('watched subnames are compared only with names under the same parent', () => {
  const inspector = watching('abxyz.base.eth', 'жизнь.base.eth');

  test.each<[label: string, watched: string, kind: ImitationKind, status: ImitationStatus]>([
    ...listRows(['one_edit', 'warn'], 'baxyz:abxyz жиизнь:жизнь'),
    ['ab-xyz', 'abxyz', 'hyphens', 'warn'],
    ...listRows(['added_words', 'warn'], 'abxyz-wallet:abxyz abxyz🔒:abxyz'),
    ['àbxyz', 'abxyz', 'similar_look', 'alert'],
  ])('inspecting %s finds %s, %s, %s', (label, watched, kind, status) => {
    const found = [`${watched}.base.eth`, kind, status];
    expect(findImitation(`${label}.base.eth`, inspector)).toEqual(found);
    expect(findImitation(`${label}.eth`, inspector)).toBeNull();
    expect(findImitation(`${label}.pay.eth`, inspector)).toBeNull();
  });
});

describe('the parts of a watched subname are compared too', () => {
  test.each<
    [
      watched: string,
      name: string,
      kind: ImitationKind | null,
      status?: ImitationStatus,
      imitated?: string,
    ]
  >([
    ...listRows(
      ['identical_look', 'alert'],
      `pay.alixon.eth:pay.a1ixon.eth pay.alixon.base.eth:pay.alix0n.base.eth
      pay.alixon.eth:pay.аlixon.eth`,
    ),
    ...listRows(
      ['identical_look', 'alert', 'alixon.eth'],
      'pay.alixon.eth:alix0n.eth pay.alixon.eth:club.a1ixon.eth',
    ),
    ...listRows(['similar_look', 'alert'], 'pay.alixon.eth:pay-al1xon.eth pay.bob.eth:pay.bób.eth'),
    ['pay.alixon.eth', 'club.alíxon.eth', 'similar_look', 'alert', 'alixon.eth'],
    ['pay.alixon.eth', 'pay.alxion.eth', 'one_edit', 'warn'],
    ['a.pay.alixon.eth', 'pay.allixon.eth', 'one_edit', 'warn', 'alixon.eth'],
    ...listRows(
      ['hyphens', 'warn'],
      `pay.alixon.eth:pay-alixon.eth pay.alixon.eth:payalixon.eth alixon.base.eth:alixon-base.eth
      a.pay.alixon.eth:a-pay-alixon.eth`,
    ),
    ...listRows(['added_words', 'warn'], 'pay.alixon.eth:pay.alixon-support.eth'),
    ...listRows(
      ['embedded', 'warn', 'alixon.eth'],
      'pay.alixon.eth:pay.alixon.xyz pay.alixon.eth:alixon.base.eth',
    ),
    // the real parent and its subnames, parents of many owners, and words
    ...listRows(
      [null],
      `pay.alixon.eth:alixon.eth pay.alixon.eth:alixon pay.alixon.eth:club.alixon.eth
      pay.alixon.eth:alixon.club.alixon.eth pay.alixon.eth:pay.evil.eth alixon.base.eth:ba5e.eth alixon.base.eth:alixon.eth
      alixon.wallet.eth:wa11et.eth alixon.eth.limo:eht.limo`,
    ),
    // edits and added words of parents that may be everyday words
    ...listRows([null], 'pay.world.eth:world-cup.eth pay.world.eth:word.eth'),
    ...listRows(['one_edit', 'warn'], 'pay.alixonby.eth:pay.alixonbyz.eth'),
    ['pay.alixonby.eth', 'alixonby-cup.eth', 'added_words', 'warn', 'alixonby.eth'],
  ])('watching %s, %s is %s %s', (watched, name, kind, status, imitated = watched) => {
    const found = kind === null ? null : [imitated, kind, status];
    expect(findImitation(name, watching(watched))).toEqual(found);
  });

  test.each([
    ['pay-alixon.eth', '“.” is missing, a hyphen is added (a name that you trust)'],
    ['pay.a1ixon.eth', '“1” reads as “l” in “a1ixon” (a name that you trust)'],
    [
      'alixon.xyz',
      '“alixon” is known as “alixon.eth” (“alixon.eth” is the parent of “pay.alixon.eth”, a name that you trust)',
    ],
  ])('the evidence for %s is %s', (name, evidence) => {
    expect(inspectName(name, watching('pay.alixon.eth')).imitates?.evidence).toBe(evidence);
  });

  test.each([
    ['alixon.world.eth', 'info'],
    ['alixon.other.eth', 'warn'],
  ])('the status of %s is %s if both parents are watched', (name, status) => {
    const watchlist = ['pay.alixon.eth', 'pay.world.eth'];
    const { imitates } = inspectName(name, builtIn.withWatchlist({ watchlist }));
    expect(imitates).toMatchObject({ name: 'alixon.eth', status });
  });

  test('does not vouch for a parent that imitates a known name', () => {
    const find = (name: string) =>
      inspectName(name, builtIn.withWatchlist({ watchlist: ['pay.rnetamask.eth'] })).imitates?.name;
    expect(['rnetamask.eth', 'club.rnetamask.eth'].map(find)).toEqual([
      'metamask.eth',
      'metamask.eth',
    ]);
    expect(find('pay.rnetamask.eth')).toBeUndefined();
  });

  test('does not trust the parent, unless it is watched', () => {
    const getKnown = (...watchlist: string[]) =>
      inspectName('alixon.eth', watching(...watchlist)).known?.name;
    expect(getKnown('pay.alixon.eth')).toBeUndefined();
    expect(getKnown('pay.alixon.eth', 'alixon.eth')).toBe('alixon.eth');
  });
});

describe('known names with the same label', () => {
  const entries = ['treasury.zz', 'treasury.dao2.eth', 'treasury.aa', 'treasury.dao1.eth'];

  test.each<[name: string, target: string]>([
    ...listPairs(`
      tresury.eth:treasury.aa tresury.dao1.eth:treasury.aa tréasury.dao2.eth:treasury.aa
      treasury🔒.dao3.eth:treasury.aa`),
    // the label between the emoji is the second known name
    ['treasury🔒.dao2.eth', 'treasury.dao2.eth'],
  ])('%s imitates %s, in any order of the watchlist', (name, target) => {
    for (const list of [entries, entries.toReversed()]) {
      expect(findImitation(name, watching(...list))?.[0]).toBe(target);
    }
  });

  test.each(entries)('recognizes %s', (name) => {
    const [report] = watching(...entries).bulkInspectNames([name]);
    expect(report).toMatchObject({ ok: true, value: { known: { name }, imitates: null } });
  });

  test('compares subnames under each of their parents', () => {
    const inspector = watching('treasury.dao2.eth', 'treasury.dao1.eth');
    for (const name of ['treasury.dao1.eth', 'treasury.dao2.eth']) {
      expect(findImitation(name.replace('ea', 'e'), inspector)?.[0]).toBe(name);
    }
    expect(findImitation('tresury.dao3.eth', inspector)).toBeNull();
  });

  test('prefers a built-in name to a watched name', () => {
    const inspector = builtIn.withWatchlist({ watchlist: ['uniswap.aaa'] });
    expect(findImitation('uniswpa.eth', inspector)?.[0]).toBe('uniswap.eth');
  });
});

describe('native names of companies', () => {
  test.each<[label: string, name: string]>([
    ...listPairs('币安:币安 微信:微信 メタマスク:メタマスク 업비트:업비트 биткоин:биткоин'),
  ])('%s is known', (label, name) => {
    expect(inspectName(`${label}.eth`).known).toMatchObject({
      name: `${name}.eth`,
      title: expect.stringMatching(/no ENS name known to be theirs/),
    });
  });

  test.each<FoundRow>([
    ...listRows(
      ['similar_look', 'warn'],
      '帀安:币安 比特帀:比特币 小孤狸:小狐狸 バイナソス:バイナンス 뱌이낸스:바이낸스',
    ),
    ['メ夕マスク', 'メタマスク', 'identical_look', 'alert'],
    ...listRows(['hyphens', 'warn'], '币-安:币安 支付-宝:支付宝'),
    ...listRows(
      ['added_words', 'warn'],
      `币🔥安:币安 欧易🔒:欧易 微信-support:微信 イーサリアムapp:イーサリアム 币安交易所:币安 币安人工客服:币安
      업비트거래소:업비트 抹茶官方:抹茶`,
    ),
    ...listRows(
      ['one_edit', 'warn'],
      'メタマクス:メタマスク себрбанк:сбербанк сербанк:сбербанк инсатграм:инстаграм',
    ),
    // other forms of a Russian word
    ...listRows(['one_edit', 'info'], 'биткоины:биткоин инстаграма:инстаграм'),
    // Arabic and Persian spelling
    ...listTexts(null, 'بينانس بینانس كوينبيس کوینبیس'),
    ...listTexts(
      null,
      '安币 币圈 微信步 比特 日本 сбербанком 狐狸 ビット binance币安 币安binance 抹茶交易所 苹果售后',
    ),
  ])('%s imitates %s', (label, target, ...expected) => {
    const found = target === null ? null : [`${target}.eth`, ...expected];
    expect(findImitation(`${label}.eth`)).toEqual(found);
  });

  test('are not compared if known names are turned off', () => {
    const inspector = builtIn.withWatchlist({ usesKnownNames: false });
    expect(findImitation('帀安.eth', inspector)).toBeNull();
    expect(inspectName('币安.eth', inspector).known).toBeNull();
  });
});

test.each<[watched: string, label: string, kind: ImitationKind | null]>([
  ...listRows(['identical_look'], '口座:ロ座 my:rny o:0 ab:аb'),
  ...listRows([null], '口座:口坐 my:mv o:a ab:abc'),
])('the short subname %s is protected from the exact look-alike %s: %s', (watched, label, kind) => {
  const found = findImitation(`${label}.zz.eth`, watching(`${watched}.zz.eth`));
  expect(found).toEqual(kind && [`${watched}.zz.eth`, kind, 'alert']);
});

describe('evidence', () => {
  test.each(
    Object.entries({
      'uniswpa.eth': '“pa” replaces “ap”',
      'unіswpa.eth': '“і” (U+0456) reads as “i”; “pa” replaces “ap”',
      'uniswap-bonus.eth': '“bonus” is added to “uniswap”',
      'uniswapweb3.eth': '“web3” is added to “uniswap”',
      'ünïswap-bonus.eth':
        '“ü” (U+00FC) reads as “u”, “ï” (U+00EF) reads as “i”; “bonus” is added to “uniswap”',
      '🇨🇴inbase.eth': '“🇨🇴” (U+1F1E8 U+1F1F4) reads as “co”',
      '🆒cats.eth': '“🆒” (U+1F192) reads as “cool”',
      '$ba$e.eth': '“$” is added, “$” reads as “s”',
      'ba$e-support.eth': '“$” reads as “s”; “support” is added to “base”',
      'vita💎lik.eth': '“💎” is added to “vitalik”',
      'metam🔥sk.eth': '“🔥” (U+1F525) replaces “a”',
      'base🔵support.eth': '“support” is added to “base”',
      'nobody.eth.claim.eth':
        '“nobody.eth” is only part of this name, which belongs to the owner of “claim.eth”',
      'vitalik.eth.limo':
        'the gateway “eth.limo” serves the website of “vitalik.eth” under this name',
      'vitalik-eth.pay.eth':
        '“vitalik-eth” is only part of this name, which belongs to the owner of “pay.eth”',
      'vitalik.eth-pay.eth':
        '“vitalik.eth” is only part of this name, which belongs to the owner of “eth-pay.eth”',
    }),
  )('the evidence for %s is %s', (name, evidence) => {
    expect(inspectName(name).imitates?.evidence).toBe(evidence);
  });
});

test.each([
  [true, '“g” is doubled (a name that you trust)', /“zigzag\.eth”, a name that you trust: /],
  [false, '“g” is doubled', /“zigzag\.eth”: /],
])('says that the user trusts a watched name: %s', (isTrusted, evidence, message) => {
  const watching = builtIn.withWatchlist({ watchlist: ['zigzag.eth'], isTrusted });
  const { imitates, highest_risk } = inspectName('zigzagg.eth', watching);
  expect(imitates?.evidence).toBe(evidence);
  expect(highest_risk?.message).toMatch(message);
});

test.each([
  ['elonmusk.eth', 'e1onmusk.eth', '“1” reads as “l”'],
  ['币安.eth', '帀安.eth', '“帀” (U+5E00) reads as “币”'],
])('a user can trust %s, of which the owner is not known', (name, imitation, evidence) => {
  const watching = builtIn.withWatchlist({ watchlist: [name] });
  expect(inspectName(name, watching).known?.category).toBe('watchlist');
  const [own, other] = [builtIn, watching].map((each) => inspectName(imitation, each).imitates);
  expect(own?.evidence).toMatch(/^“.*” \(no ENS name of .* is known\)$/u);
  expect(other?.evidence).toBe(`${evidence} (a name that you trust)`);
});

test.each(['metamask', null, {}, 7])('rejects %j as a watchlist', (watchlist) => {
  const watch = () => builtIn.withWatchlist({ watchlist: watchlist as unknown as string[] });
  expect(watch).toThrow('A watchlist must be an array of names.');
});
