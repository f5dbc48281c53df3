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
    ...listTexts(null, 'vitalik.com vitalik.evil.eth vitalik.eth. hello.eth eth'),
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
      vitalik-eth.pay.eth:vitalik.eth vitalik.eth-pay.eth:vitalik.eth vitalik.org.eth:vitalik.eth`,
    ),
    ...listTexts(
      null,
      `nobody-eth.pay.eth nobody.eth-pay.eth vitalik.ethflower.eth nobody.org.eth`,
    ),
    ['vitalik.ethpay.eth', 'vitalik.eth', 'added_words', 'warn'],
    // an ordinary word, and a domain name
    ...listTexts(null, 'apple.org.eth google.co.uk'),
    ...listRows(['embedded', 'info'], 'vitalik.eth.limo:vitalik.eth vitalik.eth.link:vitalik.eth'),
    // names with the same owner
    ...listTexts(null, 'vitalik.eth.vitalik.eth eth.nobody.eth'),
  ])('inspecting %j finds %s, %s, %s', (name, ...found) => {
    expect(findImitation(name)).toEqual(found[0] === null ? null : found);
  });

  test.each([
    ...listPairs(`
      vitalik.com:info vitalik.nobody.eth:info vitalik.vitalik.eth:info vita1ik.com:alert
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
    // look: at least 4 characters
    ...listRows(['identical_look', 'alert'], 'maab:rnaab mab:rnab cobl:cob1 автор:aвтop'),
    ['ma', 'rna', null],
    ...listRows(['similar_look', 'alert'], 'doab:cloab saab:sáab'),
    // look with equal tight folds: at least 5 characters
    ...listRows(['similar_look', 'alert'], 'nixab:nlxab nosab:no5ab'),
    ...listRows(['similar_look', 'warn'], 'nixa:nlxa nosa:no5a'),
    ...listRows([null], 'nix:nlx nos:no5'),
    // separators: at least 4 characters
    ...listRows(['hyphens', 'warn'], 'abcd:ab-cd abcd:_abcd ab’cd:abcd abcd:ab’cd abcd:__abcd'),
    ...listRows([null], 'abc:ab-c a’b:ab 12345:123-45 abcd:ab$cd'),
    ['abcd', '$abcd', 'hyphens', 'info'],
    // glance: at least 5 characters for the wide fold, 7 for the coarse fold, or 5 for watched names
    ...listRows(['similar_look', 'warn'], 'stone:s7one abcve:abcue'),
    ...listRows([null], 'tone:7one bcve:bcue'),
    // added_words: at least 5 characters, or 4 if spelled exactly between hyphens
    ...listRows(
      ['added_words', 'warn'],
      `abxyz:abxyzwallet abxz:abxz-wallet abxz:claim-my-abxz abx:abx-wallet abxyz:support-abxyz
      abxyz:getmyabxyzwallet abxyz:abxyzcom abxyz:abxyzdotcom abxyz:ethabxyz abxyz:abxyzdao
      abxyz:myabxyz abxyz:abxyz99 abxyz:abxyz-flower abxyz:abxyz-support-flower`,
    ),
    ...listRows(
      [null],
      `abxz:abxzwallet abxz:abxz-mywallet-x abxz:abxz-flower soxz:s0xz-flower ab:ab-wallet
      abxyz:abxyzflower abxyz:supportflower`,
    ),
    ['soxz', 's0xz-wallet', 'identical_look', 'alert'],
    // one_edit: at least 5 characters. one-edit.test.ts tests each kind of edit
    ...listRows(
      ['one_edit', 'warn'],
      'abxyz:baxyz abxyz:abxyzz abxyz:abkyz abxyz:abyz abxyzt:abxyztp abxyzthpqrs:kbxyzthpqrs',
    ),
    ['abxz', 'baxz', null],
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
    ...listRows([null], 'жизнь:жиинн жизн:жиизн жиз:жи-з 🐶🐱🐭🐹🐰:🐶🐱🐭🐹🐻'),
    // emoji inside a label
    ['abcd', 'ab🦊cd', 'added_words', 'warn'],
    ['ab', 'a🦊b', null],
    // added words next to names beyond ASCII
    ...listRows(
      ['added_words', 'warn'],
      `中文名字:中文名字-wallet 中文名字:my中文名字wallet 中文名字:中文名字com 中文名:中文名-wallet coolcats🐱:coolcats🐱-support
      web3中文名字:my-web3中文名字 中文名字dao:中文名字dao-wallet fox🦊hunter:my-fox🦊hunter-wallet
      🦊🦊🦊🦊:🦊🦊🦊🦊-support`,
    ),
    ['中文名字', '中文名字22', 'added_words', 'info'],
    ...listRows([null], '中文:中文-wallet 中文名字:中文名字a'),
    // a digit at the end is a numbered variant
    ['abxyzthpq', 'abxyzthpq2', 'added_words', 'warn'],
    // a word with $ is already a look-alike, so one more edit is not a typing mistake
    ['asxyzthpq', 'a$xzythpq', 'one_edit', 'alert'],
    // two edits, and edits of numbers
    ...listRows([null], 'abxyzthpq:bayxzthpq 1234567:1234667'),
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
    // limits for built-in names
    ...listRows(
      ['one_edit', 'warn'],
      `trezro:trezor vipalik:vitalik vitalil:vitalik
      metamasq:metamask`,
    ),
    ...listRows(['one_edit', 'info'], `trebor:trezor minero:monero monera:monero vitalig:vitalik`),
    ...listTexts(null, 'moreno netamasks'),
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
    ...listTexts(null, 'database★support vitalik.ethos vitalik.comics'),
    ...listRows(['embedded', 'warn'], `vitalik.eth⁄claim:vitalik vitalik.com-claim:vitalik`),
    // strong words beside a label that imitates
    ...listRows(['one_edit', 'warn'], `metamsak-support:metamask mètamsak-support:metamask`),
    ['login-coinbas3', 'coinbase', 'similar_look', 'warn'],
    ...listTexts(null, 'metamsak-stake metamsaksupport moreno-support'),
    // $ inside a word
    ...listRows(['similar_look', 'alert'], `ba$e:base tru$twallet:trustwallet en$:ens €₦$:ens`),
    ['ba$$', null],
    ['ba$e-support', 'base', 'added_words', 'alert'],
    // $ at the start is a ticker if a known name follows
    ['$base', 'base', 'hyphens', 'info'],
    ['$ens', null],
    ...listRows(['similar_look', 'alert'], `$ba$e:base $olana:solana`),
    ...listRows(['added_words', 'warn'], `$metamask-support:metamask _metamask-support:metamask`),
    // ordinary words close to a known name, spelled with digits or $
    ...listRows(['similar_look', 'info'], `boobies:doodles b00b1e5:doodles boobie$:doodles`),
    ['d00d1e5', 'doodles', 'similar_look', 'alert'],
    // a known name that is also a service word
    ['ledger-support', 'ledger', 'added_words', 'warn'],
    // words of other languages: info without accents, a warning with accents
    ...listRows(['one_edit', 'info'], `steht:steth telegrama:telegram tresor:trezor`),
    ...listRows(['similar_look', 'info'], `wifi:wlfi wi-fi:wlfi этого:etoro волк:bonk`),
    ...listRows(['one_edit', 'warn'], `trésor:trezor Trésor:trezor læger:ledger`),
    ...listRows(['similar_look', 'warn'], `línea:linea čelo:celo blåst:blast $bàse:base`),
    // a known name with hyphens is no word, although linch is one
    ['1-inch', '1inch', 'hyphens', 'warn'],
    // accented spellings of a common name, even if they are no words
    ...listRows(['similar_look', 'warn'], `rōnin:ronin optîmism:optimism`),
    // no words
    ...listRows(['one_edit', 'alert'], `trézr:trezor tresør:trezor`),
    ...listRows(['similar_look', 'alert'], `mètamask:metamask optïmism:optimism`),
    // only readers of Latin read another alphabet as a known name
    ['ьіпапсе', 'binance', 'similar_look', 'warn'],
    // an English word is no misspelled name
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

describe('evidence', () => {
  test.each(
    Object.entries({
      'uniswpa.eth': '“pa” replaces “ap”',
      'unіswpa.eth': '“і” (U+0456) reads as “i”; “pa” replaces “ap”',
      'uniswap-bonus.eth': '“bonus” is added to “uniswap”',
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

test.each(['metamask', null, {}, 7])('rejects %j as a watchlist', (watchlist) => {
  const watch = () => builtIn.withWatchlist({ watchlist: watchlist as unknown as string[] });
  expect(watch).toThrow('A watchlist must be an array of names.');
});
