import { describe, expect, test } from 'vitest';
import type { CheckCode } from '../../contract/checks.ts';
import type { ImitationKind, ImitationStatus } from '../../contract/imitation-kinds.ts';
import { listPairs, listTexts } from '../testing/list-rows.ts';
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

type Found = [target: string | null, kind: ImitationKind, status: ImitationStatus] | null;

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

  test.each([
    'constructor.eth',
    '__proto__.eth',
    'tostring.eth',
    'hasownproperty',
    'valueof.__proto__',
  ])('does not find a known name for %s, a key of Object.prototype', (name) => {
    expect(inspectName(name)).toMatchObject({ known: null, imitates: null });
  });
});

describe('rules for whole names', () => {
  test.each<[name: string, found: Found]>([
    // typed_look: looks like a known name before normalization
    ['vitaIik.eth', ['vitalik.eth', 'identical_look', 'alert']],
    ['VITAIIK.eth', ['vitalik.eth', 'similar_look', 'alert']],
    ['metama\u202esk.eth', ['metamask.eth', 'identical_look', 'alert']],
    // ENSIP-15 removes the character, so the name is the known name itself
    ['metama\u200bsk.eth', null],
    // embedded
    ['vitalik.eth.claim.eth', ['vitalik.eth', 'embedded', 'warn']],
    ['nobody.eth.claim.eth', ['nobody.eth', 'embedded', 'warn']],
    ['vitalik-eth.pay.eth', ['vitalik.eth', 'embedded', 'warn']],
    ['nobody-eth.pay.eth', null],
    ['vitalik.eth-pay.eth', ['vitalik.eth', 'embedded', 'warn']],
    ['nobody.eth-pay.eth', null],
    ['vitalik.ethpay.eth', ['vitalik.eth', 'added_words', 'warn']],
    ['vitalik.ethflower.eth', null],
    ['vitalik.org.eth', ['vitalik.eth', 'embedded', 'warn']],
    ['nobody.org.eth', null],
    // an ordinary word, and a domain name
    ...listTexts(null, 'apple.org.eth google.co.uk'),
    ['vitalik.eth.limo', ['vitalik.eth', 'embedded', 'info']],
    ['vitalik.eth.link', ['vitalik.eth', 'embedded', 'info']],
    // names with the same owner
    ...listTexts(null, 'vitalik.eth.vitalik.eth eth.nobody.eth'),
  ])('inspecting %j finds %j', (name, found) => {
    expect(findImitation(name)).toEqual(found);
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
    ['maab', 'rnaab', 'identical_look', 'alert'],
    ['mab', 'rnab', 'identical_look', 'alert'],
    ['ma', 'rna', null],
    ['cobl', 'cob1', 'identical_look', 'alert'],
    ['doab', 'cloab', 'similar_look', 'alert'],
    ['saab', 'sáab', 'similar_look', 'alert'],
    ['автор', 'aвтop', 'identical_look', 'alert'],
    // look with equal tight folds: at least 5 characters
    ['nixab', 'nlxab', 'similar_look', 'alert'],
    ['nixa', 'nlxa', 'similar_look', 'warn'],
    ['nix', 'nlx', null],
    ['nosab', 'no5ab', 'similar_look', 'alert'],
    ['nosa', 'no5a', 'similar_look', 'warn'],
    ['nos', 'no5', null],
    // separators: at least 4 characters
    ['abcd', 'ab-cd', 'hyphens', 'warn'],
    ['abc', 'ab-c', null],
    ['abcd', '_abcd', 'hyphens', 'warn'],
    ['abcd', '$abcd', 'hyphens', 'info'],
    ['ab’cd', 'abcd', 'hyphens', 'warn'],
    ['abcd', 'ab’cd', 'hyphens', 'warn'],
    ['a’b', 'ab', null],
    ['12345', '123-45', null],
    ['abcd', 'ab$cd', null],
    ['abcd', '__abcd', 'hyphens', 'warn'],
    // glance: at least 5 characters for the wide fold, 7 for the coarse fold, or 5 for watched names
    ['stone', 's7one', 'similar_look', 'warn'],
    ['tone', '7one', null],
    ['abcve', 'abcue', 'similar_look', 'warn'],
    ['bcve', 'bcue', null],
    // added_words: at least 5 characters, or 4 if spelled exactly between hyphens
    ['abxyz', 'abxyzwallet', 'added_words', 'warn'],
    ['abxz', 'abxzwallet', null],
    ['abxz', 'abxz-wallet', 'added_words', 'warn'],
    ['abxz', 'claim-my-abxz', 'added_words', 'warn'],
    ['abxz', 'abxz-mywallet-x', null],
    ['abxz', 'abxz-flower', null],
    ['soxz', 's0xz-wallet', 'identical_look', 'alert'],
    ['soxz', 's0xz-flower', null],
    ['abx', 'abx-wallet', 'added_words', 'warn'],
    ['ab', 'ab-wallet', null],
    ['abxyz', 'support-abxyz', 'added_words', 'warn'],
    ['abxyz', 'getmyabxyzwallet', 'added_words', 'warn'],
    ['abxyz', 'abxyzcom', 'added_words', 'warn'],
    ['abxyz', 'abxyzdotcom', 'added_words', 'warn'],
    ['abxyz', 'ethabxyz', 'added_words', 'warn'],
    ['abxyz', 'abxyzdao', 'added_words', 'warn'],
    ['abxyz', 'myabxyz', 'added_words', 'warn'],
    ['abxyz', 'abxyz99', 'added_words', 'warn'],
    ['abxyz', 'abxyz-flower', 'added_words', 'warn'],
    ['abxyz', 'abxyzflower', null],
    ['abxyz', 'supportflower', null],
    ['abxyz', 'abxyz-support-flower', 'added_words', 'warn'],
    // one_edit: at least 5 characters for transposed and doubled characters
    ['abxyz', 'baxyz', 'one_edit', 'warn'],
    ['abxz', 'baxz', null],
    ['abxyz', 'abxyzz', 'one_edit', 'warn'],
    ['abxyy', 'abxy', 'one_edit', 'warn'],
    // at least 6 characters for replaced, added and missing characters in the middle
    ['abxyzt', 'abkyzt', 'one_edit', 'warn'],
    ['abxyz', 'abkyz', 'one_edit', 'warn'],
    ['abxyzt', 'abxkyzt', 'one_edit', 'warn'],
    ['abxyz', 'abxkyz', 'one_edit', 'warn'],
    ['abxyzt', 'abyzt', 'one_edit', 'warn'],
    ['abxyz', 'abyz', 'one_edit', 'warn'],
    // at least 7 characters for edits of the last character, 12 for edits of the first
    ['abxyzth', 'abxyzthp', 'one_edit', 'warn'],
    ['abxyzt', 'abxyztp', 'one_edit', 'warn'],
    ['abxyzthpqrso', 'kbxyzthpqrso', 'one_edit', 'warn'],
    ['abxyzthpqrs', 'kbxyzthpqrs', 'one_edit', 'warn'],
    // a hyphen that replaces a character is one edit; any other hyphen is a second edit
    ['abxyzt', 'ab-yzt', 'one_edit', 'warn'],
    ['abxyzt', 'abx-yt', 'one_edit', 'warn'],
    ['ab-xyzt', 'ab-xyt', 'one_edit', 'warn'],
    // a watched name with ’ is compared without it
    ['abx’yzt', 'abxzyt', 'one_edit', 'warn'],
    ['abx’yzt', 'abx’zyt', 'one_edit', 'warn'],
    // names that do not read as ASCII are compared as written
    ['жизнь', 'жиизнь', 'one_edit', 'warn'],
    ['жизнь', 'жинзь', 'one_edit', 'warn'],
    ['жизнь', 'жизни', 'one_edit', 'warn'],
    ['жизнь', 'жиз-нь', 'hyphens', 'warn'],
    ['жи-знь', 'жизнь', 'hyphens', 'warn'],
    ['жизнь', 'жиз-ннь', 'one_edit', 'warn'],
    ['жизнь', 'жиинь', 'one_edit', 'warn'],
    ['жизнь', 'жиинн', null],
    ['жизн', 'жиизн', null],
    ['жизн', 'жи-зн', 'hyphens', 'warn'],
    ['жиз', 'жи-з', null],
    ['🐶🐱🐭🐹🐰', '🐶🐱🐭🐹🐻', null],
    // emoji inside a label
    ['abcd', 'ab🦊cd', 'added_words', 'warn'],
    ['ab', 'a🦊b', null],
    // added words next to names beyond ASCII
    ['中文名字', '中文名字-wallet', 'added_words', 'warn'],
    ['中文名字', 'my中文名字wallet', 'added_words', 'warn'],
    ['中文名字', '中文名字com', 'added_words', 'warn'],
    ['中文名字', '中文名字22', 'added_words', 'info'],
    ['中文名', '中文名-wallet', 'added_words', 'warn'],
    ['中文', '中文-wallet', null],
    ['coolcats🐱', 'coolcats🐱-support', 'added_words', 'warn'],
    ['web3中文名字', 'my-web3中文名字', 'added_words', 'warn'],
    ['中文名字dao', '中文名字dao-wallet', 'added_words', 'warn'],
    ['中文名字', '中文名字a', null],
    ['fox🦊hunter', 'my-fox🦊hunter-wallet', 'added_words', 'warn'],
    ['🦊🦊🦊🦊', '🦊🦊🦊🦊-support', 'added_words', 'warn'],
    // a digit at the end is a numbered variant
    ['abxyzthpq', 'abxyzthpq2', 'added_words', 'warn'],
    // a word with $ is already a look-alike, so one more edit is not a typing mistake
    ['asxyzthpq', 'a$xzythpq', 'one_edit', 'alert'],
    // two edits, and edits of numbers
    ['abxyzthpq', 'bayxzthpq', null],
    ['1234567', '1234667', null],
  ])('watching %s, %s is %s %s', (watched, label, kind, status) => {
    const found = kind === null ? null : [`${watched}.eth`, kind, status];
    expect(findImitation(`${label}.eth`, watching(watched))).toEqual(found);
  });

  test.each<[name: string, found: Found]>([
    // exact names
    ['app1e.eth', ['apple.eth', 'identical_look', 'alert']],
    ...listTexts(null, 'appel.eth applesupport.eth myapple-support.eth'),
    ['apple-mysupport.eth', ['apple.eth', 'added_words', 'warn']],
    ['apple-support.eth', ['apple.eth', 'added_words', 'warn']],
    ['coin-base-support.eth', ['coinbase.eth', 'added_words', 'warn']],
    // common names: a strong word without a hyphen needs a name of at least 6 characters
    ['orchidsupport.eth', ['orchid.eth', 'added_words', 'warn']],
    ['renzosupport.eth', null],
    // short names
    ['0kx.eth', ['okx.eth', 'identical_look', 'alert']],
    ['okx-login.eth', ['okx.eth', 'added_words', 'warn']],
    ...listTexts(null, 'okxlogin.eth okx-fan.eth'),
    // an ordinary word close to a known name
    ['venom.eth', ['venmo.eth', 'one_edit', 'info']],
    // limits for built-in names
    ['trezro.eth', ['trezor.eth', 'one_edit', 'warn']],
    ['trebor.eth', ['trezor.eth', 'one_edit', 'info']],
    ['moreno.eth', null],
    ['minero.eth', ['monero.eth', 'one_edit', 'info']],
    ['monera.eth', ['monero.eth', 'one_edit', 'info']],
    ['vipalik.eth', ['vitalik.eth', 'one_edit', 'warn']],
    ['vitalil.eth', ['vitalik.eth', 'one_edit', 'warn']],
    ['vitalig.eth', ['vitalik.eth', 'one_edit', 'info']],
    ['metamasq.eth', ['metamask.eth', 'one_edit', 'warn']],
    ['netamasks.eth', null],
    // brands
    ['drópbox.eth', ['dropbox.eth', 'similar_look', 'warn']],
    ['dr0pbóx.eth', ['dropbox.eth', 'similar_look', 'warn']],
    ...listTexts(null, 'dropbò.eth dropbox.eth dropbax.eth'),
    // emoji
    ['metamask🔒.eth', ['metamask.eth', 'added_words', 'warn']],
    ['✅metamask.eth', ['metamask.eth', 'added_words', 'warn']],
    ['metamask®.eth', ['metamask.eth', 'added_words', 'warn']],
    ['🦊metamask.eth', ['metamask.eth', 'added_words', 'info']],
    ['🦊🦊metamask🔥🔥.eth', ['metamask.eth', 'added_words', 'info']],
    ['🦊metamsak🦊.eth', ['metamask.eth', 'one_edit', 'warn']],
    ['🦊.eth', null],
    // emoji and signs that look like letters
    ['🅱inance.eth', ['binance.eth', 'similar_look', 'alert']],
    ['1⃣inch.eth', ['1inch.eth', 'similar_look', 'alert']],
    ['◯pensea.eth', ['opensea.eth', 'similar_look', 'alert']],
    ['🅱inance🔒.eth', ['binance.eth', 'similar_look', 'alert']],
    ['🔥🅱inance.eth', ['binance.eth', 'similar_look', 'alert']],
    ['m◯◯n-metamask.eth', ['metamask.eth', 'added_words', 'warn']],
    // pairs of regional indicators
    ['🇨🇴inbase.eth', ['coinbase.eth', 'similar_look', 'alert']],
    ['🇫🇷inbase.eth', null],
    ['🇨🇴inbase-support.eth', ['coinbase.eth', 'added_words', 'alert']],
    ['coinbase🇮🇴.eth', ['coinbase.eth', 'added_words', 'info']],
    // round emoji, but no squares
    ['b🔵se.eth', null],
    ['c⭕inbase.eth', ['coinbase.eth', 'similar_look', 'alert']],
    ['d⚪🟠dles.eth', ['doodles.eth', 'similar_look', 'alert']],
    ['d⬜🟧dles.eth', null],
    ['coinbase🔵.eth', ['coinbase.eth', 'added_words', 'info']],
    // emoji with more than one letter
    ['🆒cats.eth', ['coolcats.eth', 'similar_look', 'alert']],
    ['🆕cats.eth', null],
    ['🆗x.eth', ['okx.eth', 'similar_look', 'alert']],
    ['🆗xfan.eth', null],
    // other emoji and signs
    ['binanc📧.eth', ['binance.eth', 'similar_look', 'alert']],
    ['✔italik.eth', ['vitalik.eth', 'similar_look', 'alert']],
    ['op✝imism.eth', ['optimism.eth', 'similar_look', 'alert']],
    ['p♄antom.eth', ['phantom.eth', 'similar_look', 'alert']],
    ['₮ether.eth', ['tether.eth', 'similar_look', 'alert']],
    ['₪ether.eth', ['tether.eth', 'one_edit', 'info']],
    // whole names in other scripts
    ['ⲣⲏⲁⲛⲧⲟⲙ.eth', ['phantom.eth', 'similar_look', 'alert']],
    ['ⲃⲓⲛⲁⲛⲥⲉ.eth', ['binance.eth', 'similar_look', 'alert']],
    ['レエナ卂丨エズ.eth', ['vitalik.eth', 'similar_look', 'alert']],
    ['几工匚长.eth', ['nick.eth', 'similar_look', 'alert']],
    ['日本人.eth', null],
    // emoji inside a label: around letters, in place of a letter, and between words
    ['vita💎lik.eth', ['vitalik.eth', 'added_words', 'warn']],
    ['bl👑ur.eth', ['blur.eth', 'added_words', 'warn']],
    ['en👑s.eth', ['ens.eth', 'added_words', 'warn']],
    ['metam🔥sk.eth', ['metamask.eth', 'one_edit', 'warn']],
    ['base🔵support.eth', ['base.eth', 'added_words', 'warn']],
    ['i❤apple.eth', ['apple.eth', 'added_words', 'info']],
    ['database🔵support.eth', null],
    // signs that read as no letter
    ['metamask★.eth', ['metamask.eth', 'added_words', 'info']],
    ['mètamask★.eth', ['metamask.eth', 'similar_look', 'alert']],
    ['meta•mask.eth', ['metamask.eth', 'added_words', 'warn']],
    ['m★tamask.eth', ['metamask.eth', 'one_edit', 'warn']],
    ['metamask⁄support.eth', ['metamask.eth', 'added_words', 'warn']],
    ['database★support.eth', null],
    ['vitalik.eth⁄claim.eth', ['vitalik.eth', 'embedded', 'warn']],
    ['vitalik.ethos.eth', null],
    ['vitalik.com-claim.eth', ['vitalik.eth', 'embedded', 'warn']],
    ['vitalik.comics.eth', null],
    // strong words beside a label that imitates
    ['metamsak-support.eth', ['metamask.eth', 'one_edit', 'warn']],
    ['login-coinbas3.eth', ['coinbase.eth', 'similar_look', 'warn']],
    ['mètamsak-support.eth', ['metamask.eth', 'one_edit', 'warn']],
    ...listTexts(null, 'metamsak-stake.eth metamsaksupport.eth moreno-support.eth'),
    // $ inside a word
    ['ba$e.eth', ['base.eth', 'similar_look', 'alert']],
    ['ba$$.eth', null],
    ['tru$twallet.eth', ['trustwallet.eth', 'similar_look', 'alert']],
    ['ba$e-support.eth', ['base.eth', 'added_words', 'alert']],
    ['en$.eth', ['ens.eth', 'similar_look', 'alert']],
    ['€₦$.eth', ['ens.eth', 'similar_look', 'alert']],
    // $ at the start is a ticker if a known name follows
    ['$base.eth', ['base.eth', 'hyphens', 'info']],
    ['$ens.eth', null],
    ['$ba$e.eth', ['base.eth', 'similar_look', 'alert']],
    ['$bàse.eth', ['base.eth', 'similar_look', 'alert']],
    ['$olana.eth', ['solana.eth', 'similar_look', 'alert']],
    ['$metamask-support.eth', ['metamask.eth', 'added_words', 'warn']],
    ['_metamask-support.eth', ['metamask.eth', 'added_words', 'warn']],
    // ordinary words close to a known name, spelled with digits or $
    ['boobies.eth', ['doodles.eth', 'similar_look', 'info']],
    ['b00b1e5.eth', ['doodles.eth', 'similar_look', 'info']],
    ['boobie$.eth', ['doodles.eth', 'similar_look', 'info']],
    ['d00d1e5.eth', ['doodles.eth', 'similar_look', 'alert']],
    // a known name that is also a service word
    ['ledger-support.eth', ['ledger.eth', 'added_words', 'warn']],
    // separators: not also reported as one edit away from another name
    ['$uniswap.eth', ['uniswap.eth', 'hyphens', 'info']],
  ])('inspecting %s finds %j', (name, found) => {
    expect(findImitation(name)).toEqual(found);
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

  test.each<[name: string, found: Found]>([
    ['baxyz.base.eth', ['abxyz.base.eth', 'one_edit', 'warn']],
    ['ab-xyz.base.eth', ['abxyz.base.eth', 'hyphens', 'warn']],
    ['abxyz-wallet.base.eth', ['abxyz.base.eth', 'added_words', 'warn']],
    ['àbxyz.base.eth', ['abxyz.base.eth', 'similar_look', 'alert']],
    ['жиизнь.base.eth', ['жизнь.base.eth', 'one_edit', 'warn']],
    ...['baxyz', 'ab-xyz', 'abxyz-wallet', 'àbxyz', 'жиизнь', 'abxyz🔒'].flatMap(
      (label): [string, Found][] => [
        [`${label}.eth`, null],
        [`${label}.pay.eth`, null],
      ],
    ),
  ])('inspecting %s finds %j', (name, found) => {
    expect(findImitation(name, inspector)).toEqual(found);
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
  test.each([
    ['uniswpa.eth', '“pa” replaces “ap”'],
    ['unіswpa.eth', '“і” (U+0456) reads as “i”; “pa” replaces “ap”'],
    ['uniswap-bonus.eth', '“bonus” is added to “uniswap”'],
    [
      'ünïswap-bonus.eth',
      '“ü” (U+00FC) reads as “u”, “ï” (U+00EF) reads as “i”; “bonus” is added to “uniswap”',
    ],
    ['unіswap.eth', '“і” (U+0456) reads as “i”'],
    ['🇨🇴inbase.eth', '“🇨🇴” (U+1F1E8 U+1F1F4) reads as “co”'],
    ['🆒cats.eth', '“🆒” (U+1F192) reads as “cool”'],
    ['c⭕inbase.eth', '“⭕” (U+2B55) reads as “o”'],
    ['ba$e.eth', '“$” reads as “s”'],
    ['$ba$e.eth', '“$” is added, “$” reads as “s”'],
    ['ba$e-support.eth', '“$” reads as “s”; “support” is added to “base”'],
    ['vita💎lik.eth', '“💎” is added to “vitalik”'],
    ['metam🔥sk.eth', '“🔥” (U+1F525) replaces “a”'],
    ['base🔵support.eth', '“support” is added to “base”'],
    ['uniswap99.eth', '“99” is added to “uniswap”'],
    ['drópbox.eth', '“ó” (U+00F3) reads as “o”'],
    [
      'nobody.eth.claim.eth',
      '“nobody.eth” is only part of this name, which belongs to the owner of “claim.eth”',
    ],
    [
      'vitalik.eth.limo',
      'the gateway “eth.limo” serves the website of “vitalik.eth” under this name',
    ],
    [
      'vitalik-eth.pay.eth',
      '“vitalik-eth” is only part of this name, which belongs to the owner of “pay.eth”',
    ],
    [
      'vitalik.eth-pay.eth',
      '“vitalik.eth” is only part of this name, which belongs to the owner of “eth-pay.eth”',
    ],
  ])('the evidence for %s is %s', (name, evidence) => {
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
