import { describe, expect, it } from 'vitest';
import { CHECK_CODES, CHECK_NAMES, type CheckCode } from '../../contract/checks.ts';
import type { NameGuardReport } from '../../contract/reports.ts';
import { createInspector } from '../inspector.ts';
import { readTables } from '../testing/read-tables.ts';
import { UNKNOWN } from '../testing/unknown-label-example.ts';

const inspector = createInspector(readTables());

function inspect(name: string): NameGuardReport {
  const outcome = inspector.inspectName(name);
  if (!outcome.ok) throw new Error(outcome.problem.detail);
  return outcome.value;
}

describe('explainRisk', () => {
  it.each<[name: string, risk: object | null]>([
    ['vitalik.eth', null],
    ['\ud800.eth', null],
    ['NICK.eth', { code: 'labels_changed', args: { label: 'NICK', form: 'nick', more: 0 } }],
    ['hello.sol', { code: 'outside_ens', args: { ending: 'sol', system: expect.any(String) } }],
  ])('explains the highest risk of %j as data', (name, risk) => {
    expect(inspector.explainRisk(name)).toEqual(risk);
  });
});

describe('inspectName', () => {
  it.each<[check: CheckCode, status: string, name: string, message: RegExp]>([
    ['normalized', 'pass', 'nick.eth', /^Valid ENS spelling/],
    ['normalized', 'pass', '', /^Valid ENS spelling/],
    ['normalized', 'alert', 'NICK.eth', /ENS changes the label “NICK” to “nick”/],
    ['normalized', 'alert', 'a?b.NICK.eth', /^Not valid ENS spelling: .* “a\?b” and 1 more/],
    ['normalized', 'alert', '.eth', /empty label/],
    ['normalized', 'alert', 'A.B.C', /and 2 more/],
    ['normalized', 'skip', `${UNKNOWN}.eth`, /only by its hash/],
    ['normalized', 'alert', `${UNKNOWN}.Eth`, /“Eth”/],
    ['invisible', 'pass', 'nick.eth', /hidden/],
    ['invisible', 'pass', '👨‍👩‍👧.eth', /hidden/],
    ['invisible', 'alert', 'ni\u200dck.eth', /U\+200D/],
    ['invisible', 'alert', 'ni ck.eth', /U\+0020/],
    ['invisible', 'alert', 'ni\u3164ck.eth', /U\+3164/],
    ['invisible', 'alert', 'nick.eth\n', /U\+000A/],
    ['invisible', 'pass', '\u{13080}\u{13443}.eth', /hidden/],
    ['invisible', 'alert', '\u{13080}\u{13441}.eth', /U\+13441/],
    ['invisible', 'alert', '\u{13441}.eth', /U\+13441/],
    ['invisible', 'alert', '\u{13080}\u{13442}\u{13080}.eth', /U\+13442/],
    ['confusables', 'pass', 'a_b$c-0.eth', /has no characters/],
    ['confusables', 'pass', 'жжж.eth', /has no characters/],
    ['confusables', 'warn', 'nìck.eth', /“ì” \(U\+00EC\)/],
    ['confusables', 'skip', 'Öl.eth', /“Ö”/],
    ['confusables', 'warn', 'vitalik.丁est.eth', /look like others in this position: “丁”/],
    ['confusables', 'warn', 'Öl.nìck.eth', /“ì” \(U\+00EC\)/],
    ['typing_difficulty', 'pass', 'nick-1_$.eth', /Every character of this name/],
    ['typing_difficulty', 'info', 'A: b/é.eth', /^Not on a standard Latin keyboard: “é”/],
    ['typing_difficulty', 'info', 'A: b.eth', /but not used in ENS names: “A” /],
    ['typing_difficulty', 'info', '👍.eth', /“👍”/],
    ['font_support', 'pass', 'nick👍.eth', /include every character/],
    ['font_support', 'info', '🫐.eth', /“🫐”/],
    ['font_support', 'skip', '🫩.eth', /not known/],
    ['mixed_scripts', 'pass', '日本のカタカナ.eth', /Each label/],
    ['mixed_scripts', 'pass', '한국語.eth', /Each label/],
    ['mixed_scripts', 'pass', 'nick.жук', /Each label/],
    ['mixed_scripts', 'pass', 'timi王者荣耀.eth', /Each label/],
    ['mixed_scripts', 'warn', 'nжick.eth', /Latin and Cyrillic/],
    ['mixed_scripts', 'warn', 'カタ한.eth', /Katakana and Hangul/],
    ['mixed_scripts', 'skip', `${UNKNOWN}.eth`, /only by its hash/],
    ['namewrapper_compatible', 'pass', `${'a'.repeat(190)}.eth`, /every label/],
    ['namewrapper_compatible', 'pass', `${'日'.repeat(85)}.eth`, /every label/],
    ['namewrapper_compatible', 'info', `${'é'.repeat(128)}.eth`, /256/],
    ['namewrapper_compatible', 'info', `${'日'.repeat(86)}.eth`, /258/],
    ['namewrapper_compatible', 'skip', `${UNKNOWN}.eth`, /only by its hash/],
    ['unknown_label', 'pass', '[5d].eth', /known/],
    ['unknown_label', 'pass', `${UNKNOWN.toUpperCase()}.eth`, /known/],
    ['unknown_label', 'alert', `${UNKNOWN}.eth`, /One label/],
    ['unknown_label', 'alert', `${UNKNOWN}.${UNKNOWN}`, /2 labels/],
    ['punycode_compatible_name', 'pass', '-é-.eth', /can be written/],
    ['punycode_compatible_name', 'info', 'a_b.eth', /“a_b”/],
    ['punycode_compatible_name', 'info', 'a..eth', /A label is empty/],
    ['punycode_compatible_name', 'info', 'ééééé.'.repeat(33), /is empty/],
    ['punycode_compatible_name', 'info', `${'日本語だよ.'.repeat(20)}eth`, /253/],
    ['punycode_compatible_name', 'skip', `a_b.${UNKNOWN}`, /only by its hash/],
    ['impersonation_risk', 'pass', 'canoe.eth', /look like a different one/],
    ['impersonation_risk', 'pass', 'любовь.eth', /look like a different one/],
    ['impersonation_risk', 'pass', 'nick.eth', /exactly like the known name of Nick Johnson/],
    ['impersonation_risk', 'pass', 'pay.nick.eth', /a subname of “nick.eth”/],
    [
      'impersonation_risk',
      'alert',
      'nìck.eth',
      /imitates “nick.eth”: “ì” \(U\+00EC\) reads as “i”/,
    ],
    ['impersonation_risk', 'alert', `nìck.${UNKNOWN}`, /imitates “nick.eth”/],
    ['impersonation_risk', 'warn', 'gîrl.eth', /can be mistaken for “girl.eth”/],
    ['impersonation_risk', 'info', 'canoé.eth', /reads like “canoe.eth”, which is another name/],
    ['impersonation_risk', 'warn', 'meta-mask.eth', /close to “metamask.eth”: a hyphen is added/],
    ['impersonation_risk', 'warn', 'metamask-help.eth', /uses the name of “metamask.eth”/],
    ['impersonation_risk', 'info', 'nick.com', /“nick” is known as “nick.eth”/],
    ['impersonation_risk', 'info', '👨🏻.eth', /can be mistaken for/],
    ['impersonation_risk', 'alert', `0x${'1234567890'.repeat(4)}.eth`, /poses as an address/],
    ['impersonation_risk', 'alert', `0x${'1234567890'.repeat(4)}`, /address, not a name/],
    ['impersonation_risk', 'warn', '0xd8da-6045', /poses as an address/],
    [
      'impersonation_risk',
      'alert',
      'rnetamask.base.eth',
      /“rn” reads as “m” in “rnetamask”, under “base.eth”\.$/,
    ],
    ['impersonation_risk', 'alert', 'pay.vitaIik.eth', /reads as “l” in “vitaIik”\.$/],
    ['impersonation_risk', 'skip', `canoé.${UNKNOWN}`, /only by its hash/],
    ['impersonation_risk', 'skip', 'дa.eth', /no canonical form/],
    ['impersonation_risk', 'skip', 'a..eth', /no canonical form/],
    ['impersonation_risk', 'skip', '\u00ad.eth', /no canonical form/],
    ['decentralized_name', 'pass', '', /owner of another name does not control/],
    ['decentralized_name', 'pass', 'eth', /owner of another name does not control/],
    ['decentralized_name', 'pass', 'nick.eth', /owner of another name does not control/],
    ['decentralized_name', 'info', 'b.a.nick.eth', /a subname of “nick.eth”, whose owner may/],
    ['decentralized_name', 'info', 'nick.com', /DNS top-level domain “com”/],
    ['decentralized_name', 'warn', 'nick.nowhere', /no naming system that we know/],
    ['decentralized_name', 'warn', 'nick.sol', /belongs to Solana’s name service/],
    ['decentralized_name', 'warn', 'nick.eth\n', /“nick.eth” was probably meant/],
    ['namewrapper_fuses', 'skip', 'nick.eth', /on the blockchain/],
    ['uninspected', 'alert', `${'a'.repeat(197)}.eth`, /201 characters/],
  ])('returns %s with status %s for %j', (check, status, name, message) => {
    const result = inspect(name).checks.find((other) => other.check === check);
    expect(result).toMatchObject({ check_name: CHECK_NAMES[check], status });
    expect(result?.message).toMatch(message);
  });

  it('returns each check only on its levels', () => {
    const report = inspect('nick.eth');
    const [label] = report.labels ?? [];
    const grapheme = inspector.inspectGrapheme('n');
    const listCodes = (checks: readonly { check: CheckCode }[]) =>
      CHECK_CODES.filter((code) => checks.some(({ check }) => check === code));
    expect(listCodes(report.checks)).toEqual(
      CHECK_CODES.filter((code) => !['uninspected', 'punycode_compatible_label'].includes(code)),
    );
    expect(listCodes(label?.checks ?? [])).toEqual([
      'invisible',
      'normalized',
      'mixed_scripts',
      'confusables',
      'unknown_label',
      'typing_difficulty',
      'namewrapper_compatible',
      'font_support',
      'punycode_compatible_label',
    ]);
    expect(grapheme.ok && listCodes(grapheme.value.checks)).toEqual([
      'invisible',
      'normalized',
      'confusables',
      'typing_difficulty',
      'font_support',
    ]);
  });
});

describe('a name that is not inspected', () => {
  it('has one risk, and all other checks are skipped', () => {
    const report = inspect('É'.repeat(201));
    expect(report).toMatchObject({
      inspected: false,
      rating: 4,
      risk_count: 1,
      highest_risk: { check: 'uninspected', status: 'alert' },
      normalization: 'unnormalized',
      beautiful_name: null,
      canonical_name: null,
      looks_like: null,
      labels: null,
    });
    expect(new Set(report.checks.slice(1).map(({ status }) => status))).toEqual(new Set(['skip']));
  });

  it('has more than 200 characters, counted in code points', () => {
    for (const character of ['a', '😀', '.']) {
      expect(inspect(character.repeat(200)).inspected).toBe(true);
      expect(inspect(character.repeat(201)).inspected).toBe(false);
    }
  });

  it('still has a normalization status', () => {
    expect(inspect('a'.repeat(201))).toMatchObject({
      inspected: false,
      normalization: 'normalized',
      beautiful_name: 'a'.repeat(201),
    });
  });

  it.each([
    [5, 'x'.repeat(100), false],
    [2, 'x', true],
  ])('with %d unknown labels before %s, inspected is %s', (count, label, inspected) => {
    const name = `${`${UNKNOWN}.`.repeat(count)}${label}`;
    expect(inspect(name)).toMatchObject({ inspected, normalization: 'unknown' });
  });
});

describe('an unknown label', () => {
  it('has a hash but no graphemes, and passes the checks that judge graphemes', () => {
    const [label] = inspect(`${UNKNOWN}.eth`).labels ?? [];
    expect(label).toMatchObject({
      labelhash: `0x${'5d'.repeat(32)}`,
      normalization: 'unknown',
      beautiful_label: null,
      canonical_label: UNKNOWN,
      graphemes: null,
      normalization_error: null,
    });
    const getStatus = (check: CheckCode) =>
      label?.checks.find((result) => result.check === check)?.status;
    expect(getStatus('invisible')).toBe('pass');
    expect(getStatus('font_support')).toBe('pass');
    expect(getStatus('normalized')).toBe('skip');
    expect(getStatus('unknown_label')).toBe('alert');
  });
});
