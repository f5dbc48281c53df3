import { afterEach, describe, expect, it, vi } from 'vitest';
import { MAX_INSPECTED_CHARACTERS } from '../contract/limits.ts';
import { displayName, type InspectName } from './display-name.ts';

const [UNKNOWN, OTHER] = ['ab', 'cd'].map((digits) => `[${digits.repeat(32)}]`);

/** Fails if it is called. */
const inspectNothing: InspectName = () => Promise.reject(new Error('inspect was called'));

describe('displayName', () => {
  it.each([
    ['vitalik.eth', 'pass', 'This is the known name of Vitalik Buterin (person).'],
    ['some-ordinary-name.eth', 'pass', 'No problem found in the spelling.'],
    ['rnetamask.eth', 'alert', 'Don’t send. This is not metamask.eth.'],
    ['vitalìk.eth', 'alert', 'Don’t send. This is not vitalik.eth.'],
    ['привет.eth', 'pass', 'No problem found in the spelling.'],
    ['нарру.eth', 'pass', 'No problem found in the spelling.'],
    ['example.com', 'pass', 'No problem found in the spelling.'],
    ['vitalik.etn', 'warn', 'Look closely: this name doesn’t end in “.eth”. Check vitalik.eth.'],
    [`${UNKNOWN}.eth`, 'alert', 'Don’t send. Part of this name is unknown.'],
    [`${UNKNOWN}.${OTHER}`, 'alert', 'Don’t send. Part of this name is unknown.'],
    [`${UNKNOWN}.vitalik.eth`, 'alert', 'Don’t send. Part of this name is unknown.'],
    [`vitalik.${UNKNOWN}`, 'alert', 'Don’t send. Part of this name is unknown.'],
    [`${UNKNOWN}.vitalìk.eth`, 'alert', 'Don’t send. This is not vitalik.eth.'],
    [`vitalìk.${UNKNOWN}`, 'alert', 'Don’t send. This is not vitalik.eth.'],
    ['\u{13080}\u{13441}.eth', 'alert', 'Don’t send. This name hides a character.'],
    ['\u{13080}\u{13443}.eth', 'pass', 'No problem found in the spelling.'],
  ])('accepts %s with the status %s and the headline "%s"', async (name, status, headline) => {
    expect(await displayName(name)).toMatchObject({ ok: true, verdict: { status, headline } });
  });

  it.each([
    ['Vitalik.eth', 'not_normalized', 'Use vitalik.eth.'],
    ['vita\u200blik.eth', 'not_normalized', 'Don’t send. This name hides a character.'],
    ['a_b.eth', 'not_normalized', 'Don’t send. ENS doesn’t use this spelling.'],
  ])('rejects %j as %s with the headline "%s"', async (name, code, headline) => {
    const displayed = await displayName(name);
    expect(displayed).toMatchObject({ ok: false, code, verdict: { headline } });
    expect(displayed.ok || displayed.reason).toMatch(/ENSIP-15/);
  });

  it.each([
    ['pay\u202epal', 'Don’t send. This name hides a character.'],
    ['', 'Don’t send. ENS doesn’t use this spelling.'],
    ['a_b', 'Don’t send. ENS doesn’t use this spelling.'],
    ['сбег', 'Don’t send. ENS doesn’t use this spelling.'],
    ['[ab]', 'Don’t send. ENS doesn’t use this spelling.'],
    ['PAYPAL', 'Don’t send. ENS doesn’t use this spelling.'],
    // ENS also rejects this label, but the report for the whole name shows only the highest risk: the imitation.
    ['pаypal', 'Don’t send. This is not paypal.eth.'],
  ])('rejects %j next to an unknown label with the headline "%s"', async (label, headline) => {
    const refused = { ok: false, code: 'not_normalized', verdict: { status: 'alert', headline } };
    for (const name of [
      `${UNKNOWN}.${label}.eth`,
      `${label}.${UNKNOWN}.eth`,
      `${label}.${UNKNOWN}`,
      `${OTHER}.${label}.${UNKNOWN}`,
    ]) {
      expect(await displayName(name)).toMatchObject(refused);
    }
  });

  it('rejects a name whose report has no normalization status', async () => {
    const { verdict } = await displayName('a-name.eth');
    const { normalization, ...report } = verdict?.report ?? {};
    const inspect = (async () => report) as unknown as InspectName;
    const displayed = await displayName('a-name.eth', { inspect });
    expect([normalization, displayed.ok]).toEqual(['normalized', false]);
  });

  it.each([
    ['', 'empty'],
    [null, 'empty'],
    [undefined, 'empty'],
    ['a\ud800.eth', 'invalid_unicode'],
    [`${'a'.repeat(MAX_INSPECTED_CHARACTERS)}.eth`, 'not_inspected'],
    ['😀'.repeat(MAX_INSPECTED_CHARACTERS + 1), 'not_inspected'],
    ['\u202e'.repeat(1e6), 'not_inspected'],
  ])('rejects empty, invalid and very long names without an inspection', async (name, code) => {
    const displayed = await displayName(name, { inspect: inspectNothing });
    expect(displayed).toMatchObject({ ok: false, code, verdict: null });
    expect(displayed.text.length).toBeLessThan(100);
  });

  it('inspects a name of the maximum length', async () => {
    const name = `${'😀'.repeat(MAX_INSPECTED_CHARACTERS - 4)}.eth`;
    await expect(displayName(name, { inspect: inspectNothing })).rejects.toThrow('was called');
    expect(await displayName(name)).toMatchObject({ ok: true, isShortened: true });
  });

  it('uses the given inspect function and maximum length', async () => {
    const { verdict } = await displayName('rnetamask.eth');
    const inspect: InspectName = async (name) => ({
      ...(verdict?.report as NonNullable<typeof verdict>['report']),
      name,
      inspected: false,
    });
    expect(
      await displayName('a-name-that-is-long-enough.eth', { inspect, maxLength: 24 }),
    ).toMatchObject({ ok: false, code: 'not_inspected', isShortened: true });
  });

  it('isolates right-to-left labels in the headline and the evidence', async () => {
    const displayed = await displayName('שלום.etn');
    expect(displayed.verdict?.headline).toContain('\u2068\u2068שלום\u2069.eth\u2069');
    const { verdict } = await displayName('vitalikא.eth');
    expect(verdict?.evidence).toContain('“vitalik\u2068א\u2069”');
  });
});

describe('headline and evidence', () => {
  it.each([
    ...['가\u{e0061}', '😀\u{e0061}', 'a\u0600', 'a\ue000', 'a\u{16fe4}', 'a\u2800'],
    ...['\u{13080}\u{13441}', 'a\u{1d159}', 'a\u{e0fff}'],
  ])('contain no hidden characters of %j', async (label) => {
    const { verdict } = await displayName(`${label}.eth`);
    expect(verdict?.evidence).toBeTruthy();
    expect(`${verdict?.headline}${verdict?.evidence}`).not.toMatch(
      /(?![\u2068\u2069])[\p{C}\p{Default_Ignorable_Code_Point}\u2800\u{13441}\u{16fe4}\u{1d159}]/u,
    );
  });
});

describe('an engine module that fails to load', () => {
  afterEach(() => vi.doUnmock('./inspect-any-name.ts'));

  it('rejects only the call that needed it', async () => {
    vi.resetModules();
    let attempts = 0;
    vi.doMock('./inspect-any-name.ts', async (load) => {
      attempts++;
      if (attempts === 1) throw new Error('offline');
      return load();
    });
    const { displayName: reloadedDisplayName } = await import('./display-name.ts');
    expect(await reloadedDisplayName('vitalik.eth')).toMatchObject({ ok: true });
    await expect(reloadedDisplayName('привет.eth')).rejects.toThrow();
    expect(await reloadedDisplayName('привет.eth')).toMatchObject({ ok: true });
    expect(attempts).toBe(2);
  });
});
